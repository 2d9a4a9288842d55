#!/usr/bin/env node
/** `travel-embed`: commands for a partner's operator. */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { contentPolicyOf, policyText, withOurSources } from '#domain/partner/content-policy.ts';
import { serverEvents } from '#domain/events/server-events.ts';
import { checkCdn } from './cli/cdn.ts';
import { frameSnippet } from './cli/frame.ts';
import { helpFor, helpOf } from './cli/help.ts';
import { eventCalls, listenTo, readKinds, RefusedError, sandboxKey } from './cli-events.ts';
import type { EventCall } from './cli-events.ts';
import { sandboxCalls, trigger } from './cli-trigger.ts';
import { sign } from './sign.ts';
import { isTravelError } from './travel-error.ts';

declare const __VERSION__: string;

interface Testing {
  startSandbox(options: {
    port: number;
    origins: string[];
    dataDir?: string;
  }): Promise<{ url: string; loaderUrl: string; accounts: { mobilePhone: string }[]; close(): Promise<void> }>;
}

class UsageError extends Error {}

/** Commands with a second word. */
const withWord = new Set(['clock', 'events', 'scenario', 'trigger']);

const options = {
  account: { type: 'string' },
  'app-id': { type: 'string' },
  api: { type: 'string' },
  cdn: { type: 'string' },
  'data-dir': { type: 'string' },
  delivery: { type: 'string' },
  evergreen: { type: 'boolean' },
  from: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  id: { type: 'string' },
  json: { type: 'boolean' },
  kind: { type: 'string', multiple: true },
  kid: { type: 'string' },
  life: { type: 'string' },
  mobile: { type: 'string' },
  name: { type: 'string' },
  nonce: { type: 'boolean' },
  'nonce-value': { type: 'string' },
  off: { type: 'boolean' },
  on: { type: 'boolean' },
  origin: { type: 'string', multiple: true },
  policy: { type: 'string' },
  port: { type: 'string' },
  since: { type: 'string' },
  state: { type: 'string' },
  to: { type: 'string' },
  user: { type: 'string' },
  version: { type: 'boolean', short: 'v' },
} as const;
const parse = () => parseArgs({ options, allowPositionals: true });
type Given = ReturnType<typeof parse>['values'];

const need = (
  given: Given,
  name: 'app-id' | 'api' | 'cdn' | 'delivery' | 'id' | 'kid' | 'since' | 'to' | 'user',
): string => {
  const text = given[name];
  if (!text) throw new UsageError(`--${name} is missing`);
  return text;
};

/** The provider: named with the command, or by the environment; else a sandbox on this machine. */
const apiOf = ({ api = process.env['TRAVEL_EMBED_API'] || 'http://127.0.0.1:4600' }: Given): string =>
  api.replace(/\/$/, '');

/** The key is the environment's, or a sandbox hands it out. */
async function callsOf(given: Given): Promise<EventCall> {
  const api = apiOf(given);
  const appId = given['app-id'] ?? 'default';
  const secret = process.env['TRAVEL_EMBED_SECRET'];
  if (given.kid && !secret) throw new UsageError('the environment has no TRAVEL_EMBED_SECRET');
  return eventCalls({
    api,
    key: given.kid && secret ? { appId, kid: given.kid, secret } : await sandboxKey(api, appId),
  });
}

const print = (value: unknown): void => console.log(JSON.stringify(value, null, 2));

/** `travel-embed events …`: one call of the provider each. */
const eventCommands: Record<string, (given: Given) => [path: string, fields: object]> = {
  list: () => ['list', {}],
  create: (given) => [
    'create',
    { address: need(given, 'to'), kinds: readKinds(given.kind), requestId: crypto.randomUUID() },
  ],
  change: (given) => [
    'change',
    {
      subscriptionId: need(given, 'id'),
      address: given.to,
      kinds: readKinds(given.kind),
      ...((given.on || given.off) && { isOn: given.on === true }),
    },
  ],
  rotate: (given) => ['rotate', { subscriptionId: need(given, 'id'), requestId: crypto.randomUUID() }],
  test: (given) => ['test', { subscriptionId: need(given, 'id'), requestId: crypto.randomUUID() }],
  remove: (given) => ['remove', { subscriptionId: need(given, 'id') }],
  log: (given) => ['log', { subscriptionId: need(given, 'id'), state: given.state }],
  show: (given) => ['delivery', { deliveryId: need(given, 'delivery') }],
  resend: (given) => ['resend', { subscriptionId: need(given, 'id'), deliveryId: given.delivery }],
  replay(given) {
    const since = new Date(need(given, 'since')).getTime();
    if (Number.isNaN(since)) throw new UsageError(`--since ${given.since} is no time; write 2026-11-27T08:00:00+08:00`);
    return ['replay', { subscriptionId: need(given, 'id'), since }];
  },
};

const commands: Record<string, (given: Given, word: string | undefined) => void | Promise<void>> = {
  async events(given, word = '') {
    if (word === 'kinds')
      return Object.entries(serverEvents).forEach(([kind, { when }]) => console.log(`${kind}\n  ${when}`));
    const command = eventCommands[word];
    if (!command) throw new UsageError(`there is no command "events ${word}"`);
    const [path, fields] = command(given);
    return print(await (await callsOf(given))(path, fields as Parameters<EventCall>[1]));
  },
  async listen(given) {
    const stop = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
    await listenTo(await callsOf(given), {
      to: need(given, 'to'),
      kinds: readKinds(given.kind),
      requestId: crypto.randomUUID(),
      signal: stop.signal,
      say: (line) => console.log(line),
    });
  },
  async trigger(given, word = '') {
    if (!word) throw new UsageError('the kind is missing');
    await trigger({
      api: apiOf(given),
      appId: given['app-id'] ?? 'default',
      kind: word,
      say: (line) => console.log(line),
    });
  },
  async scenario(given, word) {
    const { helper } = sandboxCalls(apiOf(given), 'default');
    const { scenarios } = await helper<{ scenarios: { name: string; about: string }[] }>('scenarios');
    if (word && !scenarios.some(({ name }) => name === word))
      throw new UsageError(`there is no scenario "${word}"; "travel-embed scenario" lists them`);
    if (word) return print(await helper(`scenarios/${encodeURIComponent(word)}`, {}));
    for (const { name, about } of scenarios) console.log(`${name.padEnd(28)} ${about}`);
  },
  async clock(given, word = '') {
    if (!word) throw new UsageError('the seconds are missing');
    const { helper } = sandboxCalls(apiOf(given), 'default');
    const { moment } = await helper<{ moment: string }>('clock', { advance: word, account: given.account });
    console.log(moment);
  },
  async csp(given) {
    const api = given.api ?? (process.env['TRAVEL_EMBED_API'] || need(given, 'api'));
    const cdn = (given.cdn ?? `${api}/cdn`).replace(/\/+$/, '');
    await checkCdn(cdn, given['app-id']);
    const directives = contentPolicyOf({
      api,
      cdn,
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
  async html(given) {
    const { html, styleHash } = await frameSnippet({
      cdn: need(given, 'cdn').replace(/\/+$/, ''),
      appId: given['app-id'],
      from: given.from,
      to: given.to,
      nonce: given['nonce-value'],
      isEvergreen: given.evergreen,
    });
    console.log(html);
    console.error(
      `style-src of a strict policy: ${styleHash}; without it the form stays hidden until the script has come`,
    );
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

/** The first word of the command line, also of one that cannot be read. */
const asked = process.argv.slice(2).find((word) => Object.hasOwn(helpOf, word));

try {
  const { values, positionals } = parse();
  const [name = '', word] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (values.version) console.log(__VERSION__);
  else if (values.help || !positionals.length) console.log(helpFor(asked));
  else if (!command || positionals.length > (withWord.has(name) ? 2 : 1))
    throw new UsageError(`there is no command "${positionals.join(' ')}"`);
  else await command(values, word);
} catch (error) {
  const isUsage = error instanceof UsageError || String((error as { code?: string }).code).startsWith('ERR_PARSE_ARGS');
  console.error(
    isUsage
      ? `${(error as Error).message}\n\n${asked ? helpFor(asked) : 'travel-embed --help lists the commands.'}`
      : isTravelError(error) || error instanceof RefusedError
        ? error.message
        : String(error),
  );
  process.exitCode = isUsage ? 2 : 1;
}
