// Verifies a server event (Standard Webhooks). Node.js 18 or later, no packages.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { pathToFileURL } from 'node:url';

/**
 * The event of a request, or an error: then answer 400. headers: names in small letters, as Node.js has them.
 * body: the text as it came, not parsed. secrets: whsec_…, two of them while you change the secret.
 * now (seconds) is given by tests only.
 */
export function verifyEvent(headers, body, secrets, now = Math.floor(Date.now() / 1000)) {
  const id = headers['webhook-id'];
  const time = headers['webhook-timestamp'];
  if (!id || !/^\d{1,12}$/.test(time ?? '')) throw new Error('a header is missing');
  if (Math.abs(now - Number(time)) > 300) throw new Error('the timestamp is too far from now');
  const given = (headers['webhook-signature'] ?? '').split(' ');
  for (const secret of secrets) {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    const own = Buffer.from(`v1,${createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64')}`);
    for (const signature of given.map((text) => Buffer.from(text)))
      if (signature.length === own.length && timingSafeEqual(signature, own)) return JSON.parse(body);
  }
  throw new Error('no signature is of this secret');
}

// node event.mjs: reads a request as JSON, writes the event's type, or why it is refused.
if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  let input = '';
  for await (const part of process.stdin) input += part;
  const { headers, body, secrets, now } = JSON.parse(input);
  try {
    console.log(verifyEvent(headers, body, secrets, now).type);
  } catch (error) {
    console.log(`refused: ${error.message}`);
  }
}
