import { expect, it } from 'vitest';
import { casesOf, enumerated, holdsAt, isCovered } from '#tests/support/policy/enumerate.ts';
import { createDice, levels, randomContent, randomProduct } from '#tests/support/policy/random.ts';
import { contentOf, rule } from '#tests/support/policy/sample.ts';
import { isWhole } from '#tests/support/whole.ts';
import { limitsOf } from '../limits.ts';
import type { StandardContent } from '../schema.ts';
import { prove } from './prove.ts';

const fast = { field: 'trainKind', op: 'in', value: ['G', 'D', 'C'] } as const;
const slow = { ...fast, op: 'notIn' } as const;
const names = { level: (id: string) => `P${id}`, city: (code: string) => ({ CTU: '成都' })[code] ?? code };

it('a standard without holes has no finding', () => {
  const content = contentOf([
    rule('train', { kind: 'seat', seat: 'second' }, [fast]),
    rule('train', { kind: 'seat', seat: 'hardSleeper' }, [slow]),
  ]);
  expect(prove(content, levels, names)).toEqual({ findings: [], checked: 2, isCut: false });
});

it('a level and a month without a rule are named, with the row that closes them', () => {
  const spring = { name: '春季', from: '2026-03-01', to: '2026-04-30' };
  const summer = { name: '夏季', from: '2026-06-01', to: '2026-08-31' };
  const rest = { field: 'band', op: 'in', value: ['春季', '夏季'] } as const;
  const content = contentOf(
    [
      rule('train', { kind: 'seat', seat: 'second' }, [{ field: 'level', op: 'in', value: ['5', '6', '0'] }]),
      rule('train', { kind: 'seat', seat: 'first' }, [{ field: 'level', op: 'in', value: ['7'] }, rest], 'approve'),
    ],
    { bands: [spring, summer] },
  );
  const [gap, ...others] = prove(content, levels, names).findings;
  expect(others).toEqual([]);
  expect(gap).toMatchObject({ kind: 'gap', words: 'P7 · 5 月', closing: { effect: 'approve' } });
  const closed = { ...content, rules: [...content.rules, ...(gap?.closing ? [gap.closing] : [])] };
  expect(prove(closed, levels, names).findings).toEqual([]);
});

it('equally specific rules that say different things are a conflict, and a rule behind others never counts', () => {
  const content = contentOf([
    rule('hotel', { kind: 'nightPrice', fen: 300_00 }, [], 'reason', 'a'),
    rule('hotel', { kind: 'nightPrice', fen: 500_00 }, [{ field: 'level', op: 'in', value: ['6'] }], 'reason', 'b'),
    rule('hotel', { kind: 'nightPrice', fen: 600_00 }, [{ field: 'shared', op: 'in', value: ['1'] }], 'reason', 'c'),
    rule('hotel', { kind: 'nightPrice', fen: 200_00 }, [], 'reason', 'd'),
  ]);
  const { findings } = prove(content, levels, names);
  expect(findings.map(({ kind, rules, words }) => [kind, rules, words])).toEqual([
    ['conflict', ['b', 'c'], 'P6 · 两人合住'],
    ['conflict', ['a', 'd'], '未定级、P5、P7 · 单人住'],
    ['shadowed', ['a'], ''],
  ]);
  expect(findings[0]?.closing).toMatchObject({
    limit: { fen: 600_00 },
    when: [{ field: 'shared' }, { field: 'level' }],
  });
});

const count = isWhole ? 10_000 : 300;
it('proofs on random standards equal the enumeration of all cases', () => {
  let gaps = 0;
  for (let seed = 1, done = 0; done < count; seed += 1) {
    const dice = createDice(seed);
    const product = randomProduct(dice);
    const kinds = limitsOf[product].slice(0, 3);
    const { rules, ...rest } = randomContent(dice, product, 5, kinds);
    // Rest days follow the calendar there and are free here.
    const content: StandardContent = {
      ...rest,
      rules: rules.map((one) => ({ ...one, when: one.when.filter(({ field }) => field !== 'dayKind').slice(0, 2) })),
    };
    const units = rules.length ? casesOf(content, product, 1500) : undefined;
    if (!units) continue;
    done += 1;
    const { findings } = prove(content, levels);
    const of = (kind: string) => findings.filter((found) => found.kind === kind);
    const { conflicts, shadowed } = enumerated(units, content);
    const found = {
      conflicts: new Set(of('conflict').map((one) => [...one.rules].toSorted().join())),
      shadowed: new Set(of('shadowed').flatMap((one) => one.rules)),
      hasGap: of('gap').length > 0,
    };
    const hasGap = units.some((unit) => !isCovered(unit, content, product));
    expect({ seed, ...found }).toEqual({ seed, conflicts, shadowed, hasGap });
    gaps += of('gap').length;
    for (const { closing } of of('gap').slice(0, 3)) {
      const inside = closing ? units.filter((unit) => holdsAt(closing, unit, content)) : [];
      expect({
        seed,
        cases: inside.length > 0,
        covered: inside.some((unit) => isCovered(unit, content, product)),
      }).toEqual({
        seed,
        cases: true,
        covered: false,
      });
    }
  }
  expect(gaps).toBeGreaterThan(50);
});
