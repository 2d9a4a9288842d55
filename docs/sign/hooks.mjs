// A server that takes server events. Node.js 18 or later, no packages; event.mjs is beside it.
import { createServer } from 'node:http';
import { verifyEvent } from './event.mjs';

const secrets = (process.env.WEBHOOK_SECRETS ?? '').split(' ');
/** webhook-id of what is done; yours is a table with a unique column, written with the work itself. */
const done = new Set();

createServer((request, response) => {
  const parts = [];
  request.on('data', (part) => parts.push(part));
  request.on('end', () => {
    const body = Buffer.concat(parts).toString();
    try {
      const event = verifyEvent(request.headers, body, secrets);
      const id = request.headers['webhook-id'];
      if (!done.has(id)) console.log(event.type, JSON.stringify(event.data));
      done.add(id);
      response.writeHead(204).end();
    } catch (error) {
      console.log('refused:', error.message);
      response.writeHead(400).end();
    }
  });
}).listen(Number(process.env.PORT ?? 3000), '127.0.0.1');
