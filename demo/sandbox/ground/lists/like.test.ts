import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { memorySandbox } from '#tests/support/sandbox.ts';
import { containing, searchWords, wordParts } from './like.ts';

it('a searched text is found as it is typed, its signs of a pattern included', () => {
  expect(containing('林知远')).toBe('%林知远%');
  expect(containing(String.raw`50%_\x`)).toBe(String.raw`%50\%\_\\x%`);
});

it('a searched name is found as it is stored, whatever radicals and dots it was typed with', () => {
  expect(searchWords('⾼⼤⼭')).toEqual(['高大山']);
  expect(containing('阿卜杜拉•买买提')).toBe('%阿卜杜拉·买买提%');
});

it('the parts of a word are those that the database keeps of a text with it', async () => {
  expect(wordParts('王')).toEqual([]);
  expect(wordParts('CA1515')).toEqual(['CA', 'A1', '15', '51']);
  const sandbox = await memorySandbox();
  try {
    for (const text of ['261122000001 王建国 ZHANG/WEI CA1515 北京 𠮷野家', '王', '']) {
      const { rows } = await sql<{ parts: string[] }>`select word_parts(${text}::text) as parts`.execute(sandbox.db);
      expect(rows[0]?.parts.toSorted()).toEqual([...new Set(searchWords(text).flatMap(wordParts))].toSorted());
    }
  } finally {
    await sandbox.close();
  }
});
