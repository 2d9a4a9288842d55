# Signs a one-time ticket. Python 3.8 or later, no packages.
import base64
import hashlib
import hmac
import json
import sys
import time
import uuid


def encode(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def encode_json(value):
    return encode(json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode())


def sign(app_id, kid, secret, user, name=None, mobile=None, now=None, jti=None):
    """A ticket for your user's own id. now (seconds) and jti are given by tests only."""
    now = int(time.time()) if now is None else now
    claims = {"iss": app_id, "sub": user, "aud": "travel-embed", "iat": now, "exp": now + 120, "jti": jti or str(uuid.uuid4())}
    if name:
        claims["name"] = name
    if mobile:
        claims["mobile"] = mobile
    text = encode_json({"alg": "HS256", "typ": "JWT", "kid": kid}) + "." + encode_json(claims)
    mac = hmac.new(secret.encode(), text.encode(), hashlib.sha256).digest()
    return text + "." + encode(mac)


# python3 sign.py: reads one ticket's fields as JSON, writes the ticket.
if __name__ == "__main__":
    asked = json.loads(sys.stdin.buffer.read())
    key = asked["key"]
    print(sign(key["appId"], key["kid"], key["secret"], asked["user"], asked.get("name"), asked.get("mobile"), asked.get("now"), asked.get("jti")))
