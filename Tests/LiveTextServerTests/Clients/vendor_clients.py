#!/usr/bin/env python3
"""Reads a sample through the vendors' own Python clients, unmodified but for the endpoint.

usage: vendor_clients.py http://127.0.0.1:PORT SampleImages/card-business.jpg API_KEY

The server wants the key; with another one, each client must report what it reports of its vendor's own service. Needs the
Python packages google-cloud-vision and azure-ai-vision-imageanalysis. The expectation lies beside the sample. Google's client
takes an endpoint with its scheme if it speaks REST.
"""
import json
import pathlib
import sys

from azure.ai.vision.imageanalysis import ImageAnalysisClient
from azure.ai.vision.imageanalysis.models import VisualFeatures
from azure.core.credentials import AzureKeyCredential
from azure.core.exceptions import ClientAuthenticationError
from google.api_core.client_options import ClientOptions
from google.api_core.exceptions import Unauthorized
from google.cloud import vision

SHARE_OF_WORDS = 0.9  # A few may be misread; a fault of the mapping loses them all.


def google(endpoint, image, key):
    client = vision.ImageAnnotatorClient(
        transport="rest", client_options=ClientOptions(api_endpoint=endpoint, api_key=key))
    picture = vision.Image(content=image)
    answer = client.document_text_detection(image=picture)
    assert not answer.error.message, answer.error
    # The other kind of question, and several at once, of which one cannot be answered.
    short = client.text_detection(image=picture)
    assert short.text_annotations == answer.text_annotations
    feature = vision.Feature(type_=vision.Feature.Type.TEXT_DETECTION)
    several = client.batch_annotate_images(requests=[
        vision.AnnotateImageRequest(image=vision.Image(content=content), features=[feature])
        for content in (image, b"no image", image)]).responses
    assert [bool(one.error.message) for one in several] == [False, True, False]
    assert several[0].text_annotations == several[2].text_annotations == answer.text_annotations
    words, text = [], ""
    for paragraph in (p for page in answer.full_text_annotation.pages for b in page.blocks for p in b.paragraphs):
        for word in paragraph.words:
            words.append(("".join(s.text for s in word.symbols), [(v.x, v.y) for v in word.bounding_box.vertices]))
            last = word.symbols[-1].property.detected_break.type_.name
            text += words[-1][0] + {"UNKNOWN": "", "SPACE": " "}.get(last, "\n")
    assert text.strip() == answer.full_text_annotation.text == answer.text_annotations[0].description
    assert [w[0] for w in words] == [entity.description for entity in answer.text_annotations[1:]]
    return words


def azure(endpoint, image, key):
    client = ImageAnalysisClient(endpoint=endpoint, credential=AzureKeyCredential(key))
    answer = client.analyze(image_data=image, visual_features=[VisualFeatures.READ])
    assert len(answer.read.blocks) == 1 and answer.metadata.width > 0
    words = [word for line in answer.read.blocks[0].lines for word in line.words]
    assert all(0 <= word.confidence <= 1 for word in words)
    return [(word.text, [(point.x, point.y) for point in word.bounding_polygon]) for word in words]


def refusal(client, refused, *arguments):
    """What the client says of a refusal, of the type that its vendor has for it."""
    try:
        client(*arguments)
    except refused as error:
        return error.message.splitlines()[0]
    raise AssertionError(f"{client.__name__}: a wrong key was taken")


def overlap(a, b):
    """How much of the upright boxes around two polygons they share."""
    boxes = [(min(x), min(y), max(x), max(y)) for x, y in (zip(*a), zip(*b))]
    (l, t, r, d), (l2, t2, r2, d2) = boxes
    shared = max(0, min(r, r2) - max(l, l2)) * max(0, min(d, d2) - max(t, t2))
    return shared / ((r - l) * (d - t) + (r2 - l2) * (d2 - t2) - shared)


def main(endpoint, sample, key):
    sample = pathlib.Path(sample)
    expected = [w for line in json.loads(sample.with_suffix(".json").read_text())["lines"] for w in line["words"]]
    for client, refused in ((google, Unauthorized), (azure, ClientAuthenticationError)):
        print(f"{client.__name__}: {refusal(client, refused, endpoint, sample.read_bytes(), key + '?')}")
        found = client(endpoint, sample.read_bytes(), key)
        read = [w for w in expected if any(w["text"] == t and overlap(w["quad"], q) > 0.5 for t, q in found)]
        print(f"{client.__name__}: {len(read)} of {len(expected)} words in their place")
        assert len(read) >= SHARE_OF_WORDS * len(expected), (expected, found)


if __name__ == "__main__":
    main(*sys.argv[1:])
