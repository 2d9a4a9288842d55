import { describe, expect, it } from 'vitest';
import { suggestStreets } from './suggest-streets.ts';

const shanghai = { province: '上海市', city: '上海市', district: '' };
const suggest = async (keyword: string, region: Partial<typeof shanghai> = {}) =>
  (await suggestStreets({ keyword, ...shanghai, ...region })).data.rows;

describe('suggested streets', () => {
  it('contain the typed text, those that begin with it first, eight at most', async () => {
    const rows = await suggest('人民');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.length).toBeLessThanOrEqual(8);
    for (const { street } of rows) expect(street.startsWith('人民')).toBe(true);
    expect(await suggest('人民')).toEqual(rows);
  });

  it('are of the chosen district, with the typed house number', async () => {
    const [any] = await suggest('路');
    const rows = await suggest(`${any?.street.slice(0, 2)} 100`, { district: any?.district ?? '' });
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows)
      expect(row).toMatchObject({ district: any?.district, street: expect.stringMatching(/100号$/) });
  });

  it.each([
    ['', {}],
    ['100', {}],
    ['没有这条街', {}],
    ['人民', { province: '', city: '' }],
    ['人民', { district: '昆山市' }],
  ])('are none for %j in %j', async (keyword, region) => expect(await suggest(keyword, region)).toEqual([]));
});
