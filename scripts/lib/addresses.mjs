/** Ports from 1024 on that browsers open no page on (Fetch standard, port blocking). */
const blocked = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080,
]);

/** The three addresses: PORT moves all of them, keeping the offsets. */
export function addresses(env = process.env) {
  const port = Number(env.PORT || 4600);
  if (!Number.isInteger(port) || port < 1 || port > 65_515)
    throw new Error(`PORT must be a number from 1 to 65515, not "${env.PORT}"`);
  for (const offset of [0, 10, 20])
    if (blocked.has(port + offset))
      throw new Error(`Browsers open no page on port ${port + offset}. Choose another: PORT=4700 npm start.`);
  const host = env.HOST || '127.0.0.1';
  const shown = host === '0.0.0.0' ? '127.0.0.1' : host;
  const at = (offset) => ({ port: port + offset, host, url: `http://${shown}:${port + offset}` });
  return { sandbox: at(0), site: at(10), partner: at(20) };
}
