/** `node scripts/hostile.mjs`: installs what the hostile partner pages show; they are then served by `npm start`. */
import './lib/setup.mjs';

const { ensureHostilePackages, installedLibraries } = await import('./lib/hostile-packages.mjs');
await ensureHostilePackages({ log: (line) => console.log(line) });
console.log(`${installedLibraries().length} libraries are there: ${installedLibraries().join(', ')}`);
