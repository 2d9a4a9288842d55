# Verifies a server event (Standard Webhooks). Python 3.8 or later, no packages.
import base64
import hashlib
import hmac
import json
import re
import sys
import time


def verify_event(headers, body, secrets, now=None):
    """The event of a request, or ValueError: then answer 400.

    headers: names in small letters. body: the text as it came, not parsed. secrets: whsec_..., two of them while you
    change the secret. now (seconds) is given by tests only.
    """
    now = int(time.time()) if now is None else now
    event_id = headers.get("webhook-id")
    stamp = headers.get("webhook-timestamp") or ""
    if not event_id or not re.fullmatch(r"[0-9]{1,12}", stamp):
        raise ValueError("a header is missing")
    if abs(now - int(stamp)) > 300:
        raise ValueError("the timestamp is too far from now")
    signed = (event_id + "." + stamp + "." + body).encode()
    given = (headers.get("webhook-signature") or "").split(" ")
    for secret in secrets:
        key = base64.b64decode(secret[6:] if secret.startswith("whsec_") else secret)
        own = "v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
        if any(hmac.compare_digest(own.encode(), one.encode()) for one in given):
            return json.loads(body)
    raise ValueError("no signature is of this secret")


# python3 event.py: reads a request as JSON, writes the event's type, or why it is refused.
if __name__ == "__main__":
    asked = json.loads(sys.stdin.buffer.read())
    try:
        print(verify_event(asked["headers"], asked["body"], asked["secrets"], asked.get("now"))["type"])
    except ValueError as error:
        print("refused: " + str(error))
