/** Builds what is stale: the script-tag build, its loader, the first-party site, the sandbox server. */
import fs from 'node:fs';
import path from 'node:path';
import { fingerprint, isStale, markBuilt } from './stale.mjs';
import { writeRelease } from './release-files.mjs';

const common = ['package-lock.json', 'vite.config.ts', 'scripts/build', 'scripts/lib'];
const client = [...common, 'src', 'widgets', 'themes'];
const parts = [
  { name: 'widgets', from: client, output: 'dist/cdn/manifest.json', modes: ['widgets', 'loader'], after: writeRelease },
  { name: 'site', from: [...client, 'demo/site'], output: 'dist/site/index.html', modes: ['site'] },
  { name: 'sandbox', from: [...common, 'src/contract', 'src/domain', 'src/theme', 'themes', 'demo/sandbox'], output: '.build/sandbox/server.js', modes: ['sandbox'] },
];

export async function build({ only, force = false, log = () => undefined } = {}) {
  const { version } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
  for (const part of parts) {
    if (only && !only.includes(part.name)) continue;
    const mark = fingerprint(part.from);
    if (!force && !isStale(part.name, mark, part.output)) continue;
    const startedMs = Date.now();
    const vite = await import('vite');
    for (const mode of part.modes) await vite.build({ configFile: path.resolve('vite.config.ts'), mode, logLevel: 'warn' });
    part.after?.(version);
    markBuilt(part.name, mark);
    log(`built ${part.name} in ${((Date.now() - startedMs) / 1000).toFixed(1)} s`);
  }
}
