import { describe, expect, it } from 'vitest';
import { personal, thirdParty } from '#tests/support/viewers.ts';
import { breadcrumbOf } from './breadcrumb.ts';
import { menuOf } from './own-rows.ts';
import type { MenuConfig, MenuItem } from './visible-menus.ts';
import type { Viewer } from './viewer.ts';

const treeOf = (viewer: Viewer, config: MenuConfig = {}) => menuOf(viewer, config);
const namesOf = (tree: readonly MenuItem[], top: string) =>
  tree.find(({ name }) => name === top)?.children.map(({ name }) => name) ?? [];

describe('orders of flights abroad, for which the menu table has no item', () => {
  it('follow those of the other products, where flights are sold', () => {
    const tree = treeOf(personal);
    expect(namesOf(tree, '订单管理')).toEqual(['机票订单', '公务票订单', '酒店订单', '火车票订单', '国际机票订单']);
    expect(breadcrumbOf(tree, 'order_list', { type: 'intl' }).at(-1)?.name).toBe('国际机票订单');
    expect(breadcrumbOf(tree, 'order_list', { type: 'hotel' }).at(-1)?.name).toBe('酒店订单');
    expect(namesOf(treeOf(personal, { switches: { airTicket: false } }), '订单管理')).not.toContain('国际机票订单');
  });

  it('are on a partner’s page where the partner lists the orders of flights', () => {
    expect(namesOf(treeOf(thirdParty(), { permissionsIds: [12] }), '订单管理')).toEqual(['机票订单', '国际机票订单']);
    expect(namesOf(treeOf(thirdParty(), { permissionsIds: [14] }), '订单管理')).toEqual(['酒店订单']);
  });
});
