import type { Server, ServerResponse } from 'node:http';
import { setImmediate as reading, setTimeout as pause } from 'node:timers/promises';

/** The next answer on a kept-alive connection closes it; such connections are not reset in between. */
const graceMs = 250;
/** The grace is taken in steps: a process that was blocked runs its timers before it reads the requests that have arrived meanwhile. */
const graceSteps = 5;
/** Requests without an answer by then never get one. */
const stopTimeoutMs = 5000;
const stopStepMs = 50;

/** A server's end: requests under way finish, and every answer from then on closes its connection. */
export function stopping(server: Server) {
  const open = new Set<ServerResponse>();
  let hasBegun = false;
  const leave = (response: ServerResponse): void => {
    if (!response.headersSent) response.setHeader('connection', 'close');
  };
  server.prependListener('request', (_request, response: ServerResponse) => {
    open.add(response);
    response.once('close', () => open.delete(response));
    if (hasBegun) leave(response);
  });
  return {
    hasBegun: (): boolean => hasBegun,
    async stop(): Promise<void> {
      hasBegun = true;
      for (const response of open) leave(response);
      for (let step = 0; step < graceSteps; step += 1) {
        await pause(graceMs / graceSteps);
        await reading();
      }
      const idle = setInterval(() => setImmediate(() => server.closeIdleConnections()), stopStepMs);
      const end = setTimeout(() => server.closeAllConnections(), stopTimeoutMs - graceMs);
      await new Promise<void>((resolve) => void server.close(() => resolve()));
      clearInterval(idle);
      clearTimeout(end);
    },
  };
}
