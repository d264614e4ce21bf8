"""What a cluster that reads pictures is made of: pictures, machines, and a way to hand the work out."""
import dataclasses
import math


@dataclasses.dataclass(frozen=True)
class Service:
    """What pictures take."""
    seconds: tuple  # core-seconds of each picture of a sample, measured
    hostile: float = 0.0001  # the share of pictures that end or hang their process
    deadline: float = 60.0  # seconds that such a picture takes: the reader's own deadline
    start: float = 0.5  # seconds until a process can read

    @property
    def mean(self):
        return sum(self.seconds) / len(self.seconds)

    @property
    def deviation(self):
        mean = self.mean
        return math.sqrt(sum((value - mean) ** 2 for value in self.seconds) / len(self.seconds))

    def of_group(self, count, rng):
        """Core-seconds of so many pictures. Few are drawn one by one; the sum of many is all but normal."""
        if count <= 30:
            work = sum(rng.choices(self.seconds, k=count))
        else:
            work = max(0.0, rng.gauss(count * self.mean, self.deviation * math.sqrt(count)))
        return work + poisson(count * self.hostile, rng) * (self.deadline + self.start)


@dataclasses.dataclass(frozen=True)
class Cluster:
    """Machines, and what goes wrong with them."""
    machines: int
    cores: int = 16
    spread: float = 0.08  # the deviation of the speed of machines of one kind
    slow: float = 0.01  # the share of machines that are slow …
    slowness: float = 3.0  # … by this factor, all the time
    hours_to_failure: float = 720.0  # mean, of a machine; 8 or so where machines may be taken away
    minutes_away: float = 10.0  # until it works again


@dataclasses.dataclass(frozen=True)
class Plan:
    """How the work is handed out."""
    name: str
    group: int  # pictures that are handed out and written together
    is_static: bool = False  # each core has its share from the beginning; else who is idle takes the next group
    lease: float = 1800.0  # seconds after which a group whose taker is gone is handed out again
    speculates: bool = False  # at the end, idle cores read again what others still read, and the first answer counts
    overhead: float = 2.0  # seconds a group: listing, opening, writing


def poisson(mean, rng):
    """How often something happens that happens so often in the mean."""
    if mean > 50:
        return max(0, round(rng.gauss(mean, math.sqrt(mean))))
    limit, product, count = math.exp(-mean), rng.random(), 0
    while product > limit:
        product *= rng.random()
        count += 1
    return count
