/** After the bundler: the channels of the loader and the manifest with bytes and sha384 of every file. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const cdn = 'dist/cdn';

function* walk(folder) {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(full);
    else yield full;
  }
}

/** Keeps the files of this release and of the two before it; nothing else is removed from assets/. */
export function writeRelease(version) {
  const [major, minor] = version.split('.');
  for (const channel of [`v${major}`, `v${major}.${minor}`]) {
    fs.mkdirSync(path.join(cdn, channel), { recursive: true });
    fs.copyFileSync(path.join(cdn, version, 'loader.js'), path.join(cdn, channel, 'loader.js'));
  }
  const bundled = JSON.parse(fs.readFileSync(path.join(cdn, '.vite/manifest.json'), 'utf8'));
  const mine = [...new Set(Object.values(bundled).map((chunk) => chunk.file))].sort();
  const historyFile = path.join(cdn, '.vite/releases.json');
  const history = fs.existsSync(historyFile) ? JSON.parse(fs.readFileSync(historyFile, 'utf8')) : [];
  const releases = [mine, ...history.filter((files) => files.join() !== mine.join())].slice(0, 3);
  fs.writeFileSync(historyFile, JSON.stringify(releases));
  const kept = new Set(releases.flat());
  for (const file of fs.readdirSync(path.join(cdn, 'assets'))) if (!kept.has(`assets/${file}`)) fs.rmSync(path.join(cdn, 'assets', file));

  const closure = (key, found = new Set()) => {
    const chunk = bundled[key];
    if (!chunk || found.has(chunk.file)) return found;
    found.add(chunk.file);
    for (const next of chunk.imports ?? []) closure(next, found);
    return found;
  };
  const entryKey = Object.keys(bundled).find((key) => bundled[key].isEntry);
  const shared = closure(entryKey);
  const widgets = {};
  for (const key of Object.keys(bundled)) {
    const found = /^widgets\/\w+\/([\w-]+)\/index\.ts$/.exec(key);
    if (found) widgets[found[1]] = [`${version}/loader.js`, ...new Set([...shared, ...closure(key)])];
  }
  const files = {};
  for (const full of walk(cdn)) {
    const name = path.relative(cdn, full);
    if (name.startsWith('.vite') || name === 'manifest.json' || (name.startsWith('assets/') && !mine.includes(name))) continue;
    const bytes = fs.readFileSync(full);
    files[name] = { bytes: bytes.length, integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}` };
  }
  fs.writeFileSync(path.join(cdn, 'manifest.json'), `${JSON.stringify({ version, widgets, files }, null, 1)}\n`);
}
