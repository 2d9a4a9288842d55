/**
 * Other people's style sheets and scripts for the hostile partner pages: from npm, pinned by version and digest
 * (`demo/partner/hostile/packages.json`), and two from Debian. Only the files that a page shows are kept: with
 * all that they depend on, the same packages are 640 MB.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureDebianFiles } from './setup.mjs';

const list = 'demo/partner/hostile/packages.json';
export const libraryFolder = '.build/hostile';
const stamp = path.join(libraryFolder, '.installed');
/** Clients at work at once: one alone waits for the network most of the time. */
const clients = 4;

/** Files of Debian's packages; npm has only copies by third parties. */
const fromDebian = {
  prototype: { package: 'libjs-prototype', file: '/usr/share/javascript/prototype/prototype.js' },
  mootools: { package: 'libjs-mootools', file: '/usr/share/javascript/mootools/mootools-core.min.js' },
};

const run = (command, parts, cwd) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, parts, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${parts[0]} ended with ${code}`)),
    );
  });

const tarballOf = (name) => `${name.replace(/^@/, '').replace('/', '-').replace('@', '-')}.tgz`;

/** Names of the libraries that are there. */
export const installedLibraries = () =>
  fs.existsSync(libraryFolder) ? fs.readdirSync(libraryFolder).filter((name) => !name.startsWith('.')) : [];

export async function ensureHostilePackages({ log = () => undefined } = {}) {
  const text = fs.readFileSync(list, 'utf8');
  if (!fs.existsSync(stamp) || fs.readFileSync(stamp, 'utf8') !== text) {
    log('installing the packages of the hostile pages …');
    fs.rmSync(libraryFolder, { recursive: true, force: true });
    const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'travel-embed-hostile-'));
    try {
      const rows = Object.entries(JSON.parse(text));
      const shares = Array.from({ length: clients }, (_, at) => rows.filter((_row, n) => n % clients === at));
      await Promise.all(
        shares.map((share) =>
          run('npm', ['pack', '--silent', '--ignore-scripts', ...share.map(([, row]) => row.package)], temporary),
        ),
      );
      for (const [name, row] of rows) await unpack(name, row, temporary);
    } finally {
      fs.rmSync(temporary, { recursive: true, force: true });
    }
    fs.writeFileSync(stamp, text);
  }
  for (const [name, { package: source, file }] of Object.entries(fromDebian)) {
    const target = path.join(libraryFolder, name, path.basename(file));
    if (fs.existsSync(target) || !ensureDebianFiles(source, file)) continue;
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.copyFileSync(file, target);
  }
}

async function unpack(name, row, temporary) {
  const tarball = path.join(temporary, tarballOf(row.package));
  const digest = `sha512-${createHash('sha512').update(fs.readFileSync(tarball)).digest('base64')}`;
  if (digest !== row.integrity) throw new Error(`${row.package} is not the package that ${list} names`);
  const target = path.resolve(libraryFolder, name);
  fs.mkdirSync(target, { recursive: true });
  await run('tar', [
    '-xzf',
    tarball,
    '-C',
    target,
    '--strip-components=1',
    ...row.files.map((file) => `package/${file}`),
  ]);
}
