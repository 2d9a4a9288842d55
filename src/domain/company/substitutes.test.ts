import { describe, expect, it } from 'vitest';
import { checkSubstitute, ruleFor, substituteStateOf, withoutBooker } from './substitutes.ts';
import type { SubstituteRule } from './substitutes.ts';

const today = '2026-11-26';
const zhang = { employeeId: 7, name: '张三', departments: [71, 7] };
const rule = (change: Partial<SubstituteRule> = {}): SubstituteRule => ({
  subjects: [{ kind: 'employee', id: 7 }],
  products: ['flight', 'hotel'],
  from: '2026-11-01',
  to: '2026-12-31',
  isEnded: false,
  ...change,
});

it.each([
  [rule({ from: today, to: today }), 'active'],
  [rule({ to: '' }), 'active'],
  [rule({ from: '2026-11-27' }), 'waiting'],
  [rule({ to: '2026-11-25' }), 'ended'],
  [rule({ isEnded: true }), 'ended'],
  [rule({ from: '2027-01-01', isEnded: true, to: '' }), 'ended'],
])('a period is %o: %s', (period, state) => {
  expect(substituteStateOf(period, today)).toBe(state);
});

describe('a substitute', () => {
  const refusal = (rules: SubstituteRule[], product: 'flight' | 'train' = 'flight') => {
    const found = ruleFor(rules, zhang, product, today);
    return 'refusal' in found ? found.refusal : '';
  };

  it('books for a named employee and for everybody in a department and those below it', () => {
    expect(refusal([rule()])).toBe('');
    expect(refusal([rule({ subjects: [{ kind: 'department', id: 71 }] })])).toBe('');
    expect(refusal([rule({ subjects: [{ kind: 'department', id: 7 }] })])).toBe('');
    expect(refusal([rule({ subjects: [{ kind: 'department', id: 72 }] })])).toBe(
      '您不是 张三 的代订人，不能为其因公预订',
    );
    expect(refusal([rule({ subjects: [{ kind: 'employee', id: 71 }] })])).toContain('不是 张三 的代订人');
  });

  it('is refused another product, before the first day and after the end, each in words', () => {
    expect(refusal([rule()], 'train')).toBe('您为 张三 代订的产品不含火车票');
    expect(refusal([rule({ from: '2026-12-01' })])).toBe('您为 张三 代订的授权自 2026-12-01 起生效');
    expect(refusal([rule({ isEnded: true })])).toContain('已结束');
  });

  it('with several rules books by the one that counts today', () => {
    const [ended, active] = [rule({ isEnded: true }), rule()];
    expect(ruleFor([ended, active], zhang, 'flight', today)).toEqual({ rule: active });
  });
});

it('a rule needs a booker, other people than the booker, a product and days in their order', () => {
  const good = {
    bookerEmployeeId: 1,
    subjects: rule().subjects,
    bookedProducts: rule().products,
    from: today,
    to: '' as const,
  };
  const fields = (change: object) => Object.keys(checkSubstitute({ ...good, ...change }, today));
  expect(fields({})).toEqual([]);
  expect(fields({ bookerEmployeeId: 0, subjects: [], bookedProducts: [], from: '' })).toEqual([
    'bookerEmployeeId',
    'subjects',
    'bookedProducts',
    'from',
  ]);
  expect(fields({ bookerEmployeeId: 7 })).toEqual(['subjects']);
  expect(fields({ to: '2026-11-25' })).toEqual(['to']);
  expect(fields({ from: '2026-12-05', to: '2026-12-04' })).toEqual(['to']);
});

it('the booker among the travellers is left out; a department of the same number stays', () => {
  const all = [
    { kind: 'employee', id: 7 },
    { kind: 'department', id: 7 },
    { kind: 'employee', id: 8 },
  ] as const;
  expect(withoutBooker(all, 7)).toEqual(all.slice(1));
});
