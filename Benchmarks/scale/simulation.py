"""Plays through how a cluster reads pictures, from event to event."""
import bisect
import heapq
import itertools
import random


class Group:
    """Pictures that are read together."""

    def __init__(self, cost):
        self.cost = cost  # core-seconds on a machine of speed 1
        self.readers = 0  # cores that read it now
        self.is_done = False


class Machine:
    """How fast it is, and when it fails."""

    def __init__(self, cluster, rng):
        self.rng, self.mean = rng, cluster.hours_to_failure * 3600
        self.speed = max(0.3, rng.gauss(1, cluster.spread))
        if rng.random() < cluster.slow:
            self.speed /= cluster.slowness
        self.failures = [rng.expovariate(1 / self.mean)]

    def next_failure(self, now):
        while self.failures[-1] <= now:
            self.failures.append(self.failures[-1] + self.rng.expovariate(1 / self.mean))
        return self.failures[bisect.bisect_right(self.failures, now)]


class Simulation:
    """One run: `pictures` by `plan`. After `run`, the attributes say what it took."""

    def __init__(self, pictures, service, cluster, plan, seed=1):
        self.rng = random.Random(seed)
        self.service, self.cluster, self.plan = service, cluster, plan
        self.machines = [Machine(cluster, self.rng) for _ in range(cluster.machines)]
        self.cores = cluster.machines * cluster.cores
        self.remaining = -(-pictures // plan.group)  # groups without an answer
        self.last_group = pictures - (self.remaining - 1) * plan.group
        self.unread = self.remaining  # groups that nobody took yet
        self.shares = [self.remaining // self.cores + (core < self.remaining % self.cores) for core in range(self.cores)]
        self.returned, self.idle, self.late = [], [], []
        self.own = {}  # with static shares: the group that a core lost when its machine failed
        self.events, self.order = [], itertools.count()
        self.makespan = self.busy = self.useful = 0.0  # seconds; core-seconds at work, and of them not in vain
        self.repeated = 0  # groups begun again

    def run(self):
        for core in range(self.cores):
            self.at(self.service.start, self.freed, core)
        while self.remaining:
            now, _, event, argument = heapq.heappop(self.events)
            event(now, argument)
        # What is still being read a second time was in vain.
        self.busy += sum(
            self.makespan - argument[2] for _, _, event, argument in self.events if event in (self.ended, self.failed))
        return self

    @property
    def paid(self):
        """Core-seconds of all machines until the last answer."""
        return self.makespan * self.cores

    def at(self, time, event, argument):
        heapq.heappush(self.events, (time, next(self.order), event, argument))

    def freed(self, now, core):
        group = self.take(core)
        if group is None:
            self.idle.append(core)
            return
        machine = self.machines[core // self.cluster.cores]
        end, failure = now + group.cost / machine.speed, machine.next_failure(now)
        group.readers += 1
        if self.plan.speculates:
            heapq.heappush(self.late, (-end, next(self.order), group))
        self.at(min(end, failure), self.ended if end <= failure else self.failed, (core, group, now))

    def take(self, core):
        if self.plan.is_static:
            if core in self.own:
                return self.own.pop(core)
            if not self.shares[core]:
                return None
            self.shares[core] -= 1
        elif self.returned:
            return self.returned.pop()
        elif not self.unread:
            return self.latest() if self.plan.speculates else None
        self.unread -= 1
        count = self.plan.group if self.unread else self.last_group
        return Group(self.plan.overhead + self.service.of_group(count, self.rng))

    def latest(self):
        """The group that would end last, of those that one core reads."""
        while self.late:
            group = heapq.heappop(self.late)[2]
            if not group.is_done and group.readers == 1:
                self.repeated += 1
                return group
        return None

    def ended(self, now, work):
        core, group, start = work
        group.readers -= 1
        self.busy += now - start
        if not group.is_done:
            group.is_done = True
            self.remaining -= 1
            self.useful += now - start
            self.makespan = now
        self.freed(now, core)

    def failed(self, now, work):
        core, group, start = work
        group.readers -= 1
        self.busy += now - start
        back = now + self.cluster.minutes_away * 60
        if self.plan.is_static:
            self.own[core] = group
            self.repeated += 1
        elif not group.is_done and not group.readers:
            self.at(now + self.plan.lease, self.handed_back, group)
        self.at(back + self.service.start, self.freed, core)

    def handed_back(self, now, group):
        self.repeated += 1
        self.returned.append(group)
        if self.idle:
            self.freed(now, self.idle.pop())
