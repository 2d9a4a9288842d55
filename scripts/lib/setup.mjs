/** Installs packages that a command needs and the machine lacks. Imports only Node's own modules. */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { enginePackages, findEngines } from './engines.mjs';
import { isInstalled } from './installed.mjs';
import { otherPostgres } from './other-postgres.mjs';

export const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '../..');
process.chdir(root);

const say = (text) => process.stdout.write(`${text}\n`);
const has = (command) => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;
const canApt = () => process.platform === 'linux' && process.getuid?.() === 0 && has('apt-get');

/** node_modules as the lockfile says, put there by this command or by hand. */
export function ensurePackages() {
  const lock = fs.readFileSync('package-lock.json', 'utf8');
  const wanted = createHash('sha256').update(lock).digest('hex');
  const stamp = 'node_modules/.installed-lock';
  const list = 'node_modules/.package-lock.json';
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === wanted) return;
  if (fs.existsSync(list) && isInstalled(lock, fs.readFileSync(list, 'utf8'))) return fs.writeFileSync(stamp, wanted);
  say('installing packages (npm ci) …');
  // Browsers are Debian's; one is fetched by name below, where Debian has none.
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
  });
  fs.writeFileSync(stamp, wanted);
}

let aptIsFresh = false;
function apt(...packages) {
  if (!aptIsFresh) execFileSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'] });
  aptIsFresh = true;
  say(`installing ${packages.join(', ')} …`);
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** Installs Debian's packages of a browser and the Chinese font where they are missing; false where they cannot be had. */
function aptBrowser(name) {
  const missing = [
    ...(fs.existsSync(`/usr/bin/${name}`) ? [] : [name]),
    ...(fs.existsSync('/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc') ? [] : ['fonts-noto-cjk']),
  ];
  if (missing.length && canApt()) apt(...missing);
  return fs.existsSync(`/usr/bin/${name}`);
}

/** Path of a Chromium: named by CHROMIUM, Debian's, or Playwright's own. */
export async function ensureChromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  if (aptBrowser('chromium')) return '/usr/bin/chromium';
  const { chromium } = await import('playwright');
  if (!fs.existsSync(chromium.executablePath()))
    execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  return chromium.executablePath();
}

/**
 * Path of the Chromium that tests drive: the headless shell, which needs less processor time for the same pages; the
 * whole browser where Debian's shell cannot be had, and before a release (TEST_ALL). The whole one is there as well: some
 * tests need its back-forward cache.
 */
export async function ensureTestChromium() {
  const whole = await ensureChromium();
  if (process.env.CHROMIUM || process.env.TEST_ALL) return whole;
  try {
    if (aptBrowser('chromium-headless-shell')) return '/usr/bin/chromium-headless-shell';
  } catch {
    say('chromium-headless-shell cannot be installed: the tests drive the whole Chromium.');
  }
  return whole;
}

/** PHP signs tickets in the guide's test; without it the other languages do. Go is used where it is: 80 MB are too much to ask. */
export function ensurePhp() {
  if (!has('php') && canApt()) apt('php-cli');
}

/** Folder of initdb and pg_ctl, of the version in TEST_POSTGRES if it is named; null where there is no PostgreSQL and none can be installed. */
export function ensurePostgres() {
  if (process.env.TEST_POSTGRES) return otherPostgres(process.env.TEST_POSTGRES);
  const find = () => {
    const base = '/usr/lib/postgresql';
    const versions = fs.existsSync(base) ? fs.readdirSync(base).sort((a, b) => Number(b) - Number(a)) : [];
    const found = versions
      .map((version) => path.join(base, version, 'bin'))
      .find((bin) => fs.existsSync(path.join(bin, 'initdb')));
    if (found) return found;
    const onPath = spawnSync('sh', ['-c', 'command -v initdb'], { encoding: 'utf8' });
    return onPath.status === 0 ? path.dirname(onPath.stdout.trim()) : null;
  };
  const there = find();
  if (there || !canApt()) return there;
  apt('postgresql');
  return find();
}

/** Firefox and WebKitGTK beside Chromium: the result of `findEngines`, and a sentence for each missing engine. */
export function ensureEngines() {
  const missing = () => Object.entries(findEngines()).flatMap(([engine, there]) => (there ? [] : [engine]));
  const install = (engine) => {
    try {
      apt(...enginePackages[engine]);
    } catch {
      // Not in this distribution: the sentence says so.
    }
  };
  // One by one: an engine that cannot be had must not keep the other away.
  if (canApt()) missing().forEach(install);
  return {
    engines: findEngines(),
    notes: missing().map(
      (engine) =>
        `${{ firefox: 'Firefox', webkit: 'WebKitGTK' }[engine]} is not on this machine and cannot be installed: the main journey does not run in it.`,
    ),
  };
}

/** Is a file of a Debian package there, or can it be installed? */
export function ensureDebianFiles(name, file) {
  if (!fs.existsSync(file) && canApt()) apt(name);
  return fs.existsSync(file);
}
