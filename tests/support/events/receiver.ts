import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  /** Its answer. */
  status: number;
}

/** A partner's server that takes events; `answer` gives the status, or a promise of one, or `drop`: the connection ends. */
export async function openReceiver(
  answer: (request: Omit<Received, 'status'>) => number | 'drop' | Promise<number | 'drop'> = () => 204,
) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const got = { path: request.url ?? '', headers: request.headers, body };
      void Promise.resolve(answer(got)).then((status) => {
        received.push({ ...got, status: status === 'drop' ? 0 : status });
        if (status === 'drop') return void request.socket.destroy();
        response.writeHead(status, status >= 300 && status < 400 ? { location: 'http://127.0.0.1:1/' } : {}).end();
      });
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
