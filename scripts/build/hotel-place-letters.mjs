/** Writes the pinyin of the places that hotels are searched by: `node scripts/build/hotel-place-letters.mjs` after a change of their names. */
import fs from 'node:fs';
import { pinyin } from 'pinyin-pro';

const folder = new URL('../../demo/sandbox/products/hotel/catalogue/', import.meta.url);
const read = (name) => fs.readFileSync(new URL(name, folder), 'utf8');
const table = /`\n([\s\S]*?)\n`/.exec(read('city-facts.ts'))?.[1] ?? '';
const inQuotes = Array.from(read('city-layout.ts').matchAll(/'([^'\n]*[\u4e00-\u9fff][^'\n]*)'/g), ([, text]) =>
  text.split(' '),
).flat();
const names = new Set([
  ...Array.from(table.matchAll(/[\u4e00-\u9fff]+(?: CBD)?/g), ([name]) => name),
  ...Array.from(read('metro-facts.ts').matchAll(/\|([^ |]+) \d/g), ([, name]) => name),
  ...inQuotes.filter((name) => /^[\u4e00-\u9fff]+$/.test(name)),
  ...Array.from(read('hotel.ts').matchAll(/'([\u4e00-\u9fff]+)'/g), ([, name]) => name),
]);
names.add('区');
const exceptions = { 闵行: 'min hang' };
const lines = [...names]
  .sort()
  .map(
    (name) =>
      `${name.replaceAll(' ', '')} ${exceptions[name] ?? pinyin(name.replaceAll(' ', ''), { toneType: 'none', v: true, type: 'array', nonZh: 'consecutive' }).join(' ').toLowerCase()}`,
  );
const rows = lines.reduce((all, line) => {
  const last = all.at(-1);
  if (last && last.length + line.length < 140) return [...all.slice(0, -1), `${last};${line}`];
  return [...all, line];
}, []);
fs.writeFileSync(
  new URL('place-letters.ts', folder),
  `/** Pinyin of the names of places, written by scripts/build/hotel-place-letters.mjs. */
const table = \`${rows.join('\n')}\`;

/** Syllables by name; names of several words are without spaces. */
export const placeLetters: ReadonlyMap<string, readonly string[]> = new Map(
  table.split(/[;\\n]+/).map((line) => {
    const [name = '', ...syllables] = line.split(' ');
    return [name, syllables];
  }),
);
`,
);
