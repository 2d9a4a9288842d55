import { ensurePackages } from './lib/setup.mjs';

ensurePackages();
const { build } = await import('./lib/build.mjs');
const { addresses } = await import('./lib/addresses.mjs');
const { startDemoServers } = await import('./lib/demo-servers.mjs');
const { http } = await import('./lib/http.mjs');

/** A wrong PORT is told before anything is built. */
const { sandbox, site, partner } = (() => {
  try {
    return addresses();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
})();
await build({ log: (line) => console.log(line) });
const { startServer } = await import('../.build/sandbox/server.js');

const running = [];
let isStopping = false;
async function stop() {
  if (isStopping) return;
  isStopping = true;
  await Promise.all(running.map((server) => server.close()));
  process.exit(0);
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);

try {
  running.push(await startServer({ SEED_ORDERS: '1', SEED_HISTORY: '1000', RAIL_SEAT_SECONDS: '4', ...process.env }));
  running.push(await startDemoServers(process.env));
} catch (error) {
  console.error(
    error?.code === 'EADDRINUSE'
      ? `The port ${error.port} is taken. Stop the other process, or choose another with PORT=4700 npm start.`
      : (error?.message ?? error),
  );
  await Promise.all(running.map((server) => server.close()));
  process.exit(1);
}

console.log(`
travel-embed is ready

  partner demo pages   ${partner.url}
  first-party site     ${site.url}
  guide for partners   ${sandbox.url}/docs/guide/
  provider sandbox     ${sandbox.url}   API reference: ${sandbox.url}/docs
  npm package          npm install ${sandbox.url}/npm/travel-embed.tgz
`);
if (process.env.SANDBOX !== '0') {
  const answer = await http(`${sandbox.url}/sandbox/accounts`).json();
  const accounts = answer.accounts ?? answer.data?.accounts ?? answer;
  console.log('  accounts (password travel123)');
  for (const account of Array.isArray(accounts) ? accounts : [])
    console.log(`    ${account.mobilePhone}  ${account.member ?? account.memberTypeCN ?? ''}`);
  console.log(`
  app ids: default, skyline, harbour, meadow
  SMS codes: ${sandbox.url}/sandbox/sms?mobilePhone=13800000010
  a page of your own: curl -d origin=http://127.0.0.1:8080 ${sandbox.url}/sandbox/origins
  for some minutes after the first start a company's past is laid on behind the calls: its reports grow until then
  Ctrl-C stops everything.
`);
}
