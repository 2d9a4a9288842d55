import type { Server, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Callers that keep their connections are told to leave them in the answer they get next; those are not reset in between. */
const graceMs = 250;
/** Who has not been answered by then never will be. */
const stopTimeoutMs = 5000;
const stopStepMs = 50;

/** A server's end: what is in flight finishes, and every answer from then on closes its connection. */
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
      await pause(graceMs);
      const idle = setInterval(() => server.closeIdleConnections(), stopStepMs);
      const end = setTimeout(() => server.closeAllConnections(), stopTimeoutMs - graceMs);
      await new Promise<void>((resolve) => void server.close(() => resolve()));
      clearInterval(idle);
      clearTimeout(end);
    },
  };
}
