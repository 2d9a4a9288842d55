/** Builds the script-tag release and puts it into the archive that later builds keep files from. */
import fs from 'node:fs';
import { ensurePackages } from './lib/setup.mjs';

ensurePackages();
const { build } = await import('./lib/build.mjs');
const { archiveFolder, archiveRelease } = await import('./lib/kept-releases.mjs');

const archive = archiveFolder();
try {
  // A release contains no file of an earlier build.
  for (const place of ['dist/cdn', '.build/builds.json']) fs.rmSync(place, { recursive: true, force: true });
  await build({ only: ['widgets'], log: console.log });
  const { version, manifest, versions } = archiveRelease('dist/cdn', archive);
  console.log(
    `release ${version} is in ${archive}; publish dist/cdn as it is. Kept with it: ${versions.filter((other) => other !== version).join(', ') || 'none'}`,
  );
  console.log(
    `<script async src="https://CDN/${version}/loader.js" integrity="${manifest.files[`${version}/loader.js`].integrity}" crossorigin="anonymous"></script>`,
  );
} catch (error) {
  console.error(String(error?.message ?? error));
  process.exitCode = 1;
}
