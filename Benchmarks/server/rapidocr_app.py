"""RapidOCR on OpenVINO behind FastAPI, as one would write it: a peer of `analyze serve`, not part of the project.

PEER_THREADS says how many threads a worker has.
"""
import os
import threading

import cv2
import numpy
from fastapi import FastAPI, Request
from fastapi.concurrency import run_in_threadpool
from rapidocr import EngineType, RapidOCR

ENGINE = EngineType.OPENVINO
READER = RapidOCR(params={
    "Det.engine_type": ENGINE, "Cls.engine_type": ENGINE, "Rec.engine_type": ENGINE, "Global.log_level": "error",
    "EngineConfig.openvino.inference_num_threads": int(os.environ.get("PEER_THREADS", "1"))})
ONE_AT_A_TIME = threading.Lock()

app = FastAPI()


@app.get("/")
def ready():
    return {"status": "ready"}


@app.post("/")
async def answer(request: Request):
    return await run_in_threadpool(read, await request.body())


def read(image):
    pixels = cv2.imdecode(numpy.frombuffer(image, numpy.uint8), cv2.IMREAD_COLOR)
    with ONE_AT_A_TIME:
        answer = READER(pixels)
    boxes = [] if answer.boxes is None else answer.boxes.tolist()
    return {"lines": [{"text": text, "quad": quad} for text, quad in zip(answer.txts or [], boxes)]}
