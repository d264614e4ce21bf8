"""What schemathesis has to be told about this service."""
import json

import schemathesis


@schemathesis.serializer("application/jsonl")
def lines(context, value):
    """Lines are texts already; what is none of them is sent as JSON, to be refused."""
    return value.encode("utf-8", "surrogatepass") if isinstance(value, str) else json.dumps(value).encode()
