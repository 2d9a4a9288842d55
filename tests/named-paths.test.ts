import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Paths that texts for readers of the sources name, and links between them, lead to files that are there. */
const textsIn = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && !name.includes('node_modules'))
    .map((name) => path.posix.join(folder, name));
const internal = ['README.md', ...textsIn('src'), ...textsIn('demo'), ...textsIn('scripts'), ...textsIn('tests')];
const texts = [...internal, 'CHANGELOG.md', ...textsIn('docs')];

const roots = new Set(['src', 'widgets', 'demo', 'tests', 'scripts', 'docs', 'themes']);
/** Texts name a file of a room without the folder above the rooms. */
const above = ['src', 'demo/sandbox', 'widgets'];
const rooms = new Set(
  above.flatMap((folder) =>
    fs
      .readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name),
  ),
);
const isThere = (file: string): boolean => ['', '.ts', '.tsx'].some((ending) => fs.existsSync(file + ending));
const isPackage = (named: string): boolean => named === 'preact/compat';
/** A product that was added to see what it costs, and taken away again (src/README.md). */
const isOfTrial = (named: string): boolean => named.split('/').includes('ferry');

function* namedIn(file: string): Generator<string> {
  for (const [, named = ''] of fs.readFileSync(file, 'utf8').matchAll(/`([A-Za-z_.@-][\w./@-]*\/[\w./@-]*)`/g)) {
    const [first = ''] = named.split('/');
    if (roots.has(first) || rooms.has(first)) yield named.replace(/\/$/, '');
  }
}

it('every path of a source that a text names exists', () => {
  const seen: string[] = [];
  const lost: string[] = [];
  for (const file of internal)
    for (const named of namedIn(file)) {
      seen.push(named);
      const places = ['.', path.posix.dirname(file), ...above].map((folder) => path.posix.join(folder, named));
      if (!isOfTrial(named) && !isPackage(named) && !places.some(isThere)) lost.push(`${file}: ${named}`);
    }
  expect(seen.length).toBeGreaterThan(200);
  expect(lost).toEqual([]);
});

it('every relative link of a text leads to a file', () => {
  const lost = texts.flatMap((file) =>
    Array.from(fs.readFileSync(file, 'utf8').matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g), ([, link = '']) => link)
      .filter((link) => !/^(?:https?:|mailto:|\/)/.test(link))
      .filter((link) => !isThere(path.posix.join(path.posix.dirname(file), link.replace(/\.html$/, '.md'))))
      .filter((link) => !isThere(path.posix.join(path.posix.dirname(file), link)))
      .map((link) => `${file}: ${link}`),
  );
  expect(lost).toEqual([]);
});
