import { expect, it } from 'vitest';
import { isForbidden, needsReason } from './standard.ts';
import type { Verdict } from './standard.ts';
import { plainPreferences, termsOf } from '#domain/company/preferences.ts';
import { beginningOf } from './company/beginning.ts';
import { bookingTexts } from './words/texts.ts';
import { foundIn, orderProblems } from './order-problems.ts';
import { blankOrder, orderInput } from './values.ts';

const words = { ...bookingTexts, agreedMissing: 'agree' };
const filled = {
  ...blankOrder(null),
  contact: { name: ' 周砚清 ', mobilePhone: '13800000010', email: ' ' },
  agreed: true,
};

const over: Verdict = { verdict: 'over', reason: '', over: '' };

it('finds what every order lacks, by the field that the server names', () => {
  const found = foundIn(
    orderProblems(blankOrder(null), { standard: { summary: '', control: 'reason' } }, [over], words),
    words,
  );
  expect(Object.keys(found)).toEqual(['contact.name', 'contact.mobilePhone', 'overReason', 'agreed']);
  expect(foundIn(orderProblems(filled, {}, [over], words), words)).toEqual({});
});

it('asks for the fields that the company requires, each by its name, and takes them once they are filled', () => {
  const terms = termsOf(plainPreferences, 'flight');
  const booking = { ...terms, required: ['costCenter', 'project', 'travelReason'] as const };
  const problems = (values: typeof filled) =>
    foundIn(orderProblems(values, { booking: { ...booking, required: [...booking.required] } }, [], words), words);
  expect(problems({ ...filled, travelReason: ' ' })).toEqual({
    costCenter: '公司要求填写成本中心',
    project: '公司要求填写项目',
    travelReason: '公司要求填写出行事由',
  });
  const whole = { ...filled, costCenter: 'RD-01', project: 'X', travelReason: '拜访' };
  expect(problems(whole)).toEqual({});
  expect(orderInput(whole, true)).toMatchObject({ costCenter: 'RD-01', project: 'X', travelReason: '拜访' });
});

it('begins with the contact that the company wants and the cost centre of the employee; typed ones stay', () => {
  const user = { realName: '周砚清', mobilePhone: '13800000010', email: 'z@x.cn' } as never;
  const values = blankOrder(user);
  const begun = (contact: Parameters<typeof beginningOf>[1]['contact'], from = values) =>
    beginningOf(from, { ...termsOf(plainPreferences, 'hotel'), contact }, user).contact;
  expect(begun('booker')).toEqual(values.contact);
  expect(begun('traveller')).toEqual({ name: '', mobilePhone: '', email: 'z@x.cn' });
  expect(begun({ name: '差旅部', mobilePhone: '13800000070' })).toEqual({
    name: '差旅部',
    mobilePhone: '13800000070',
    email: 'z@x.cn',
  });
  const typed = { ...values, contact: { ...values.contact, name: '李静' } };
  expect(begun('traveller', typed)).toEqual(typed.contact);
  const own = { ...termsOf(plainPreferences, 'hotel'), ownCostCenter: 'SL-01 销售部' };
  expect(beginningOf(values, own, user).costCenter).toBe('SL-01 销售部');
  expect(beginningOf({ ...values, costCenter: 'MK-01 市场部' }, own, user).costCenter).toBe('MK-01 市场部');
});

it('sends values without spaces at their ends, and the company’s side of business travel alone', () => {
  const contact = { name: '周砚清', mobilePhone: '13800000010', email: '' };
  const values = { ...filled, overReason: ' late ', costCenter: '' };
  expect(orderInput(values, false)).toEqual({ contact, agreed: true });
  expect(orderInput(values, true)).toEqual({ contact, agreed: true, overReason: 'late', travelReason: '' });
});

it('asks for a reason above a standard that wants one, and forbids what any verdict forbids', () => {
  const verdict = (kind: Verdict['verdict']): Verdict => ({ verdict: kind, reason: '', over: '' });
  const asks = (control: 'record' | 'reason', ...kinds: Verdict['verdict'][]) =>
    needsReason({ standard: { summary: '', control } }, kinds.map(verdict));
  expect([asks('reason', 'ok', 'over'), asks('reason', 'ok'), asks('record', 'over')]).toEqual([true, false, false]);
  expect(needsReason({}, [verdict('over')])).toBe(false);
  expect([isForbidden([]), isForbidden(['over', 'forbidden'].map((kind) => verdict(kind as 'over')))]).toEqual([
    false,
    true,
  ]);
});
