import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { http } from '../../../scripts/lib/http.mjs';

/** Faults of a network for a file. */
export const faultKinds = ['503', 'html', 'dropped', 'broken'] as const;
type FaultKind = (typeof faultKinds)[number];

interface Fault {
  /** Beginning of the file's name. */
  chunk: string;
  kind: FaultKind;
  /** So many times it goes wrong. */
  times: number;
}

/** A release as a partner's page gets it over a network that loses one file; the page is served there too. */
export interface FaultyCdn {
  /** A page of its own for this fault: nothing another page has loaded or lost counts here. */
  page(fault: Fault): { url: string; fault: Fault; asked: string[] };
  close(): Promise<void>;
}

const html =
  '<!doctype html><html lang="zh-CN"><head><link rel="icon" href="data:,"><script src="cdn/v1/loader.js"></script></head><body><div data-travel-widget="flight-search" data-load="eager"></div></body></html>';

export async function startFaultyCdn(release: string): Promise<FaultyCdn> {
  const cases: { fault: Fault; asked: string[] }[] = [];
  const server = createServer((request, response) => {
    const [, number = '', rest = ''] = /^\/case-(\d+)\/(.*)$/.exec(request.url ?? '') ?? [];
    const known = cases[Number(number)];
    const answer = (status: number, type: string, body: string | Buffer) =>
      response.writeHead(status, { 'content-type': type, 'access-control-allow-origin': '*' }).end(body);
    if (!number || !known) return answer(404, 'text/plain', '');
    if (!rest.startsWith('cdn/')) return answer(200, 'text/html;charset=utf-8', html);
    const { fault, asked } = known;
    const [file, lost] = [rest, asked[0] ?? rest].map((address) => address.split('?')[0]);
    // Of several files with the name the first is lost: each has a button of its own.
    if (rest.startsWith(`cdn/assets/${fault.chunk}-`) && file === lost) {
      asked.push(rest);
      if (fault.times > 0) {
        fault.times -= 1;
        if (fault.kind === 'dropped') return void request.socket.destroy();
        if (fault.kind === '503') return answer(503, 'text/plain', 'busy');
        if (fault.kind === 'html') return answer(200, 'text/html', '<!doctype html><p>Log in to this network');
        return answer(200, 'text/javascript', 'export default [(a => {');
      }
    }
    http(`${release}/${rest.slice('cdn/'.length)}`).then(
      async (found) =>
        answer(found.status, found.headers.get('content-type') ?? 'text/plain', Buffer.from(await found.arrayBuffer())),
      () => answer(502, 'text/plain', ''),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    page(fault) {
      const one = { fault, asked: [] };
      return { ...one, url: `http://127.0.0.1:${port}/case-${cases.push(one) - 1}/page` };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
