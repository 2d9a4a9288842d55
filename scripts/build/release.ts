import fs from 'node:fs';
import path from 'node:path';
import { filesBehind } from '../lib/bundle-files.mjs';

interface Chunk {
  file: string;
  imports?: string[];
}

export interface Release {
  entry: string;
  doctor: string;
  shared: string[];
  widgets: Record<string, string[]>;
}

/** What partners may mount (interfaces.md, section 3); the rest opens from these. */
const publicNames: Record<string, string> = {
  'flight-search': 'widgets/flight/flight-search/index.ts',
  login: 'widgets/account/login/index.ts',
  'account-centre': 'widgets/account/centre/index.ts',
};

/** Which files each widget needs until it is interactive, from the bundler's manifest. */
export function readRelease(cdn: string): Release {
  const manifest = JSON.parse(fs.readFileSync(path.join(cdn, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const entryKey = 'src/entries/script.ts';
  const shared = filesBehind(manifest, entryKey);
  // The first widget's files are asked for at once; the entry itself brings another widget's, and the loader stays small.
  const filesOf = (name: string, source: string) => (name === 'flight-search' ? Array.from(filesBehind(manifest, source)).filter((file) => !shared.has(file)) : []);
  const widgets = Object.fromEntries(
    Object.entries(publicNames)
      .filter(([, source]) => manifest[source])
      .map(([name, source]) => [name, filesOf(name, source)]),
  );
  const entry = manifest[entryKey]?.file ?? '';
  return { entry, doctor: manifest['src/doctor/examine.ts']?.file ?? '', shared: Array.from(shared).filter((file) => file !== entry), widgets };
}
