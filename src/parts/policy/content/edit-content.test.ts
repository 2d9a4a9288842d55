import { describe, expect, it } from 'vitest';
import { emptyContent } from '#domain/policy/schema.ts';
import type { Band, Rule, StandardContent } from '#domain/policy/schema.ts';
import {
  overlapsOf,
  rulesOf,
  usersOf,
  withBand,
  withCities,
  withCopied,
  withMovedRule,
  withoutRule,
  withRule,
  withTierName,
} from './edit-content.ts';

const rule = (id: string, product: Rule['product'], when: Rule['when'] = []): Rule => ({
  id,
  product,
  when,
  limit: { kind: 'closed' },
  effect: 'forbid',
});
const inTier = (name: string): Rule['when'] => [{ field: 'tier', op: 'in', value: [name] }];
const content: StandardContent = {
  ...emptyContent,
  rules: [rule('r1', 'hotel', inTier('一线')), rule('r2', 'train'), rule('r3', 'hotel'), rule('r4', 'hotel')],
  tiers: [
    { name: '一线', cities: ['BJS', 'SHA'] },
    { name: '二线', cities: ['CTU'] },
  ],
};
const ids = ({ rules }: StandardContent) => rules.map(({ id }) => id).join();

describe('rules of a standard', () => {
  it('a rule takes the place of the one with its id, and a new one follows another or is the last', () => {
    expect(withRule(content, { ...rule('r3', 'hotel'), effect: 'hint' }).rules[2]?.effect).toBe('hint');
    expect(ids(withRule(content, rule('r5', 'hotel')))).toBe('r1,r2,r3,r4,r5');
    expect(ids(withRule(content, rule('r5', 'hotel'), 'r1'))).toBe('r1,r5,r2,r3,r4');
    expect(ids(withoutRule(content, 'r3'))).toBe('r1,r2,r4');
  });

  it('a rule moves among those of its product, and the others keep their places', () => {
    expect(ids(withMovedRule(content, 'hotel', 0, 2))).toBe('r3,r2,r4,r1');
    expect(ids(withMovedRule(content, 'hotel', 9, 0))).toBe('r1,r2,r3,r4');
  });

  it('rules of another standard get ids of their own, and bring the tiers that they name', () => {
    const other = {
      ...content,
      rules: [rule('r1', 'hotel', inTier('新一线')), rule('r2', 'train')],
      tiers: [{ name: '新一线', cities: ['HGH', 'CTU'] }],
    };
    const next = withCopied(content, other, ['hotel']);
    expect(ids(next)).toBe('r1,r2,r3,r4,r5');
    expect(rulesOf(next, 'hotel')).toHaveLength(4);
    expect(next.tiers.at(-1)).toEqual({ name: '新一线', cities: ['HGH'] });
  });
});

describe('tiers and bands', () => {
  it('a city is in one tier only', () => {
    const { tiers } = withCities(content, 1, ['SHA', 'HGH']);
    expect(tiers.map(({ cities }) => cities.join())).toEqual(['BJS', 'CTU,SHA,HGH']);
    expect(withCities(content, -1, ['BJS']).tiers[0]?.cities).toEqual(['SHA']);
  });

  it('rules follow a new name of their tier or band', () => {
    expect(usersOf(withTierName(content, 0, '核心'), 'tier', '核心')).toHaveLength(1);
    const season: Band = { name: '暑期', from: '2027-07-01', to: '2027-08-31' };
    const busy = withBand(
      { ...content, rules: [rule('r1', 'hotel', [{ field: 'band', op: 'in', value: ['暑期'] }])] },
      0,
      season,
    );
    expect(usersOf(withBand(busy, 0, { ...season, name: '旺季' }), 'band', '旺季')).toHaveLength(1);
  });

  it('bands overlap where they share days, unless they are in two cities', () => {
    const may: Band = { name: '劳动节', from: '2027-05-01', to: '2027-05-05' };
    const fair: Band = { name: '广交会', from: '2027-04-15', to: '2027-05-05', city: 'CAN' };
    expect(overlapsOf([may, fair]).map(({ from, to }) => [from, to])).toEqual([['2027-05-01', '2027-05-05']]);
    expect(overlapsOf([{ ...may, city: 'BJS' }, fair])).toEqual([]);
  });
});
