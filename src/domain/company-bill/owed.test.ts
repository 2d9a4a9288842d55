import { expect, it } from 'vitest';
import { creditedInWords, owedOf, restOf, undisputedOf } from './owed.ts';

const waiting = (amount: string) => ({ state: 'waiting', amount });
const booked = (amount: string) => ({ state: 'booked', amount });

it('transfers under way are not to be paid again, those that were booked are no part of the rest any more', () => {
  const payments = [waiting('300.00'), booked('500.00'), waiting('0.50')];
  expect(restOf({ rest: '1000.00', payments })).toBe(69_950);
  expect(restOf({ rest: '1000.00', payments: [] })).toBe(100_000);
});

it('the undisputed part is the rest without what is claimed, and all of it where they claim the whole', () => {
  const bill = { rest: '1000.00', payments: [waiting('300.00')] };
  expect(undisputedOf({ ...bill, claimed: '200.00' })).toBe(50_000);
  expect(undisputedOf({ ...bill, claimed: '0.00' })).toBe(70_000);
  expect(undisputedOf({ ...bill, claimed: '700.00' })).toBe(70_000);
  expect(undisputedOf({ ...bill, claimed: '900.00' })).toBe(70_000);
});

it('what earlier cycles gave back too much makes less of a cycle, even less than nothing', () => {
  expect(owedOf({ amount: '800.00', carried: '-300.00' })).toBe(50_000);
  expect(owedOf({ amount: '200.00', carried: '-300.00' })).toBe(-10_000);
});

it('accepted disputes say in which bills they come back', () => {
  const august = { from: '2026-08-01', to: '2026-08-31', amount: '60.00' };
  const september = { from: '2026-09-01', to: '2026-09-30', amount: '40.00' };
  expect(creditedInWords('100.00', [])).toBe('异议已采纳 ¥100.00，在采纳时所在账期的账单中冲减');
  const one = creditedInWords('60.00', [august]);
  expect(one).toMatch(/^异议已采纳 ¥60.00，在 .+账单中冲减$/);
  const two = creditedInWords('100.00', [august, september]);
  expect(two).toMatch(/账单冲减 ¥60\.00，.+账单冲减 ¥40\.00$/);
});
