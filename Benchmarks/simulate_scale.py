#!/usr/bin/env python3
"""Simulates how long a cluster takes to read very many pictures, and what that costs.

usage: simulate_scale.py ANSWERS.jsonl [--pictures 1e9] [--machines 1000] [--cores 16] [--seed 1]

ANSWERS are of `analyze --format jsonl --timings --cores 1 PICTURES`: how long each picture took on one core. Prints a table in
Markdown; what is assumed stands in scale/cluster.py.
"""
import argparse
import dataclasses
import json

from scale.cluster import Cluster, Plan, Service
from scale.simulation import Simulation

PLANS = [
    Plan("each core has its share", 500, is_static=True),
    Plan("queue, groups of 50", 50),
    Plan("queue, groups of 500", 500),
    Plan("queue, groups of 5,000", 5000),
    Plan("queue, groups of 500, the last ones twice", 500, speculates=True),
    Plan("queue, groups of 5,000, the last ones twice", 5000, speculates=True),
]


def measured(path):
    with open(path, encoding="utf-8") as lines:
        answers = [json.loads(line) for line in lines]
    seconds = tuple(answer["timings"]["total"] for answer in answers if "timings" in answer)
    if not seconds:
        raise SystemExit(f"{path} has no timings: write it with analyze --format jsonl --timings")
    return seconds


def clusters(arguments):
    usual = Cluster(arguments.machines, arguments.cores)
    return [
        ("all alike, none fails", dataclasses.replace(usual, spread=0, slow=0, hours_to_failure=1e9)),
        ("1 % are slow, a failure a month each", usual),
        ("the same, taken away every 8 hours", dataclasses.replace(usual, hours_to_failure=8)),
    ]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("answers")
    parser.add_argument("--pictures", type=float, default=1e9)
    parser.add_argument("--machines", type=int, default=1000)
    parser.add_argument("--cores", type=int, default=16)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    service = Service(measured(arguments.answers))
    pictures = int(arguments.pictures)
    ideal = pictures * service.mean / arguments.machines / arguments.cores
    print(f"{pictures:,} pictures, {arguments.machines:,} machines of {arguments.cores} cores; a picture takes "
          f"{service.mean:.2f} core-seconds in the mean of {len(service.seconds)} (deviation {service.deviation:.2f}), "
          f"{service.hostile:.2%} of them hang until the deadline of {service.deadline:.0f} s. Without anything else: "
          f"{ideal / 3600:.2f} h.\n")
    print("| machines | plan | hours | core-hours paid | of them in vain or idle | groups begun again |")
    print("|---|---|---:|---:|---:|---:|")
    for title, cluster in clusters(arguments):
        for plan in PLANS:
            run = Simulation(pictures, service, cluster, plan, seed=arguments.seed).run()
            print(f"| {title} | {plan.name} | {run.makespan / 3600:.2f} | {run.paid / 3600:,.0f} | "
                  f"{1 - run.useful / run.paid:.1%} | {run.repeated:,} |", flush=True)


if __name__ == "__main__":
    main()
