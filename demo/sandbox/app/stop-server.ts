import type { Server, ServerResponse } from 'node:http';
import { setImmediate as reading, setTimeout as pause } from 'node:timers/promises';

/** The next answer on a kept-alive connection closes it; none is reset before no caller has come for so long. */
const graceMs = 250;
/** The grace is taken in steps: a process that was blocked runs its timers before it reads the requests that have arrived meanwhile. */
const graceStepMs = 50;
/** Requests without an answer by then never get one. */
const stopTimeoutMs = 5000;
const stopStepMs = 50;

/** A server's end: requests under way finish, and every answer from then on closes its connection. */
export function stopping(server: Server) {
  const open = new Set<ServerResponse>();
  let hasBegun = false;
  let graceLeftMs = graceMs;
  const leave = (response: ServerResponse): void => {
    if (!response.headersSent) response.setHeader('connection', 'close');
  };
  server.prependListener('request', (_request, response: ServerResponse) => {
    open.add(response);
    response.once('close', () => open.delete(response));
    if (!hasBegun) return;
    leave(response);
    graceLeftMs = graceMs;
  });
  server.prependListener('connection', () => (graceLeftMs = graceMs));
  return {
    hasBegun: (): boolean => hasBegun,
    async stop(): Promise<void> {
      hasBegun = true;
      for (const response of open) leave(response);
      let left = stopTimeoutMs;
      for (; left > graceMs && graceLeftMs > 0; left -= graceStepMs) {
        graceLeftMs -= graceStepMs;
        await pause(graceStepMs);
        await reading();
      }
      const idle = setInterval(() => setImmediate(() => server.closeIdleConnections()), stopStepMs);
      const end = setTimeout(() => server.closeAllConnections(), left);
      await new Promise<void>((resolve) => void server.close(() => resolve()));
      clearInterval(idle);
      clearTimeout(end);
    },
  };
}
