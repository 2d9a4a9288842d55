/** `node .build/sandbox/keys.js`: the keys by which partners sign, for the operator (docs/running.md). */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { addKey, KeyError, listKeys, retireKey } from './app/operator/app-keys.ts';
import { openDatabase } from './ground/database/open-database.ts';

const help = `keys list   --app-id <id>
keys add    --app-id <id>                 prints a new key; its secret is shown this once
keys retire --app-id <id> --kid <key>     signs of this key are refused from now on

DATABASE_URL or DATA_DIR name the database. The embedded one is open to one process: stop the server before.`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'app-id': { type: 'string' },
      help: { type: 'boolean', short: 'h' },
      kid: { type: 'string', default: '' },
    },
  });
  const [command = ''] = positionals;
  const appId = values['app-id'];
  if (values.help) {
    console.log(help);
    process.exit(0);
  }
  if (!appId || !['list', 'add', 'retire'].includes(command)) throw new KeyError(help);
  const { env } = process;
  const { db, close } = await openDatabase({
    databaseUrl: env['DATABASE_URL'] || undefined,
    dataDir: env['DATA_DIR'] || '.sandbox',
  });
  try {
    if (command === 'list')
      for (const { kid, created_at } of await listKeys(db, appId))
        console.log(`${kid}  since ${new Date(created_at).toISOString()}`);
    else if (command === 'add') {
      const { kid, secret } = await addKey(db, appId, Date.now());
      console.log(`kid: ${kid}\nsecret: ${secret}`);
    } else {
      await retireKey(db, appId, values.kid, Date.now());
      console.log(`${values.kid} is retired`);
    }
  } finally {
    await close();
  }
} catch (error) {
  const isUsage = String((error as { code?: string }).code).startsWith('ERR_PARSE_ARGS');
  console.error(
    isUsage ? `${(error as Error).message}\n\n${help}` : error instanceof KeyError ? error.message : String(error),
  );
  process.exitCode = 1;
}
