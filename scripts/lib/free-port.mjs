import net from 'node:net';

/** Below the ports that systems give to outgoing connections (Linux from 32768 on): one that is free here stays so until it is used. */
const first = 20_000;
const count = 10_000;
/** More than three addresses of one product. */
const step = 30;
/** Processes that look at the same time begin at different places. */
let next = (process.pid * 11 * step) % count;

const isFree = (port) =>
  new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** A free loopback port, with so many free ports above it; never the same port twice. */
export async function freePort(...above) {
  for (let turn = 0; turn < count / step; turn += 1) {
    const port = first + next;
    next = (next + step) % count;
    const free = await Promise.all([0, ...above].map((offset) => isFree(port + offset)));
    if (free.every(Boolean)) return port;
  }
  throw new Error(`no free port from ${first} to ${first + count}`);
}
