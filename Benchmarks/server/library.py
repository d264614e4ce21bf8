"""The library's own speed, as its command line has it."""
import subprocess
import time

PASSES = (1, 3)


def seconds_an_image(analyze, pictures):
    """Seconds an image with all cores at work, without the start: the difference of two runs of different length."""
    seconds = []
    # The first run of all compiles the networks for this machine.
    subprocess.run([analyze, "--format", "jsonl", pictures[0]], check=True, stdout=subprocess.DEVNULL)
    for passes in PASSES:
        start = time.perf_counter()
        subprocess.run([analyze, "--format", "jsonl", *pictures * passes], check=True, stdout=subprocess.DEVNULL)
        seconds.append(time.perf_counter() - start)
    return (seconds[1] - seconds[0]) / (len(pictures) * (PASSES[1] - PASSES[0]))
