import { describe, expect, it } from 'vitest';
import { addDays, momentAt } from '../china-time.ts';
import {
  changesFrom,
  checkSettlement,
  creditUse,
  cycleIn,
  cycleOf,
  nextCycles,
  usualSettlement,
  workdaysAfter,
} from './settlement.ts';
import type { Settlement, SettlementInput, SettlementVersion } from './settlement.ts';

const having = (part: Partial<Settlement>): Settlement => ({ ...usualSettlement, ...part });
const versions: SettlementVersion[] = [
  { version: 1, from: '2024-01-01', settlement: usualSettlement },
  { version: 2, from: '2026-06-01', settlement: having({ cycleDay: 15 }) },
  { version: 3, from: '2026-09-15', settlement: having({ cycleDay: 10 }) },
];

describe('a cycle', () => {
  it.each([
    [1, '2026-11-27', '2026-11-01', '2026-11-30'],
    [28, '2026-11-27', '2026-10-28', '2026-11-27'],
    [28, '2026-02-28', '2026-02-28', '2026-03-27'],
    [15, '2026-01-01', '2025-12-15', '2026-01-14'],
    [1, '2024-02-29', '2024-02-01', '2024-02-29'],
  ])('of day %s has %s in %s to %s', (cycleDay, day, from, to) => {
    expect(cycleOf(having({ cycleDay }), day)).toMatchObject({ from, to });
  });

  it('is closed five minutes after its last day in China', () => {
    expect(momentAt(cycleOf(usualSettlement, '2026-11-27').closesAtMs)).toBe('2026-12-01 00:05:00');
  });

  it('counts working days to confirm and moves a due day to the next working day', () => {
    // Issued on 1 October 2026: holidays until the 7th, and the 10th is a working Saturday.
    expect(workdaysAfter('2026-10-01', 3)).toBe('2026-10-10');
    expect(cycleOf(having({ confirmDays: 3, dueDays: 17 }), '2026-09-10')).toMatchObject({
      confirmBy: '2026-10-10',
      dueOn: '2026-10-19',
    });
  });

  it('is never due before the last day to confirm it', () => {
    expect(cycleOf(having({ confirmDays: 5, dueDays: 5 }), '2026-09-10')).toMatchObject({
      confirmBy: '2026-10-13',
      dueOn: '2026-10-13',
    });
  });

  it('holds each day once over versions with other cycle days', () => {
    const cycles = nextCycles(versions, '2026-05-20', 8);
    expect(cycles.map(({ from, to }) => `${from}~${to}`)).toEqual([
      '2026-05-01~2026-05-31',
      '2026-06-01~2026-06-14',
      '2026-06-15~2026-07-14',
      '2026-07-15~2026-08-14',
      '2026-08-15~2026-09-14',
      '2026-09-15~2026-10-09',
      '2026-10-10~2026-11-09',
      '2026-11-10~2026-12-09',
    ]);
    for (const cycle of cycles)
      for (let day = cycle.from; day <= cycle.to; day = addDays(day, 1)) expect(cycleIn(versions, day)).toEqual(cycle);
  });

  it('before the first version is by that version', () => {
    expect(cycleIn(versions, '2023-05-05')).toMatchObject({ from: '2023-05-01', to: '2023-05-31' });
    expect(cycleIn([], '2023-05-05')).toMatchObject({ from: '2023-05-01', to: '2023-05-31' });
  });
});

describe('a change of the setting', () => {
  it('applies from the first day of the next cycle', () => {
    expect(changesFrom(versions, '2026-11-27')).toBe('2026-12-10');
  });

  it('replaces a version that has not begun, from the same day', () => {
    expect(changesFrom(versions, '2026-05-20')).toBe('2026-06-01');
  });
});

describe('the use of a limit', () => {
  it.each([
    [1000, 80, 0, 1000, 0, 'ok'],
    [1000, 80, 799, 201, 79, 'ok'],
    [1000, 80, 800, 200, 80, 'warn'],
    [1000, 0, 999, 1, 99, 'ok'],
    [1000, 80, 1000, 0, 100, 'full'],
    [1000, 80, 1001, 0, 100, 'exceeded'],
    [1000, 0, 1200, 0, 120, 'exceeded'],
    [0, 80, 1, 0, 100, 'exceeded'],
    [0, 80, 0, 0, 0, 'ok'],
    [1000, 80, -50, 1050, 0, 'ok'],
  ])(
    'of %s with a warning at %s and %s used: %s left, %s per cent, %s',
    (creditLimit, warnAt, used, left, percent, look) => {
      expect(creditUse({ creditLimit, warnAt }, used)).toEqual({ left, percent, look });
    },
  );
});

describe('the check of a setting', () => {
  const good: SettlementInput = {
    ...usualSettlement,
    invoice: { ...usualSettlement.invoice, titleId: 3, titleName: '云帆科技有限公司', email: 'bill@example.com' },
    contacts: [{ name: '周敏', phone: '13800138000', email: '', roles: ['bill'] }],
  };
  const contact = good.contacts[0];
  const account = { accountName: '云帆', bank: '工行', number: '62220000' };

  it('finds nothing in a good one, with an account or without', () => {
    expect(checkSettlement(good)).toEqual({});
    expect(checkSettlement({ ...good, remittance: account })).toEqual({});
  });

  it.each<[string, Partial<SettlementInput>, string]>([
    ['a cycle day of short months', { cycleDay: 29 }, 'cycleDay'],
    ['half a day', { confirmDays: 1.5 }, 'confirmDays'],
    ['too short a time to pay', { dueDays: 4 }, 'dueDays'],
    ['a warning above the limit', { warnAt: 101 }, 'warnAt'],
    ['no title', { invoice: { ...good.invoice, titleId: 0 } }, 'invoice.titleId'],
    ['a special invoice without tax number', { invoice: { ...good.invoice, kind: 'special' } }, 'invoice.titleId'],
    ['paper without an address', { invoice: { ...good.invoice, kind: 'paper' } }, 'invoice.address'],
    [
      'half of an account',
      { remittance: { accountName: '云帆科技', bank: '', number: '62220000' } },
      'remittance.bank',
    ],
    ['an account without a name', { remittance: { ...account, accountName: '' } }, 'remittance.accountName'],
    ['a name of one character', { remittance: { ...account, accountName: '云' } }, 'remittance.accountName'],
    ['a bank of 61 characters', { remittance: { ...account, bank: '行'.repeat(61) } }, 'remittance.bank'],
    ['an account of seven digits', { remittance: { ...account, number: '6222000' } }, 'remittance.number'],
    ['no contact', { contacts: [] }, 'contacts'],
    ['no contact for the bill', { contacts: [{ ...contact!, roles: ['overdue'] }] }, 'contacts'],
    ['a contact without a telephone', { contacts: [{ ...contact!, phone: '1' }] }, 'contacts.0.phone'],
  ])('finds %s', (_, part, field) => {
    expect(Object.keys(checkSettlement({ ...good, ...part }))).toEqual([field]);
  });

  it('lets invoice and contacts stay empty that were empty, until one of their fields is typed', () => {
    const empty = { ...usualSettlement, warnAt: 70 };
    expect(checkSettlement(empty, usualSettlement)).toEqual({});
    expect(Object.keys(checkSettlement(empty, good))).toEqual(['invoice.titleId', 'invoice.email', 'contacts']);
    const typed = { ...empty, invoice: { ...empty.invoice, email: 'bill@example.com' } };
    expect(Object.keys(checkSettlement(typed, usualSettlement))).toEqual(['invoice.titleId']);
  });
});
