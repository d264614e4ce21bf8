"""Reads the images that it is given twice with RapidOCR: prints the answers, then the seconds of the second pass."""
import json
import sys
import time

from rapidocr import EngineType, RapidOCR

ENGINE = EngineType.OPENVINO


def main():
    reader = RapidOCR(params={
        "Det.engine_type": ENGINE, "Cls.engine_type": ENGINE, "Rec.engine_type": ENGINE, "Global.log_level": "error"})
    images = sys.argv[1:]
    answers = [reader(image) for image in images]
    start = time.perf_counter()
    for image in images:
        reader(image)
    seconds = time.perf_counter() - start
    for image, answer in zip(images, answers):
        boxes = [] if answer.boxes is None else answer.boxes.tolist()
        lines = [{"text": text, "quad": quad} for text, quad in zip(answer.txts or [], boxes)]
        print(json.dumps({"image": image, "lines": lines}))
    print(seconds)


if __name__ == "__main__":
    main()
