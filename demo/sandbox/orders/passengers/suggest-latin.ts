import type { Envelope } from '#contract/row.ts';
import { latinNameOf, surnameLength } from '#domain/passenger/names/latin-name.ts';
import { ok } from '../../ground/call.ts';

type Readings = Record<'characters' | 'surnames', ReadonlyMap<string, readonly string[]>>;

async function readTables(): Promise<Readings> {
  const { characterTable, surnameTable } = await import('./name-syllables.ts');
  const characters = characterTable.split(/\s/).flatMap((part) => {
    const [, syllable = '', list = ''] = /^([a-z]+)(.*)$/u.exec(part) ?? [];
    return [...list].map((character) => [character, [syllable]] as const);
  });
  const surnames = surnameTable.split(/[;\n]/).map((part) => {
    const [surname = '', ...syllables] = part.split(' ');
    return [surname, syllables] as const;
  });
  return { characters: new Map(characters), surnames: new Map(surnames) };
}

let readings: Promise<Readings> | undefined;

/** The syllables of a Chinese name, "" for a character without one; the tables are loaded with the first call. */
export async function syllablesFor(name: string): Promise<string[]> {
  const { characters, surnames } = await (readings ??= readTables());
  const plain = [...name.replace(/\s/g, '')];
  const surname = plain.slice(0, surnameLength(plain.join('')));
  const read = (list: readonly string[]) => list.flatMap((character) => characters.get(character) ?? ['']);
  return [...(surnames.get(surname.join('')) ?? read(surname)), ...read(plain.slice(surname.length))];
}

/** The Latin name that a passport probably has for a Chinese one, "" for other names. */
export const latinNameFor = async (name: string): Promise<string> =>
  latinNameOf(name.replace(/\s/g, ''), await syllablesFor(name));

export const suggestLatin = async ({ name }: { name: string }): Promise<Envelope<{ englishName: string }>> =>
  ok({ englishName: await latinNameFor(name) });
