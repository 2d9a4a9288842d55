import { describe, expect, it } from 'vitest';
import { typesOf } from './subordinate.ts';
import { checkSubordinate, permilleOf, wouldCycle } from './subordinate-form.ts';

const good = { mobilePhone: '13900001111', realName: '林可欣', memberType: '10', commission: '0.5' };
const asDistributor = { superiorType: 40, isNew: true };

describe('the form of a subordinate', () => {
  it('is right with phone, name, a type below the superior, and a rate up to the superior’s', () => {
    expect(checkSubordinate(good, asDistributor)).toEqual({});
    expect(checkSubordinate({ ...good, commission: '1.5' }, asDistributor)).toEqual({});
  });

  it.each([
    ['a wrong phone', { mobilePhone: '1390000111' }, 'mobilePhone', '请正确输入手机号码'],
    ['no phone', { mobilePhone: '' }, 'mobilePhone', '请输入手机号码'],
    ['no name', { realName: ' ' }, 'realName', '请输入姓名'],
    ['a name of digits', { realName: '张3' }, 'realName', '姓名为 2 至 30 个字，不含数字和符号'],
    ['a type that only an operator may have as a subordinate', { memberType: '40' }, 'memberType', '请选择会员类型'],
    ['a rate above the superior’s', { commission: '1.6' }, 'commission', '分给对方的比例不能高于您自己的分润比例 1.5%'],
    ['a rate with two decimals', { commission: '0.55' }, 'commission', '请输入百分比，最多一位小数，如 0.5'],
  ])('with %s names it', (_, change, field, message) => {
    expect(checkSubordinate({ ...good, ...change }, asDistributor)).toEqual({ [field]: message });
  });

  it('needs no phone for one who exists', () => {
    expect(checkSubordinate({ ...good, mobilePhone: '139****1111' }, { superiorType: 50, isNew: false })).toEqual({});
    expect(checkSubordinate({ ...good, commission: '1.1' }, { superiorType: 50, isNew: false })).toHaveProperty(
      'commission',
      '分给对方的比例不能高于您自己的分润比例 1.0%',
    );
  });
});

it.each([
  ['0.5', 5],
  ['１．５％', 15],
  ['0', 0],
  ['', undefined],
  ['-1', undefined],
  ['100', undefined],
])('percent %j is %s thousandths', (typed, permille) => expect(permilleOf(typed)).toBe(permille));

it('only distributors and operators have members below them', () => {
  expect([10, 20, 30, 40, 50, 70].map((type) => typesOf(type).length)).toEqual([0, 0, 0, 3, 4, 0]);
});

describe('a new superior', () => {
  const members = [
    { memberId: 'a', superiorId: '' },
    { memberId: 'b', superiorId: 'a' },
    { memberId: 'c', superiorId: 'b' },
  ];
  it.each([
    ['the member', 'b', 'b', true],
    ['one below the member', 'a', 'c', true],
    ['one beside or above the member', 'c', 'a', false],
    ['the top', 'c', '', false],
  ])('may not be below the member: %s', (_, member, superior, cycle) =>
    expect(wouldCycle(members, member, superior)).toBe(cycle),
  );
  it('ends where the table itself has a cycle', () => {
    expect(
      wouldCycle(
        [
          { memberId: 'a', superiorId: 'b' },
          { memberId: 'b', superiorId: 'a' },
        ],
        'c',
        'a',
      ),
    ).toBe(false);
  });
});
