import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The example application with the packed package installed. */
    example: string;
    tarball: string;
  }
}

const npm = (folder: string, ...words: string[]): string =>
  execFileSync('npm', [...words, '--loglevel=error', '--no-audit', '--no-fund'], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/** Packs `dist/npm` and installs the tarball beside the example, as a partner would; nothing comes from a registry. */
export default function packed(project: TestProject): void {
  execFileSync(
    'node',
    [
      '--input-type=module',
      '-e',
      "const { build } = await import('./scripts/lib/build.mjs'); await build({ only: ['widgets', 'npm'] });",
    ],
    { stdio: 'inherit' },
  );
  const folder = path.resolve('.build/npm-example');
  fs.rmSync(folder, { recursive: true, force: true });
  fs.cpSync('demo/npm-example', folder, { recursive: true });
  // React, the compiler and the bundler are found in the folders above.
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const tarball = path.resolve('dist/travel-embed.tgz');
  npm(folder, 'install', tarball, '--offline', '--ignore-scripts', '--legacy-peer-deps');
  project.provide('example', folder);
  project.provide('tarball', tarball);
}
