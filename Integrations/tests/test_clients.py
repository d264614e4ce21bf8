"""Unmodified clients of other services and of Tesseract, against this program: `make integrations`."""

import base64
import json
import os
import subprocess
import urllib.request
from pathlib import Path

import pytest

SAMPLES = Path(__file__).parents[2] / "SampleImages"
CARD = SAMPLES / "card-business.jpg"
NAME = "Rosalind Achterberg"
SERVER = os.environ["SERVER"]


def ask(method, path, body=None, **headers):
    request = urllib.request.Request(SERVER + path, body, {k.replace("_", "-"): v for k, v in headers.items()}, method=method)
    with urllib.request.urlopen(request, timeout=120) as answer:
        return answer.read(), answer.headers


def form(*parts):
    lines = []
    for name, filename, value in parts:
        file = f'; filename="{filename}"' if filename else ""
        lines += [b"--b", f'Content-Disposition: form-data; name="{name}"{file}'.encode(), b"", value]
    return b"\r\n".join([*lines, b"--b--", b""])


@pytest.fixture(scope="module")
def tesseract():
    import pytesseract

    pytesseract.pytesseract.tesseract_cmd = os.environ["TESSERACT"]
    return pytesseract


def test_pytesseract_about(tesseract):
    assert str(tesseract.get_tesseract_version()) == "5.3.0"
    assert {"eng", "deu", "osd"} <= set(tesseract.get_languages())


def test_pytesseract_text(tesseract):
    from PIL import Image

    assert NAME in tesseract.image_to_string(str(CARD))
    assert NAME in tesseract.image_to_string(Image.open(CARD), lang="eng", config="--psm 6")


def test_pytesseract_tables(tesseract):
    data = tesseract.image_to_data(str(CARD), output_type=tesseract.Output.DICT)
    place = data["text"].index("Rosalind")
    assert data["conf"][place] > 50 and data["width"][place] > data["height"][place] > 10
    boxes = tesseract.image_to_boxes(str(CARD), output_type=tesseract.Output.DICT)
    assert "".join(boxes["char"]).startswith("Alder&Finch") and min(boxes["top"]) > 0


def test_pytesseract_orientation(tesseract):
    found = tesseract.image_to_osd(str(SAMPLES / "letter-sideways.jpg"), output_type=tesseract.Output.DICT)
    assert (found["orientation"], found["rotate"], found["script"]) == (90, 270, "Latin")


def test_pytesseract_documents(tesseract):
    assert b"ocrx_word" in tesseract.image_to_pdf_or_hocr(str(CARD), extension="hocr")
    assert tesseract.image_to_pdf_or_hocr(str(CARD), extension="pdf").startswith(b"%PDF-")
    assert b"<alto" in tesseract.image_to_alto_xml(str(CARD))
    text, data = tesseract.run_and_get_multiple_output(str(CARD), extensions=["txt", "tsv"])
    assert NAME in text and data.startswith("level\t")


def test_pytesseract_failures(tesseract):
    with pytest.raises(tesseract.TesseractError):
        tesseract.image_to_string(str(CARD), lang="xyz")
    with pytest.raises(tesseract.TesseractError):
        tesseract.image_to_string(str(Path(__file__)))


def test_azure_document_intelligence():
    from azure.ai.documentintelligence import DocumentIntelligenceClient
    from azure.core.credentials import AzureKeyCredential

    client = DocumentIntelligenceClient(SERVER, AzureKeyCredential("key"), enforce_https=False)
    poller = client.begin_analyze_document("prebuilt-read", CARD.read_bytes(), content_type="application/octet-stream")
    result = poller.result(timeout=120)
    assert NAME in result.content
    for word in result.pages[0].words:
        assert result.content[word.span.offset : word.span.offset + word.span.length] == word.content
        assert len(word.polygon) == 8


def test_azure_document_intelligence_pdf(tmp_path):
    """As paperless-ngx asks: a document with its text layer, which is its archive."""
    from azure.ai.documentintelligence import DocumentIntelligenceClient
    from azure.ai.documentintelligence.models import AnalyzeDocumentRequest
    from azure.core.credentials import AzureKeyCredential
    from azure.core.exceptions import HttpResponseError

    client = DocumentIntelligenceClient(SERVER, AzureKeyCredential("key"), enforce_https=False)
    document = AnalyzeDocumentRequest(bytes_source=CARD.read_bytes())
    poller = client.begin_analyze_document("prebuilt-read", document, output_content_format="text", output=["pdf"])
    assert NAME in poller.result(timeout=120).content
    identifier = poller.details["operation_id"]
    file = tmp_path / "card.pdf"
    file.write_bytes(b"".join(client.get_analyze_result_pdf(model_id="prebuilt-read", result_id=identifier)))
    assert NAME in subprocess.run(["pdftotext", file, "-"], stdout=subprocess.PIPE, text=True, check=True).stdout
    client.delete_analyze_result("prebuilt-read", identifier)
    with pytest.raises(HttpResponseError):
        b"".join(client.get_analyze_result_pdf(model_id="prebuilt-read", result_id=identifier))


def test_mistral():
    from mistralai.client import Mistral

    client = Mistral(api_key="key", server_url=SERVER)
    url = "data:image/jpeg;base64," + base64.b64encode(CARD.read_bytes()).decode()
    answer = client.ocr.process(model="mistral-ocr-latest", document={"type": "image_url", "image_url": url})
    assert NAME in answer.pages[0].markdown
    file = client.files.upload(file={"file_name": "card.jpg", "content": CARD.read_bytes()}, purpose="ocr")
    signed = client.files.get_signed_url(file_id=file.id)
    answer = client.ocr.process(model="m", document={"type": "document_url", "document_url": signed.url})
    assert NAME in answer.pages[0].markdown and answer.usage_info.pages_processed == 1
    assert client.files.delete(file_id=file.id).deleted


def test_tika():
    text, _ = ask("PUT", "/tika", CARD.read_bytes(), Accept="text/plain")
    assert NAME in text.decode()
    body, _ = ask("PUT", "/tika/text", CARD.read_bytes(), Content_Type="image/jpeg")
    assert NAME in json.loads(body)["X-TIKA:content"]
    assert ask("GET", "/version")[0].startswith(b"Apache Tika")


def test_immich():
    entries = {
        "ocr": {
            "detection": {"modelName": "PP-OCRv5_mobile", "options": {"minScore": 0.5, "maxResolution": 736}},
            "recognition": {"modelName": "PP-OCRv5_mobile", "options": {"minScore": 0.8}},
        }
    }
    assert ask("GET", "/ping")[0] == b"pong"
    body = form(("entries", None, json.dumps(entries).encode()), ("image", "blob", CARD.read_bytes()))
    found = json.loads(ask("POST", "/predict", body, Content_Type="multipart/form-data; boundary=b")[0])
    assert NAME in found["ocr"]["text"] and len(found["ocr"]["box"]) == 8 * len(found["ocr"]["text"])


def test_open_webui():
    body, _ = ask("PUT", "/process", CARD.read_bytes(), Content_Type="image/jpeg", X_Filename="card.jpg")
    assert NAME in json.loads(body)["page_content"]


def test_docling_serve():
    body = form(("files", "card.jpg", CARD.read_bytes()))
    found = json.loads(ask("POST", "/v1/convert/file", body, Content_Type="multipart/form-data; boundary=b")[0])
    assert found["status"] == "success" and NAME in found["document"]["md_content"]


def test_umi():
    body = json.dumps({"base64": base64.b64encode(CARD.read_bytes()).decode()}).encode()
    found = json.loads(ask("POST", "/api/ocr", body, Content_Type="application/json")[0])
    assert found["code"] == 100 and NAME in [line["text"] for line in found["data"]]
