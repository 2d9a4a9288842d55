import process from 'node:process';
import { warmNetwork } from './products/flight/schedule/network.ts';
import { createSandbox } from './sandbox.ts';
import { serveSandbox } from './app/http/serve.ts';
import type { RunningServer } from './app/http/serve.ts';
import { fillHistory } from './app/seed/orders/fill-history.ts';
import { tellOrders } from './app/seed/orders/tell-orders.ts';
import { readOperatorToken } from './app/operator/access.ts';
import { createOperator } from './app/operator/operator.ts';
import { readCount, readSettings } from './app/settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const loopback = '127.0.0.1';

function readPort(text: string | undefined): number {
  const port = Number(text || 4600);
  if (!Number.isInteger(port) || port < 1 || port > 65_515)
    throw new Error(`PORT=${text} is no port; the demo pages need PORT + 20 as well.`);
  return port;
}

/** Starts the provider from the environment. Rejects with what the operator must change. */
export async function startServer(
  env: Environment = process.env,
  say: (line: string) => void = console.log,
): Promise<RunningServer> {
  const port = readPort(env['PORT']);
  const host = env['HOST'] || loopback;
  const settings = readSettings(env);
  if (settings.sandbox && host !== loopback) {
    throw new Error(
      `HOST=${host} would open the sandbox helpers (SMS codes, captcha answers) to the network. Use HOST=${loopback}, or SANDBOX=0.`,
    );
  }
  const proxies = readCount(env, 'PROXIES', 0, 0);
  // A proxy sends the name of its upstream, which is the one that the helpers trust.
  if (settings.sandbox && proxies > 0 && env['SANDBOX'] === undefined)
    throw new Error(
      `PROXIES=${proxies} would open the sandbox helpers (SMS codes, captcha answers) to all that the proxy serves. Use SANDBOX=0, or SANDBOX=1 behind a proxy of your own machine.`,
    );
  const operator = createOperator({
    token: readOperatorToken(env['OPERATOR_TOKEN']),
    isLocal: host === loopback && proxies === 0,
    slowStatementMs: readCount(env, 'SLOW_STATEMENT_MS', 0, 500),
  });
  const sandbox = await createSandbox({
    operator,
    databaseUrl: env['DATABASE_URL'] || undefined,
    connections: readCount(env, 'DATABASE_CONNECTIONS', 2, 20),
    dataDir: env['DATA_DIR'] || '.sandbox',
    delayQueriesMs: Number(env['DELAY_QUERIES_MS'] || 0),
    maxInFlight: Number(env['MAX_IN_FLIGHT'] || 0) || undefined,
    maxWaitMs: Number(env['MAX_WAIT_MS'] || 500),
    settings,
    port,
    seedOrders: env['SEED_ORDERS'] === '1',
    onOrders: tellOrders(say),
  });
  warmNetwork();

  const running = await serveSandbox(sandbox, host, port, proxies);
  const filling = fillHistory(sandbox.db, sandbox.now, readCount(env, 'SEED_HISTORY', 0, 0));
  return {
    ...running,
    async close() {
      await filling.stop();
      await running.close();
    },
  };
}

/** `node .build/sandbox/server.js` by itself, without the other two servers. */
if (process.argv[1] && import.meta.url === `file://${process.argv[1]}`) {
  const running = await startServer().catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
  console.log(`sandbox ready at ${running.url}`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => void running.close().then(() => process.exit(0)));
}
