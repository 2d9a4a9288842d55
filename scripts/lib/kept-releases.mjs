/**
 * Earlier releases: a page opened before a release still loads every lazy part after it (src/decisions, kept releases).
 * The archive has a folder for each release, with the files that never change, and `order.txt`, the newest last.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Releases before the present one whose files stay on the CDN. */
export const keptReleases = 2;

/** Git-ignored; a build machine without a disk of its own sets RELEASES_DIR to what it has restored. */
export const archiveFolder = (env = process.env) => path.resolve(env.RELEASES_DIR || 'releases');
export const orderFile = (archive) => path.join(archive, 'order.txt');

export function* walk(folder) {
  const entries = fs.existsSync(folder) ? fs.readdirSync(folder, { withFileTypes: true }) : [];
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(full);
    else yield full;
  }
}

export const integrityOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
export const describeFile = (full) => {
  const bytes = fs.readFileSync(full);
  return { bytes: bytes.length, integrity: integrityOf(bytes) };
};

const read = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));
const order = (archive) =>
  fs.existsSync(orderFile(archive)) ? fs.readFileSync(orderFile(archive), 'utf8').split('\n').filter(Boolean) : [];

const lineOf = (version) => `v${version.split('.').slice(0, 2).join('.')}`;

/** The newest releases but this one, newest first, and the newest of every minor version: its channel goes on for years. */
export function previousReleases(archive, version) {
  const lines = new Set([lineOf(version)]);
  const earlier = order(archive)
    .filter((other) => other !== version)
    .reverse();
  return earlier.filter((other, place) => {
    const isNewest = !lines.has(lineOf(other));
    lines.add(lineOf(other));
    return place < keptReleases || isNewest;
  });
}

/** The release of each channel (`v1`, `v1.5`); `versions` with the newest first. */
export function channelsOf(versions) {
  const channels = new Map();
  for (const version of versions)
    for (const channel of [`v${version.split('.')[0]}`, lineOf(version)])
      if (!channels.has(channel)) channels.set(channel, version);
  return channels;
}

/** The manifest of an archived release; null if there is none of that version. */
export function archivedManifest(archive, version) {
  const file = path.join(archive, version, version, 'manifest.json');
  return fs.existsSync(file) ? read(file) : null;
}

/** Names of files that differ between two manifests of one version. */
export const differences = (one, other) =>
  [...new Set([...Object.keys(one.files), ...Object.keys(other.files)])]
    .filter((name) => one.files[name]?.integrity !== other.files[name]?.integrity)
    .sort();

/** Puts the files of the kept releases beside those of the present one; never writes over a file. */
export function mergeReleases(archive, version, cdn) {
  const versions = previousReleases(archive, version);
  for (const earlier of versions) {
    const folder = path.join(archive, earlier);
    for (const from of walk(folder)) {
      const to = path.join(cdn, path.relative(folder, from));
      if (!fs.existsSync(to)) {
        fs.mkdirSync(path.dirname(to), { recursive: true });
        fs.copyFileSync(from, to);
      } else if (!fs.readFileSync(to).equals(fs.readFileSync(from)))
        throw new Error(
          `${path.relative(cdn, to)} of release ${earlier} has other bytes now: a released file never changes`,
        );
    }
  }
  return versions;
}

/**
 * Puts the built release into the archive as its newest. A version that is there already must be the same, byte for
 * byte (a release made again after another one was taken back); releases without further use are removed.
 */
export function archiveRelease(cdn, archive) {
  const { version } = read(path.join(cdn, 'manifest.json'));
  const manifest = read(path.join(cdn, version, 'manifest.json'));
  const before = archivedManifest(archive, version);
  const changed = before ? differences(manifest, before) : [];
  if (changed.length)
    throw new Error(
      `version ${version} has been released with other files (${changed.slice(0, 3).join(', ')}): raise the version in package.json`,
    );
  const folder = path.join(archive, version);
  for (const name of [...Object.keys(manifest.files), `${version}/manifest.json`]) {
    const to = path.join(folder, name);
    fs.mkdirSync(path.dirname(to), { recursive: true });
    fs.copyFileSync(path.join(cdn, name), to);
  }
  // Until then a build of this version is no release: it may have other files tomorrow, and nobody may keep it for a year.
  const whole = path.join(cdn, 'manifest.json');
  fs.writeFileSync(whole, `${JSON.stringify({ ...read(whole), isReleased: true }, null, 1)}\n`);
  const versions = [version, ...previousReleases(archive, version)].reverse();
  fs.writeFileSync(orderFile(archive), `${versions.join('\n')}\n`);
  for (const entry of fs.readdirSync(archive, { withFileTypes: true }))
    if (entry.isDirectory() && !versions.includes(entry.name))
      fs.rmSync(path.join(archive, entry.name), { recursive: true });
  return { version, manifest, versions };
}
