"""What a simulated cluster takes, where it can be worked out by hand."""
import unittest

from scale.cluster import Cluster, Plan, Service
from scale.simulation import Simulation

EVEN = Service((2.0,), hostile=0, start=0)
ALIKE = dict(spread=0, slow=0, hours_to_failure=1e12)


def run(pictures, service=EVEN, plan=Plan("", 10, overhead=0), **cluster):
    return Simulation(pictures, service, Cluster(**{"machines": 5, "cores": 2, **ALIKE, **cluster}), plan).run()


class SimulationTests(unittest.TestCase):
    def test_equal_pictures_on_equal_cores(self):
        # 100 groups of 20 s on ten cores.
        for is_static in (False, True):
            outcome = run(1000, plan=Plan("", 10, overhead=0, is_static=is_static))
            self.assertAlmostEqual(outcome.makespan, 200)
            self.assertAlmostEqual(outcome.useful, outcome.paid)
            self.assertEqual(outcome.repeated, 0)

    def test_a_last_group_of_fewer_pictures(self):
        self.assertAlmostEqual(run(13, machines=1, cores=1).makespan, 26)

    def test_slow_machines_hold_up_those_whose_share_is_fixed(self):
        slow = dict(machines=10, slow=0.3, slowness=4)
        fixed = run(20_000, plan=Plan("", 10, overhead=0, is_static=True), **slow)
        queued = run(20_000, **slow)
        # 100 groups each; the slow ones take four times as long.
        self.assertAlmostEqual(fixed.makespan, 8000)
        self.assertLess(queued.makespan, fixed.makespan / 2)
        self.assertAlmostEqual(queued.useful, queued.busy)

    def test_reading_the_last_groups_twice_ends_sooner(self):
        slow = dict(machines=10, slow=0.3, slowness=10)
        once = run(4000, **slow)
        twice = run(4000, plan=Plan("", 10, overhead=0, speculates=True), **slow)
        self.assertLess(twice.makespan, once.makespan - 50)
        self.assertGreater(twice.repeated, 0)
        self.assertGreater(twice.busy, twice.useful)

    def test_groups_of_machines_that_fail_are_read_again(self):
        for is_static in (False, True):
            plan = Plan("", 10, overhead=0, is_static=is_static, lease=100)
            outcome = run(20_000, plan=plan, hours_to_failure=0.5, minutes_away=1)
            self.assertGreater(outcome.repeated, 0)
            # 2,000 groups of 20 s each counted once.
            self.assertAlmostEqual(outcome.useful, 40_000)
            self.assertGreater(outcome.makespan, 4000)

    def test_hostile_pictures_take_their_deadline(self):
        outcome = run(10_000, service=Service((2.0,), hostile=0.01, deadline=60, start=0))
        self.assertAlmostEqual(outcome.useful / (20_000 + 100 * 60), 1, delta=0.1)


if __name__ == "__main__":
    unittest.main()
