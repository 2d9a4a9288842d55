import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

export const chinese = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/;

export function* sources(folder: string): Generator<string> {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(file);
    else if (/\.tsx?$/.test(file) && !/\.(test|en)\./.test(file)) yield file;
  }
}

export const codeOf = (file: string): string =>
  fs
    .readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '');

/** Every text of a table, those of its functions as their source has them. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'function') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [String(value)];
}
const keysOf = (made: unknown): string[] => (typeof made === 'string' ? [] : Object.keys(made ?? {}).toSorted());
type Table = Record<string, object>;
const read = async (file: string): Promise<Table> => (await import(path.resolve(file))) as Table;

/**
 * Screens of these folders keep every word in a table (`…texts.ts`) that has an English twin beside it; `expected`: how
 * many tables there are; `unsaid`: the code of a file without what it says by a name.
 */
export function testTwins(
  folders: readonly string[],
  expected: number,
  unsaid: (code: string) => string = (code) => code,
): void {
  const files = folders.flatMap((folder) => [...sources(folder)]);
  const tables = files.filter((file) => file.endsWith('texts.ts'));

  it('screens have an English twin beside each table, with every key and no Chinese character', async () => {
    expect(tables.length).toBe(expected);
    for (const file of tables) {
      const twin = file.replace(/\.ts$/, '.en.ts');
      const [own, english] = await Promise.all([read(file), read(twin)]);
      for (const [name, table] of Object.entries(own)) {
        // A function makes a table with a word of the screen that reads it, or a word: its twin makes it without.
        const [all, twins] = [table, english[name] ?? {}].map((one) =>
          typeof one === 'function' ? (one as (word: string) => object)('') : one,
        );
        expect(keysOf(twins), `${twin} ${name}`).toEqual(keysOf(all));
        expect(
          textsOf(twins).filter((text) => chinese.test(text)),
          twin,
        ).toEqual([]);
      }
    }
  });

  it('screens keep every word in a table', () => {
    const inline = files
      .filter((file) => !file.endsWith('texts.ts'))
      .flatMap((file) =>
        unsaid(codeOf(file))
          .split('\n')
          .filter((line) => chinese.test(line))
          .map((line) => `${file}: ${line.trim()}`),
      );
    expect(inline).toEqual([]);
  });
}

/** Chinese texts in quotes in a file: sentences of the domain without a part of their own. */
export const literalsIn = (...files: readonly string[]): string[] =>
  files.flatMap((file) =>
    [...codeOf(file).matchAll(/'([^'`[\n]*[\u3400-\u9fff][^'`[\n]*)'/g)].map(([, text = '']) => text),
  );
