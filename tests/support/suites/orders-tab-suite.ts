import { describe, expect, it } from 'vitest';
import { orderList } from '#contract/order-list.ts';
import type { OrderRow } from '#contract/order-list.ts';
import type { LevelKey } from '#domain/account/level.ts';
import { statusesOf } from '#domain/product/statuses.ts';
import { statusGroups } from '#domain/product/status-table.ts';
import { products } from '#domain/product/products.ts';
import type { OrdersTabSpec } from '#parts/order/tab/OrdersTab.tsx';
import type { TabTexts } from '#parts/order/tab/texts.ts';
import { givenClock } from '../given/given-clock.ts';
import { givenServices, good } from '../given/given-services.ts';

/** Actions that change an order or its payment: only the member who booked it has them. */
const ofBooker: ReadonlySet<string> = new Set(['pay', 'cancel', 'change', 'refund']);

/** The rules of every tab of the order list. `row` is an order of the product that may be paid. */
export function ordersTabSuite<Texts extends TabTexts>(spec: OrdersTabSpec<Texts>, texts: Texts, row: OrderRow) {
  const clock = givenClock();
  const asked: { path: string; input: Record<string, unknown> }[] = [];
  const { services: given } = givenServices(clock, () => good(null));
  const services = {
    ...given,
    clock: { ...given.clock, today: () => '1970-01-01' },
    api: {
      send: async ({ path }: { path: string }, input: Record<string, unknown>) => {
        asked.push({ path, input });
        return await Promise.resolve(good({ rows: [row], total: 1, groups: {}, types: {}, asOf: '' }));
      },
    },
  } as unknown as typeof given;
  const open = () => {
    const tab = spec.open(services, texts);
    return { tab, view: tab.viewOf(texts) };
  };

  describe(`the tab of ${spec.type} orders`, () => {
    const words = spec.wordsOf(texts, services);

    it('names every group, and has words for an empty one', () => {
      // A product without a waitlist has no group for it; those under approval have the name of their state.
      const own = statusGroups.filter((group) => group !== 'approval' && statusesOf[spec.type].groups[group]);
      expect(statusGroups.filter((group) => words.groups[group])).toEqual(own);
      expect(new Set(own.map((group) => words.noneOf(words.groups[group] ?? ''))).size).toBe(own.length);
      expect([words.groups.all, words.wordsHint, words.noneText, words.book].filter((text) => !text)).toEqual([]);
    });

    it('leads to the search of its own product', () => {
      expect(products[spec.type].search).not.toBe('');
    });

    it('lists the orders of its product alone', () => {
      const { tab } = open();
      expect(tab.list.input()).toMatchObject({ type: spec.type });
      tab.dispose();
    });

    it('counts the groups by the filters of its rows', async () => {
      const { tab } = open();
      asked.length = 0;
      void tab.list.refresh();
      await clock.settle();
      const [rows, counts] = [orderList.list.path, orderList.counts.path].map(
        (path) => asked.find((one) => one.path === path)?.input,
      );
      expect([rows?.['type'], counts?.['type'], counts && 'group' in counts]).toEqual([spec.type, spec.type, false]);
      tab.dispose();
    });

    it.each<[LevelKey, boolean]>([
      ['10', false],
      ['7_0', false],
      ['70', true],
      ['40', true],
      ['50', true],
    ])('shows a member of level %s number, state, moment and amount; the booker: %s', (level, hasBooker) => {
      const { tab, view } = open();
      const keys = view.columns(level).map(({ key }) => key);
      expect(keys[0]).toBe('order');
      for (const key of ['status', 'created', 'amount']) expect(keys).toContain(key);
      expect(keys.includes('member')).toBe(hasBooker);
      expect(new Set(keys).size).toBe(keys.length);
      tab.dispose();
    });

    it('offers a reader of an order of another member nothing that changes it', () => {
      const { tab, view } = open();
      const names = (order: OrderRow) => view.actionsOf(order).map(({ id }) => id);
      for (const status of statusesOf[spec.type].codes)
        expect(names({ ...row, status, bookedBy: '林知夏' }).filter((id) => ofBooker.has(id))).toEqual([]);
      expect(names(row).length).toBeGreaterThan(0);
      tab.dispose();
    });

    it('has a name for every action, and none twice', () => {
      const { tab, view } = open();
      for (const status of statusesOf[spec.type].codes) {
        const actions = view.actionsOf({ ...row, status });
        expect(actions.filter(({ label }) => !label)).toEqual([]);
        expect(new Set(actions.map(({ id }) => id)).size).toBe(actions.length);
      }
      tab.dispose();
    });

    it('leaves no timer and no watcher behind when it goes', async () => {
      const before = [clock.timers(), clock.watchers()];
      const { tab } = open();
      await clock.settle();
      tab.dispose();
      expect([clock.timers(), clock.watchers()]).toEqual(before);
    });
  });
}
