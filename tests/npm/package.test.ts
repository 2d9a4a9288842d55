import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { decodeProtectedHeader, jwtVerify } from 'jose';
import { publint } from 'publint';
import { expect, expectTypeOf, inject, test } from 'vitest';
import type { UserInfo } from '#contract/account.ts';
import type { TravelUser } from '#entries/npm.ts';
import { sign } from '#entries/sign.ts';
import type { SignOptions } from '#entries/sign.ts';
import { widgetNames } from '#routes/public-widgets.ts';
import { heights } from '#loader/placeholder.ts';

const installed = () => path.join(inject('example'), 'node_modules', 'travel-embed');
const under = (folder: string) =>
  fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name));

test('publint finds nothing to say about the package', async () => {
  const { messages } = await publint({ pkgDir: installed(), strict: true, pack: false });
  expect(messages).toEqual([]);
});

test('the types are right for bundlers and for Node, and for require where it is promised', async () => {
  const result = await checkPackage(createPackageFromTarballData(fs.readFileSync(inject('tarball'))));
  if (!result.types) throw new Error('the package has no types');
  const typesAlone = ['./elements', './elements-react', './elements-vue'];
  expect(Object.keys(result.entrypoints).toSorted()).toEqual(
    ['.', './package.json', './react', './sign', './testing', ...typesAlone].toSorted(),
  );
  // Resolution without `exports` finds them too; `require` is promised for ./sign alone.
  const told = result.problems.filter(
    (problem) =>
      !('resolutionKind' in problem) || problem.resolutionKind !== 'node16-cjs' || problem.entrypoint === './sign',
  );
  expect(told).toEqual([]);
});

test('declarations name files of the package and react, nothing of our sources', () => {
  const names = under(path.join(installed(), 'types'))
    .filter((file) => /\.d\.c?ts$/.test(file))
    .flatMap((file) =>
      Array.from(
        fs.readFileSync(file, 'utf8').matchAll(/\bfrom ['"]([^'"]+)['"]|\bimport\(['"]([^'"]+)['"]\)/g),
        ([, one, other]) => [file, one ?? other ?? ''] as const,
      ),
    );
  expect(names.length).toBeGreaterThan(10);
  expect(
    names.filter(([file, name]) =>
      name.startsWith('.')
        ? !fs.existsSync(path.join(path.dirname(file), name.replace(/js$/, 'd.ts').replace(/cd\.ts$/, 'd.cts')))
        : name !== 'react',
    ),
  ).toEqual([]);
});

test('every public widget of the script tag is in the package, with a component', () => {
  expect(widgetNames).toEqual(Object.keys(heights));
  const { exported } = inNode("const all = await import('travel-embed/react'); return { exported: Object.keys(all) }");
  const pascal = (name: string) => name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  expect((exported as string[]).toSorted()).toEqual([...widgetNames.map(pascal), 'useTravelUser'].toSorted());
  expectTypeOf<UserInfo>().toExtend<TravelUser>();
});

/** A file of the package with all that it imports at once. */
function closure(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  const code = fs.readFileSync(path.join(installed(), name), 'utf8');
  for (const [, next = ''] of code.matchAll(/^(?:import|export)\b[^;]*?["'](\.[^"']+)["'];/gm))
    closure(path.posix.join(path.posix.dirname(name), next), found);
  return found;
}
const gzip = (names: Iterable<string>) =>
  Array.from(names, (name) => zlib.gzipSync(fs.readFileSync(path.join(installed(), name)), { level: 9 }).length).reduce(
    (sum, bytes) => sum + bytes,
    0,
  );

test('the direct import of an application is small; the first widget comes with its first mount', () => {
  const component = closure('react.js');
  const first = [...new Set([...closure('widgets/script.js'), ...closure('widgets/flight-search.js')])].filter(
    (name) => !component.has(name),
  );
  expect(first).toEqual(expect.arrayContaining(['widgets/script.js', 'widgets/flight-search.js']));
  expect(gzip(component)).toBeLessThan(7_000);
  expect(gzip(first)).toBeLessThan(60_000);
  expect(gzip(closure('sign.js'))).toBeLessThan(2_500);
});

test('importing does nothing on a server, and a call that needs a page says so', () => {
  const told = inNode(`
    const before = Object.getOwnPropertyNames(globalThis).length;
    const { configure, mount, on, user, widgets } = await import('travel-embed');
    await import('travel-embed/react');
    const codeOf = (run) => { try { run(); } catch (error) { return error.code; } };
    configure({ api: 'https://api.example' });
    return { added: Object.getOwnPropertyNames(globalThis).length - before, user: user(), widgets, mount: codeOf(() => mount('#box', 'login')), on: codeOf(() => on('ready', () => {})) };
  `);
  expect(told).toEqual({ added: 0, user: null, widgets: widgetNames, mount: 'NO_PAGE', on: 'NO_PAGE' });
});

/** Runs the body of an async function in a Node process of the example's folder; answers with what it returns. */
function inNode(body: string): Record<string, unknown> {
  const text = execFileSync(
    'node',
    ['--input-type=module', '-e', `console.log(JSON.stringify(await (async () => { ${body} })()))`],
    { cwd: inject('example'), encoding: 'utf8' },
  );
  return JSON.parse(text) as Record<string, unknown>;
}

const secret = 'a secret of thirty-two bytes, ok';
const whole: SignOptions = { appId: 'skyline', kid: 'skyline-1', user: '1001', name: '张三', secret };

test('a sign is a JWT with the claims of the contract', async () => {
  const now = Date.parse('2026-11-20T08:00:00Z');
  const text = await sign({ ...whole, now, lifeSeconds: 120 });
  const { payload } = await jwtVerify(text, new TextEncoder().encode(secret), {
    audience: 'travel-embed',
    issuer: 'skyline',
    algorithms: ['HS256'],
    currentDate: new Date(now),
  });
  expect(payload).toEqual({
    iss: 'skyline',
    sub: '1001',
    aud: 'travel-embed',
    iat: now / 1000,
    exp: now / 1000 + 120,
    jti: expect.stringMatching(/^[\w-]{22}$/),
    name: '张三',
  });
  expect(decodeProtectedHeader(text)).toEqual({ alg: 'HS256', typ: 'JWT', kid: 'skyline-1' });
  expect(await sign({ ...whole, now })).not.toBe(await sign({ ...whole, now }));
});

interface Vectors {
  key: { appId: string; kid: string; secret: string };
  tickets: { about: string; user: string; name?: string; mobile?: string; now: number; jti: string; sign: string }[];
}
const vectors = JSON.parse(fs.readFileSync('docs/sign/vectors.json', 'utf8')) as Vectors;

test.each(vectors.tickets)(
  'a sign is that of the documentation, to the letter: $about',
  async ({ user, name, mobile, now, jti, sign: wanted }) => {
    expect(await sign({ ...vectors.key, user, name, mobile, jti, now: now * 1000, lifeSeconds: 120 })).toBe(wanted);
  },
);

test.each<[string, Partial<SignOptions>, string, RegExp]>([
  ['a short secret', { secret: 'short' }, 'SIGN_SECRET', /5 bytes; it needs at least 32/],
  ['no user', { user: '' }, 'SIGN_FIELD', /^\[travel-embed\] user must/],
  ['a user id that is too long', { user: 'x'.repeat(121) }, 'SIGN_FIELD', /user must be text of 1 to 120/],
  ['no key name', { kid: undefined }, 'SIGN_FIELD', /kid must/],
  ['121 seconds', { lifeSeconds: 121 }, 'SIGN_LIFE', /121; a sign lives 1 to 120/],
  ['no time at all', { lifeSeconds: Number.NaN }, 'SIGN_LIFE', /NaN/],
])('a sign is not made of %s', async (_, change, code, message) => {
  await expect(sign({ ...whole, ...change } as SignOptions)).rejects.toMatchObject({
    name: 'TravelError',
    code,
    message: expect.stringMatching(message),
  });
});

test('require works for the signing of a CommonJS server', () => {
  const program =
    "require('travel-embed/sign').sign({ appId: 'a', kid: 'k', user: 'u', secret: 's'.repeat(32) }).then((text) => console.log(text.split('.').length))";
  expect(
    execFileSync('node', ['--input-type=commonjs', '-e', program], { cwd: inject('example'), encoding: 'utf8' }),
  ).toBe('3\n');
});

test('the command line prints policies and signs, and says how it is used', async () => {
  const run = (...words: string[]) => {
    const { stdout, stderr, status } = spawnSync(
      path.join(inject('example'), 'node_modules/.bin/travel-embed'),
      words,
      { encoding: 'utf8', env: { ...process.env, TRAVEL_EMBED_SECRET: words.includes('no-secret') ? '' : secret } },
    );
    return { stdout, stderr, status };
  };
  const { stdout, status } = run(
    'csp',
    '--app-id',
    'skyline',
    '--api',
    'https://api.example',
    '--cdn',
    'https://cdn.example',
  );
  expect([status, stdout.split('\n')[0]]).toEqual([
    0,
    'script-src https://cdn.example; connect-src https://api.example https://cdn.example',
  ]);
  expect(run('csp', '--api', 'https://api.example', '--policy', "default-src 'self'").stdout).toBe(
    "default-src 'self'; script-src 'self' https://api.example/cdn/; connect-src 'self' https://api.example\n",
  );
  const { stdout: ticket } = run('sign', '--app-id', 'skyline', '--kid', 'skyline-1', '--user', '1001');
  expect((await jwtVerify(ticket.trim(), new TextEncoder().encode(secret))).payload).toMatchObject({
    iss: 'skyline',
    sub: '1001',
  });
  expect(run('sign', '--kid', 'x')).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(
      /^--app-id is missing\n\ntravel-embed \d\S+\n\n {2}travel-embed sign (?!.*travel-embed (?!sign))/,
    ),
  });
  expect(run('sell')).toMatchObject({ status: 2, stderr: expect.stringMatching(/no command "sell"/) });
  expect(run('clock', '0', '--api', 'http://127.0.0.1:9')).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^http:\/\/127\.0\.0\.1:9 does not answer \([\w ]+\)/),
  });
  const [one, all] = [run('clock', '--help').stdout, run('--help').stdout];
  expect([
    one.includes('travel-embed clock'),
    one.includes('travel-embed csp'),
    all.includes(one.split('\n')[2] ?? '-'),
  ]).toEqual([true, false, true]);
  expect(run('csp', '--api', 'api.example')).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/api\.example|Invalid URL/),
  });
});
