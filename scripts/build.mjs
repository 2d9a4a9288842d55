import { ensurePackages } from './lib/setup.mjs';

ensurePackages();
const { build } = await import('./lib/build.mjs');
await build({ force: process.argv.includes('--force'), log: console.log });
