import { describe, expect, it } from 'vitest';
import { creditMain, personal } from '#tests/support/viewers.ts';
import { breadcrumbOf } from './breadcrumb.ts';
import { withPagesBeside } from './pages-beside.ts';
import type { MenuItem } from './visible-menus.ts';
import { visibleMenus } from './visible-menus.ts';

const all = { abroad: true, reports: true };

const namesOf = (tree: readonly MenuItem[], top: string) =>
  tree.find(({ name }) => name === top)?.children.map(({ name }) => name);

describe('pages that the menu table does not have', () => {
  it('are orders of flights abroad, after those of the other products, where such flights are sold', () => {
    const tree = withPagesBeside(visibleMenus(personal), all);
    expect(namesOf(tree, '订单管理')).toEqual(['机票订单', '公务票订单', '酒店订单', '火车票订单', '国际机票订单']);
    expect(breadcrumbOf(tree, 'order_list', { type: 'intl' }).at(-1)?.name).toBe('国际机票订单');
    expect(breadcrumbOf(tree, 'order_list', { type: 'hotel' }).at(-1)?.name).toBe('酒店订单');
    expect(withPagesBeside(visibleMenus(personal), { abroad: false, reports: true })).toEqual(visibleMenus(personal));
  });

  it('are the reports of a company, among its finance alone', () => {
    const tree = withPagesBeside(visibleMenus(creditMain), all);
    expect(namesOf(tree, '财务管理')?.at(-1)).toBe('报表');
    expect(breadcrumbOf(tree, 'report_form_air').map(({ name }) => name)).toEqual(['财务管理', '报表']);
    expect(
      namesOf(withPagesBeside(visibleMenus(creditMain), { abroad: true, reports: false }), '财务管理'),
    ).not.toContain('报表');
    expect(JSON.stringify(withPagesBeside(visibleMenus(personal), all))).not.toContain('"报表"');
  });
});
