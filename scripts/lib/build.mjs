/** Builds what is stale: the script-tag build, its loader, the first-party site, the sandbox server, the documentation, the npm package. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fingerprint, isStale, markBuilt } from './stale.mjs';
import { archiveFolder, orderFile } from './kept-releases.mjs';
import { writeRelease } from './release-files.mjs';

const common = [
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'scripts/build',
  'scripts/lib',
  'src/routes/public-widgets.ts',
];
const client = [...common, 'src', 'widgets', 'themes'];
const parts = [
  {
    name: 'widgets',
    from: [...client, orderFile(archiveFolder())],
    output: 'dist/cdn/manifest.json',
    modes: ['widgets', 'loader'],
    after: writeRelease,
  },
  { name: 'site', from: [...client, 'demo/site'], output: 'dist/site/index.html', modes: ['site'] },
  {
    name: 'sandbox',
    from: [...common, 'src/contract', 'src/domain', 'src/theme', 'themes', 'demo/sandbox'],
    output: '.build/sandbox/server.js',
    modes: ['sandbox'],
  },
  {
    name: 'docs',
    from: [
      ...common,
      'docs',
      'CHANGELOG.md',
      'src/doctor',
      'src/domain',
      'src/theme',
      'themes',
      'demo/sandbox/app/docs',
    ],
    output: 'dist/docs/index.html',
    modes: ['docs'],
    after: writeDocs,
  },
  {
    name: 'npm',
    from: [
      ...client,
      'NOTICE',
      'demo/sandbox',
      'CHANGELOG.md',
      'docs/widgets.md',
      'docs/attributes.md',
      'docs/theming.md',
    ],
    output: 'dist/travel-embed.tgz',
    modes: ['npm', 'npm-node', 'npm-cjs'],
    after: packPackage,
  },
  // After the guide, whose folder is made again.
  {
    name: 'tools',
    from: [...common, 'demo/tools', 'src/theme', 'src/doctor', 'themes'],
    output: 'dist/docs/tools/playground.js',
    modes: ['tools'],
  },
];

/** The package as npm takes it; the sandbox serves it, so that it can be installed before it is published. */
function packPackage() {
  const words = ['pack', './dist/npm', '--json', '--ignore-scripts', '--loglevel=error', '--pack-destination', 'dist'];
  const [{ filename }] = JSON.parse(execFileSync('npm', words, { encoding: 'utf8' }));
  fs.renameSync(path.join('dist', filename), 'dist/travel-embed.tgz');
}

/** Runs the program that was just built; its address is new each time, so that a watcher runs the newest. */
async function writeDocs() {
  const { generate } = await import(`../../.build/docs/generate.js?at=${Date.now()}`);
  generate({ from: 'docs', to: 'dist/docs', assets: 'scripts/build/docs/assets', packages: 'node_modules' });
}

export async function build({ only, force = false, log = () => undefined } = {}) {
  const { version } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
  for (const part of parts) {
    if (only && !only.includes(part.name)) continue;
    const mark = fingerprint(part.from);
    if (!force && !isStale(part.name, mark, part.output)) continue;
    const startedMs = Date.now();
    const vite = await import('vite');
    for (const mode of part.modes)
      await inProduction(() => vite.build({ configFile: path.resolve('vite.config.ts'), mode, logLevel: 'warn' }));
    await part.after?.(version);
    markBuilt(part.name, mark);
    log(`built ${part.name} in ${((Date.now() - startedMs) / 1000).toFixed(1)} s`);
  }
}

/** The bundler reads NODE_ENV: a release does not depend on the caller's value. */
async function inProduction(work) {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    await work();
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}
