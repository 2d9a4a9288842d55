import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { compileScript, compileTemplate, parse } from 'vue/compiler-sfc';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account } from '#contract/account.ts';
import { signedHeaders } from '#demo/sandbox/ground/events/signature.ts';
import type { Sandbox } from '#demo/sandbox/sandbox.ts';
import { verifyEvent } from '#entries/sign.ts';
import { clientOf, memorySandbox } from './support/sandbox.ts';
import { isWhole } from './support/whole.ts';

/** Code of the guide that runs outside of a browser: the programs that sign, and the recipes' components. */
interface Ticket {
  user: string;
  name?: string;
  mobile?: string;
  now?: number;
  jti?: string;
}
type Key = { appId: string; kid: string; secret: string };
const { key, tickets } = JSON.parse(fs.readFileSync('docs/sign/vectors.json', 'utf8')) as {
  key: Key;
  tickets: (Required<Pick<Ticket, 'user' | 'now' | 'jti'>> & Ticket & { sign: string })[];
};

const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'travel-embed-guide-'));
afterAll(() => fs.rmSync(scratch, { recursive: true, force: true }));

const onInput =
  (command: string, ...parts: string[]) =>
  (given: Key, ticket: Ticket) => ({ command, parts, input: JSON.stringify({ key: given, ...ticket }), secret: '' });
/** Language → how its program is run, and what shows that its runtime is on the machine. */
const languages: Record<
  string,
  {
    probe: [string, ...string[]];
    run: (given: Key, ticket: Ticket) => { command: string; parts: string[]; input: string; secret: string };
  }
> = {
  'Node.js': { probe: ['node', '--version'], run: onInput('node', 'docs/sign/sign.mjs') },
  Python: { probe: ['python3', '--version'], run: onInput('python3', 'docs/sign/sign.py') },
  PHP: { probe: ['php', '--version'], run: onInput('php', 'docs/sign/sign.php') },
  Go: { probe: ['go', 'version'], run: onInput('go', 'run', 'docs/sign/sign.go') },
  Java: {
    // Compiled once: `java Sign.java` compiles each time.
    probe: ['javac', '-d', scratch, 'docs/sign/Sign.java'],
    run: ({ appId, kid, secret }, { user, name, mobile, now, jti }) => ({
      command: 'java',
      parts: ['-cp', scratch, 'Sign', appId, kid, user, name ?? '-', mobile ?? '-', String(now ?? '-'), jti ?? '-'],
      input: '',
      secret,
    }),
  },
};
const isHere = ([command, ...parts]: [string, ...string[]]): boolean => spawnSync(command, parts).status === 0;
const present = Object.keys(languages).filter((name) => isHere(languages[name]!.probe));

const signWith = (name: string, given: Key, ticket: Ticket): Promise<string> =>
  new Promise((resolve, reject) => {
    const { command, parts, input, secret } = languages[name]!.run(given, ticket);
    const child = spawn(command, parts, { env: { ...process.env, TRAVEL_SECRET: secret, LC_ALL: 'C.UTF-8' } });
    let output = '';
    let trouble = '';
    child.stdout.on('data', (part: Buffer) => (output += part.toString()));
    child.stderr.on('data', (part: Buffer) => (trouble += part.toString()));
    child.once('error', reject);
    child.once('close', (status) => (status === 0 ? resolve(output.trim()) : reject(new Error(`${name}: ${trouble}`))));
    child.stdin.end(input);
  });

describe('the programs that sign', () => {
  let sandbox: Sandbox;
  let own: Key;
  beforeAll(async () => {
    // The programs sign with the true time.
    // The clock of the programs, which TEST_CLOCK does not move.
    sandbox = await memorySandbox({ trueNow: () => Math.round(performance.timeOrigin + performance.now()) });
    const row = await sandbox.db
      .selectFrom('app_keys')
      .where('app_id', '=', 'skyline')
      .selectAll()
      .executeTakeFirstOrThrow();
    own = { appId: row.app_id, kid: row.kid, secret: row.secret };
    const missing = Object.keys(languages).filter((name) => !present.includes(name));
    if (missing.length) console.warn(`Not on this machine, so their programs were not run: ${missing.join(', ')}`);
  });
  afterAll(() => sandbox.close());

  it.each(present)('%s makes the test vectors, and a ticket that logs in once', async (name) => {
    const made = await Promise.all(tickets.map((ticket) => signWith(name, key, ticket)));
    expect(made).toEqual(tickets.map(({ sign }) => sign));
    const { send } = clientOf(sandbox, { appId: 'skyline' });
    const sign = await signWith(name, own, { user: `guide-${name}`, name: '王小明' });
    const answer = await send(account.loginBySign, { appId: 'skyline', sign });
    expect(answer).toMatchObject({ ret: 0, data: { isThirdParty: true } });
    expect((await send(account.loginBySign, { appId: 'skyline', sign })).ret).toBe(400);
  });

  it('Node.js, the language of this house, is always among them', () => {
    expect(present).toContain('Node.js');
  });
});

interface EventRequest {
  about: string;
  headers: Record<string, string>;
  body: string;
  secrets: string[];
  now: number;
  /** Type of the event, or `refused`. */
  says: string;
}
const { requests } = JSON.parse(fs.readFileSync('docs/sign/event-vectors.json', 'utf8')) as {
  requests: EventRequest[];
};

/** Language → how its program that verifies is run. */
const verifiers: Record<string, { probe: [string, ...string[]]; run: [string, ...string[]] }> = {
  'Node.js': { probe: ['node', '--version'], run: ['node', 'docs/sign/event.mjs'] },
  Python: { probe: ['python3', '--version'], run: ['python3', 'docs/sign/event.py'] },
  PHP: { probe: ['php', '--version'], run: ['php', 'docs/sign/event.php'] },
  Go: { probe: ['go', 'version'], run: ['go', 'run', 'docs/sign/event.go'] },
  Java: {
    probe: ['javac', '-d', scratch, 'docs/sign/VerifyEvent.java'],
    run: ['java', '-cp', scratch, 'VerifyEvent'],
  },
};

/** The program's word on a request: the type of its event, or `refused`. */
function verdictOf(name: string, { headers, body, secrets, now }: EventRequest): string {
  const [command, ...parts] = verifiers[name]!.run;
  const isJava = name === 'Java';
  const given = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((header) => headers[header] ?? '-');
  const { stdout, stderr } = spawnSync(command, isJava ? [...parts, ...given, String(now)] : parts, {
    input: isJava ? body : JSON.stringify({ headers, body, secrets, now }),
    env: { ...process.env, TRAVEL_SECRETS: secrets.join(' '), LC_ALL: 'C.UTF-8' },
    encoding: 'utf8',
  });
  const said = stdout.trim();
  if (!said) throw new Error(`${name}: ${stderr}`);
  if (said.startsWith('refused: ')) return 'refused';
  return isJava && said === 'verified' ? (JSON.parse(body) as { type: string }).type : said;
}

describe('the programs that verify server events', () => {
  const here = Object.keys(verifiers).filter((name) => isHere(verifiers[name]!.probe));
  it.each(here)('%s accepts and refuses the requests that the reference library has signed', (name) => {
    // A process for each request: all of them in a whole run.
    const asked = requests.filter((_, at) => isWhole || at % 4 === 0 || at === 6);
    expect(asked.map((one) => [one.about, verdictOf(name, one)])).toEqual(
      asked.map(({ about, says }) => [about, says]),
    );
  });

  it('travel-embed/sign does the same', async () => {
    const verdicts = requests.map(async ({ headers, body, secrets, now }) => {
      const options = { headers, body, secret: secrets, now: now * 1000 };
      return await verifyEvent(options).then(
        ({ type }) => type,
        ({ code }: { code: string }) => (code.startsWith('EVENT_') ? 'refused' : code),
      );
    });
    expect(await Promise.all(verdicts)).toEqual(requests.map(({ says }) => says));
  });

  it('the server signs as the reference library does', () => {
    for (const { headers, body, secrets, says } of requests.slice(0, 2)) {
      expect(says).not.toBe('refused');
      const time = Number(headers['webhook-timestamp']) * 1000;
      expect(signedHeaders(headers['webhook-id'] ?? '', body, secrets, time)).toEqual(headers);
    }
  });
});

const blocks = (page: string, language: string): string[] =>
  Array.from(
    fs
      .readFileSync(`docs/${page}.md`, 'utf8')
      .matchAll(new RegExp(`^\`\`\`${language}[^\n]*\n([\\s\\S]*?)^\`\`\``, 'gm')),
    ([, text = '']) => text,
  );

describe('the recipes', () => {
  it('the Vue component compiles', () => {
    const [source = ''] = blocks('vue', 'vue');
    const { descriptor, errors } = parse(source);
    expect(errors).toEqual([]);
    const { bindings } = compileScript(descriptor, { id: 'guide' });
    expect(Object.keys(bindings ?? {})).toEqual(expect.arrayContaining(['from', 'to', 'box', 'heard']));
    expect(
      compileTemplate({ source: descriptor.template?.content ?? '', filename: 'FlightSearch.vue', id: 'guide' }).errors,
    ).toEqual([]);
  });

  if (present.includes('PHP'))
    it('the WordPress plugin is PHP without a fault', () => {
      for (const [n, source] of blocks('wordpress', 'php').entries()) {
        const file = path.join(scratch, `${n}.php`);
        fs.writeFileSync(file, source);
        const { status, stdout, stderr } = spawnSync('php', ['-l', file], { encoding: 'utf8' });
        expect(status, stdout + stderr).toBe(0);
      }
    });
});
