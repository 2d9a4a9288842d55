#!/usr/bin/env node
/** `travel-embed`: commands for a partner's operator. */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { contentPolicyOf, policyText, withOurSources } from '#domain/partner/content-policy.ts';
import { sign } from './sign.ts';
import { isTravelError } from './travel-error.ts';

declare const __VERSION__: string;

const help = `travel-embed ${__VERSION__}

  travel-embed csp --api <url> [--cdn <url>] [--app-id <id>] [--nonce] [--policy <text>] [--json]
      The Content-Security-Policy directives that a page with the script tag needs, each with its reason.
      --policy: your present policy; it is printed again with what is missing.

  travel-embed sign --app-id <id> --kid <key> --user <id> [--name <text>] [--mobile <number>] [--life <seconds>]
      A one-time ticket for a user. The secret is read from TRAVEL_EMBED_SECRET, never from the command line.

  travel-embed sandbox [--port 4600] [--origin <url>]… [--data-dir <folder>]
      The provider on this machine, for your own pages and tests. Needs @electric-sql/pglite beside it.
`;

interface Testing {
  startSandbox(options: {
    port: number;
    origins: string[];
    dataDir?: string;
  }): Promise<{ url: string; loaderUrl: string; accounts: { mobilePhone: string }[]; close(): Promise<void> }>;
}

class UsageError extends Error {}

const options = {
  'app-id': { type: 'string' },
  api: { type: 'string' },
  cdn: { type: 'string' },
  'data-dir': { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  json: { type: 'boolean' },
  kid: { type: 'string' },
  life: { type: 'string' },
  mobile: { type: 'string' },
  name: { type: 'string' },
  nonce: { type: 'boolean' },
  origin: { type: 'string', multiple: true },
  policy: { type: 'string' },
  port: { type: 'string' },
  user: { type: 'string' },
  version: { type: 'boolean', short: 'v' },
} as const;
const parse = () => parseArgs({ options, allowPositionals: true });
type Given = ReturnType<typeof parse>['values'];

const need = (given: Given, name: 'app-id' | 'api' | 'kid' | 'user'): string => {
  const text = given[name];
  if (!text) throw new UsageError(`--${name} is missing`);
  return text;
};

const commands: Record<string, (given: Given) => void | Promise<void>> = {
  csp(given) {
    const api = need(given, 'api');
    const directives = contentPolicyOf({
      api,
      cdn: given.cdn ?? `${api}/cdn`,
      app: { appId: given['app-id'] ?? 'default' },
      form: given.nonce ? 'nonce' : 'hosts',
    });
    if (given.json) return console.log(JSON.stringify(directives, null, 2));
    if (given.policy !== undefined) return console.log(withOurSources(given.policy, directives));
    console.log(`${policyText(directives)}\n`);
    for (const { name, sources } of directives)
      for (const { source, reason, without } of sources)
        console.log(`${name} ${source}\n  for: ${reason}\n  without: ${without}`);
  },
  async sign(given) {
    const secret = process.env['TRAVEL_EMBED_SECRET'];
    if (!secret) throw new UsageError('the environment has no TRAVEL_EMBED_SECRET');
    const { name, mobile, life } = given;
    console.log(
      await sign({
        appId: need(given, 'app-id'),
        kid: need(given, 'kid'),
        user: need(given, 'user'),
        secret,
        name,
        mobile,
        ...(life && { lifeSeconds: Number(life) }),
      }),
    );
  },
  async sandbox({ port = '4600', origin = [], 'data-dir': dataDir }) {
    // A file of the same package, built of its own.
    const { startSandbox } = (await import(
      /* @vite-ignore */ new URL('./testing.js', import.meta.url).href
    )) as Testing;
    const sandbox = await startSandbox({ port: Number(port), origins: origin, ...(dataDir && { dataDir }) });
    console.log(
      `sandbox ready at ${sandbox.url}\nscript tag: ${sandbox.loaderUrl}\naccounts (password travel123): ${sandbox.accounts.map(({ mobilePhone }) => mobilePhone).join(', ')}`,
    );
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.on(signal, () => void sandbox.close().then(() => process.exit(0)));
  },
};

try {
  const { values, positionals } = parse();
  const command = commands[positionals[0] ?? ''];
  if (values.version) console.log(__VERSION__);
  else if (values.help || !positionals.length) console.log(help);
  else if (!command || positionals.length > 1) throw new UsageError(`there is no command "${positionals.join(' ')}"`);
  else await command(values);
} catch (error) {
  const isUsage = error instanceof UsageError || String((error as { code?: string }).code).startsWith('ERR_PARSE_ARGS');
  console.error(
    isUsage ? `${(error as Error).message}\n\n${help}` : isTravelError(error) ? error.message : String(error),
  );
  process.exitCode = isUsage ? 2 : 1;
}
