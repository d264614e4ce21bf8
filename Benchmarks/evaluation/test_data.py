"""The tables of data suites, and cases that tell nothing."""
import unittest

from . import data, report


class UntoldCases(unittest.TestCase):
    def test_language_and_region_are_removed(self):
        case = {"id": "a", "text": "t", "language": "de", "region": "DE", "reference": "2026-01-01"}
        self.assertEqual(data.untold(case), {"id": "a", "text": "t", "reference": "2026-01-01"})


class HintsTable(unittest.TestCase):
    def test_compares_suites_that_have_an_f1(self):
        told = {"by_suite": {"own": {"phoneNumber": {"f1": 0.8}, "date": {"f1": None}}}}
        told["untold"] = {"by_suite": {"own": {"phoneNumber": {"f1": 0.6}, "date": {"f1": None}}}}
        lines = report.hints_table(told).splitlines()
        self.assertIn("| own | phoneNumber | 0.800 | 0.600 | 0.750 |", lines)
        self.assertIn("| mean |  | 0.800 | 0.600 | 0.750 |", lines)
        self.assertFalse(any("date" in line for line in lines))


if __name__ == "__main__":
    unittest.main()
