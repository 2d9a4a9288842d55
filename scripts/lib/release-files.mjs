/** After the bundler: the channels of the loader, the files of kept releases, the manifests with bytes and sha384. */
import fs from 'node:fs';
import path from 'node:path';
import { filesBehind } from './bundle-files.mjs';
import { archiveFolder, channelsOf, describeFile, mergeReleases, walk } from './kept-releases.mjs';

const read = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));
const json = (value) => `${JSON.stringify(value, null, 1)}\n`;

/** Replaces by renaming: a request meanwhile gets the old file or the new one, never half of it. */
function replaceFile(file, bytes) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(`${file}.new`, bytes);
  fs.renameSync(`${file}.new`, file);
}

/** `widgets/account/centre/index.ts` → account-centre: the name that partners know. */
function publicNames() {
  const names = new Map();
  for (const file of ['widgets/registry.ts', 'widgets/screens.ts', 'widgets/company-screens.ts'])
    for (const [, name, source] of fs
      .readFileSync(file, 'utf8')
      .matchAll(/^\s*'?([\w-]+)'?: (?:\{\s*load: )?\(\) => import\('\.\/([^']+)'\)/gm))
      names.set(`${path.posix.dirname(file)}/${source}`, name);
  return names;
}

/** Files of each widget until it is interactive, loader first, from the bundler's manifest. */
function widgetFiles(bundled, version, names) {
  const shared = filesBehind(
    bundled,
    Object.keys(bundled).find((key) => bundled[key].isEntry && !key.startsWith('src/doctor/')),
  );
  const keys = Object.keys(bundled)
    .filter((key) => names.has(key))
    .sort();
  return Object.fromEntries(
    keys.map((key) => [
      names.get(key),
      [`${version}/loader.js`, ...new Set([...shared, ...filesBehind(bundled, key)])],
    ]),
  );
}

/** Files of this build and of the two before it under the same version: a page that is open while one works goes on. */
function rememberBuilds(file, mine) {
  const before = fs.existsSync(file) ? read(file) : [];
  const builds = [mine, ...before.filter((files) => files.join() !== mine.join())].slice(0, 3);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, JSON.stringify(builds));
  return builds.flat();
}

/**
 * Makes a release of what the bundler left in `cdn`. `<version>/manifest.json` names what never changes;
 * `manifest.json` every file there is, this release's widgets, and the kept releases.
 */
export function writeRelease(
  version,
  { cdn = 'dist/cdn', archive = archiveFolder(), builds = '.build/builds.json', names = publicNames() } = {},
) {
  const bundled = read(path.join(cdn, '.vite/manifest.json'));
  // A part that other files carry is no file.
  const mine = [...new Set(Object.values(bundled).map((chunk) => chunk.file))]
    .filter((file) => fs.existsSync(path.join(cdn, file)))
    .sort();
  const widgets = widgetFiles(bundled, version, names);
  const own = Object.fromEntries(
    [`${version}/loader.js`, ...mine].map((name) => [name, describeFile(path.join(cdn, name))]),
  );
  replaceFile(path.join(cdn, version, 'manifest.json'), json({ version, widgets, files: own }));

  const kept = mergeReleases(archive, version, cdn);
  const keptFiles = kept.flatMap((earlier) => Object.keys(read(path.join(cdn, earlier, 'manifest.json')).files));
  const wanted = new Set([...keptFiles, ...rememberBuilds(builds, mine)]);
  // The channels come last of the new files; obsolete files are removed after them.
  const channels = channelsOf([version, ...kept]);
  for (const [channel, from] of channels)
    replaceFile(path.join(cdn, channel, 'loader.js'), fs.readFileSync(path.join(cdn, from, 'loader.js')));
  for (const full of walk(path.join(cdn, 'assets'))) if (!wanted.has(path.relative(cdn, full))) fs.rmSync(full);
  for (const name of fs.readdirSync(cdn))
    if (/^v?\d+(\.\d+)*$/.test(name) && ![version, ...kept, ...channels.keys()].includes(name))
      fs.rmSync(path.join(cdn, name), { recursive: true });

  const isListed = (name) =>
    !name.startsWith('.vite') &&
    name !== 'manifest.json' &&
    (!name.startsWith('assets/') || own[name] || keptFiles.includes(name));
  const files = Object.fromEntries(
    Array.from(walk(cdn), (full) => path.relative(cdn, full))
      .filter(isListed)
      .map((name) => [name, own[name] ?? describeFile(path.join(cdn, name))]),
  );
  replaceFile(path.join(cdn, 'manifest.json'), json({ version, kept, widgets, files }));
}
