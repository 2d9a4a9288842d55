/** Writes the syllables of the characters of names: `node scripts/build/name-syllables.mjs` after a change of the surnames. */
import fs from 'node:fs';
import { pinyin } from 'pinyin-pro';

const source = fs.readFileSync(new URL('../../src/domain/passenger/names/latin-name.ts', import.meta.url), 'utf8');
const compoundSurnames = (/'([\u4e00-\u9fff ]{9,})'/.exec(source)?.[1] ?? '').split(' ');

const options = { toneType: 'none', type: 'array', v: true };
/** The 20,902 characters that every reservation system knows. */
const characters = Array.from({ length: 0x9fa6 - 0x4e00 }, (_, at) => String.fromCodePoint(0x4e00 + at));
const usual = new Map(characters.map((character) => [character, pinyin(character, options)[0]]));
const bySyllable = new Map();
for (const [character, syllable] of usual) bySyllable.set(syllable, [...(bySyllable.get(syllable) ?? []), character]);
/** Surnames whose reading the package does not know. */
const others = { 单于: ['chan', 'yu'] };
const surnames = [...characters, ...compoundSurnames].flatMap((surname) => {
  const syllables = others[surname] ?? pinyin(`${surname}一`, { ...options, surname: 'head' }).slice(0, -1);
  const isUsual = [...surname].every((character, at) => usual.get(character) === syllables[at]);
  return isUsual ? [] : [`${surname} ${syllables.join(' ')}`];
});
const joined = (parts, mark) =>
  parts
    .reduce((lines, part) => {
      const last = lines.at(-1);
      return last && last.length + part.length < 110
        ? [...lines.slice(0, -1), `${last}${mark}${part}`]
        : [...lines, part];
    }, [])
    .join('\n');
const rows = [...bySyllable]
  .filter(([syllable]) => /^[a-z]+$/.test(syllable))
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .flatMap(([syllable, list]) =>
    Array.from(
      { length: Math.ceil(list.length / 100) },
      (_, at) => syllable + list.slice(at * 100, at * 100 + 100).join(''),
    ),
  );
fs.writeFileSync(
  new URL('../../demo/sandbox/orders/passengers/name-syllables.ts', import.meta.url),
  `/** Syllables of the characters of names, written by scripts/build/name-syllables.mjs. */
export const characterTable = \`${joined(rows, ' ')}\`;

/** Surnames that are read unlike their characters. */
export const surnameTable = \`${joined(surnames, ';')}\`;
`,
);
