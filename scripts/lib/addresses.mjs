/** The three addresses: PORT moves all of them, keeping the offsets. */
export function addresses(env = process.env) {
  const port = Number(env.PORT || 4600);
  if (!Number.isInteger(port) || port < 1 || port > 65_515)
    throw new Error(`PORT must be a number from 1 to 65515, not "${env.PORT}"`);
  const host = env.HOST || '127.0.0.1';
  const shown = host === '0.0.0.0' ? '127.0.0.1' : host;
  const at = (offset) => ({ port: port + offset, host, url: `http://${shown}:${port + offset}` });
  return { sandbox: at(0), site: at(10), partner: at(20) };
}
