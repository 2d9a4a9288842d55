import { expect, it } from 'vitest';
import { actsOf, billStateOf } from './bill-state.ts';
import type { CompanyBillState } from './bill-state.ts';

const [before, dueOn, after] = ['2026-11-09', '2026-11-10', '2026-11-11'];
const facts = { isClosed: true, openDisputes: 0, isConfirmed: false, due: 10_000, paid: 0, dueOn };
const confirmed = { ...facts, isConfirmed: true };

it.each<[string, typeof facts, string, CompanyBillState, string]>([
  ['a cycle under way', { ...facts, isClosed: false }, after, 'open', ''],
  ['one that was closed', facts, before, 'issued', 'dispute confirm pay'],
  ['one with a dispute', { ...facts, openDisputes: 1 }, dueOn, 'disputed', 'dispute pay'],
  ['a confirmed one, on its last day', confirmed, dueOn, 'confirmed', 'reopen pay'],
  ['one with a fen less than is due, on its last day', { ...confirmed, paid: 9_999 }, dueOn, 'confirmed', 'pay'],
  ['the same a day later', { ...confirmed, paid: 9_999 }, after, 'overdue', 'pay'],
  ['an unpaid one with a dispute, a day later', { ...facts, openDisputes: 1 }, after, 'overdue', 'dispute pay'],
  ['a paid one', { ...confirmed, paid: 10_000 }, after, 'paid', ''],
  ['one that was paid and is not confirmed', { ...facts, paid: 10_000 }, after, 'issued', 'dispute confirm'],
  ['one that gives money back', { ...facts, due: -500 }, after, 'issued', 'dispute confirm'],
])('%s', (_, bill, today, state, acts) => {
  expect(billStateOf(bill, today)).toBe(state);
  expect(actsOf(bill).join(' ')).toBe(acts);
});
