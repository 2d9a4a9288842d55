/** A PostgreSQL server beside Debian's, from npm, pinned by version and digest: `TEST_POSTGRES=18 npm test`. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Folder of initdb and pg_ctl of that version; null where neither Debian's is there nor one in the list. */
export function otherPostgres(version) {
  const debian = path.join('/usr/lib/postgresql', version, 'bin');
  if (fs.existsSync(path.join(debian, 'initdb'))) return debian;
  const row = JSON.parse(fs.readFileSync(path.join(import.meta.dirname, 'postgres-packages.json'), 'utf8'))[version];
  if (!row || process.platform !== 'linux' || process.arch !== 'x64') return null;
  const folder = path.resolve('.build', `postgres-${version}`);
  const bin = path.join(folder, 'native/bin');
  if (fs.existsSync(path.join(folder, '.installed'))) return bin;
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  execFileSync('npm', ['pack', '--silent', '--ignore-scripts', row.package], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [tarball] = fs.readdirSync(folder).map((name) => path.join(folder, name));
  const digest = `sha512-${createHash('sha512').update(fs.readFileSync(tarball)).digest('base64')}`;
  if (digest !== row.integrity) throw new Error(`${row.package} is not the package that the list names`);
  execFileSync('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1']);
  fs.rmSync(tarball);
  // The package's own script would make them: tarballs of npm hold no links.
  for (const { source, target } of JSON.parse(fs.readFileSync(path.join(folder, 'native/pg-symlinks.json'), 'utf8')))
    fs.symlinkSync(path.basename(source), path.join(folder, target));
  for (const name of fs.readdirSync(bin)) fs.chmodSync(path.join(bin, name), 0o755);
  fs.writeFileSync(path.join(folder, '.installed'), row.integrity);
  return bin;
}
