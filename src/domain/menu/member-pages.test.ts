import { expect, test } from 'vitest';
import { isOnPage, memberPagesOf } from './member-pages.ts';

test('companies and their employees have own pages beside the menu; others have the account centre', () => {
  const names = memberPagesOf('70', false).map(({ route }) => route);
  expect(names).toEqual(['my_wallet', 'self_info', 'setting', 'invoice_management', 'report_form_air']);
  expect(memberPagesOf('7_0', false)).toEqual(memberPagesOf('70', false));
  expect(memberPagesOf('70', true)).toEqual([]);
  for (const level of ['10', '20', '30', '40', '50', '999'] as const) expect(memberPagesOf(level, false)).toEqual([]);
});

test('the reports of all products belong to the page of reports', () => {
  const at = (name: string) =>
    memberPagesOf('70', false)
      .filter((page) => isOnPage(page, name))
      .map(({ route }) => route);
  expect(at('report_form_hotel')).toEqual(['report_form_air']);
  expect(at('edit_invoice')).toEqual(['invoice_management']);
  expect(at('order_list')).toEqual([]);
});
