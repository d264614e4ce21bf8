import os
import subprocess
import sys
import time
import unittest

from scale.watched import Watched

# Two processes deep, in a session of its own, and its parent ends at once.
DAEMON = """
import subprocess, sys
work = "import time\\nuntil = time.process_time() + 1\\nwhile time.process_time() < until: pass\\ntime.sleep(60)"
child = subprocess.Popen([sys.executable, "-c", work], start_new_session=True)
print(child.pid, flush=True)
if sys.argv[1] == "stay": child.wait()
"""


class WatchedTests(unittest.TestCase):
    def start(self, argument):
        run = Watched([sys.executable, "-c", DAEMON, argument], dict(os.environ), stdout=subprocess.PIPE)
        self.addCleanup(run._process.stdout.close)
        return run, int(run._process.stdout.readline())

    def test_counts_what_all_processes_take(self):
        run, _ = self.start("stay")
        until = time.monotonic() + 20
        while run.cores() < 1 and time.monotonic() < until:
            time.sleep(0.1)
        self.assertTrue(run.running())
        run.kill()
        self.assertGreaterEqual(run.cores(), 1)
        self.assertEqual(run.cores("analyze"), 0)

    def test_nothing_is_left(self):
        run, daemon = self.start("leave")
        self.assertEqual(run.wait(20), 0)
        with self.assertRaises(ProcessLookupError):
            # Whoever takes care of orphans may not have seen its end yet.
            until = time.monotonic() + 5
            while time.monotonic() < until:
                os.kill(daemon, 0)
                time.sleep(0.05)
