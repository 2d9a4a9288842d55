import fs from 'node:fs';
import path from 'node:path';
import { filesBehind } from '../lib/bundle-files.mjs';

interface Chunk {
  file: string;
  imports?: string[];
}

/** The first widget: its files are asked for at once; the entry itself brings another widget's, and the loader stays small. */
const first = 'widgets/flight/flight-search/index.ts';

/** Chunks that the loader requests by itself, from the bundler's manifest, named as in lost-chunks.ts: assets/script-abc.js is script-abc. */
export function readRelease(cdn: string): [entry: string, doctor: string, first: string] {
  const manifest = JSON.parse(fs.readFileSync(path.join(cdn, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const behind = (source: string) => Array.from(filesBehind(manifest, source), (file) => path.basename(file, '.js'));
  const [entry = '', ...more] = behind('src/entries/script.ts');
  const [widget = '', ...others] = behind(first);
  if (more.length || others.join() !== entry)
    throw new Error(`the first widget needs more files than the loader asks for: ${[...more, ...others].join()}`);
  const [doctor = ''] = behind('src/doctor/examine.ts');
  return [entry, doctor, widget];
}
