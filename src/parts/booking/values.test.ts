import { expect, it } from 'vitest';
import { isForbidden, needsReason } from './standard.ts';
import type { Verdict } from './standard.ts';
import { bookingTexts } from './texts.ts';
import { foundIn, orderProblems } from './order-problems.ts';
import { blankOrder, orderInput } from './values.ts';

const words = { ...bookingTexts, agreedMissing: 'agree' };
const filled = {
  ...blankOrder(null),
  contact: { name: ' 周砚清 ', mobilePhone: '13800000010', email: ' ' },
  agreed: true,
};

it('finds what every order lacks, by the field that the server names', () => {
  const found = foundIn(orderProblems(blankOrder(null), true, words));
  expect(Object.keys(found)).toEqual(['contact.name', 'contact.mobilePhone', 'overReason', 'agreed']);
  expect(foundIn(orderProblems(filled, false, words))).toEqual({});
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
