import net from 'node:net';

/** Below the ports that systems give to outgoing connections (Linux from 32768 on): one that is free here stays so until it is used. */
const first = 20_000;
/** More than three addresses of one product. */
const step = 30;
const places = 333;
/** Processes that look at the same time begin at different places. */
let next = (process.pid * 11) % places;

const listen = (port) =>
  new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(null));
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
const close = (server) => new Promise((resolve) => server.close(resolve));

async function isFree(port) {
  const server = await listen(port);
  if (server) await close(server);
  return server !== null;
}

/**
 * A free loopback port, with so many free ports above it; never the same port twice. Until a server listens there,
 * seconds later, the last port of its place is held: two processes that look at once would be given the same one, and a
 * test would talk to the server of another.
 */
export async function freePort(...above) {
  for (let turn = 0; turn < places; turn += 1) {
    const port = first + next * step;
    next = (next + 1) % places;
    const held = await listen(port + step - 1);
    if (!held) continue;
    const free = await Promise.all([0, ...above].map((offset) => isFree(port + offset)));
    if (free.every(Boolean)) {
      held.unref();
      return port;
    }
    await close(held);
  }
  throw new Error(`no free port from ${first} to ${first + places * step}`);
}
