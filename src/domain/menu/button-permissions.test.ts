import { expect, test } from 'vitest';
import { accounts } from '#tests/support/viewers.ts';
import { mayUse, permissionsOf } from './button-permissions.ts';

const expected: Record<string, string[]> = {
  personal: ['money_change'],
  family: ['money_change'],
  'family child': [],
  business: ['money_change'],
  distributor: ['money_change'],
  'distributor with PNR': ['money_change', 'quick_order'],
  operator: ['money_change', 'quick_order'],
  'credit main': ['money_change', 'travel_audit', 'company_manage'],
  'employee, approval': ['money_change', 'travel_apply'],
  'employee, auditor': ['money_change', 'travel_audit'],
  'employee, overproof': ['money_change', 'travel_apply'],
  'employee, no flag': ['money_change'],
};
test.each(accounts)('the buttons of $name', ({ name, viewer }) => {
  expect(permissionsOf(viewer)).toEqual(expected[name]);
});

test('a button is used only with its permission', () => {
  expect(permissionsOf(null)).toEqual([]);
  expect(mayUse(['travel_audit'], 'travel_audit')).toBe(true);
  expect(mayUse(['travel_audit'], 'travel')).toBe(false);
});
