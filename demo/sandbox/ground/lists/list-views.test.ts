import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { viewsAtMost } from '#contract/list-view.ts';
import { listViewSchemas } from '#contract/list-view.schema.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { listViewHandlers } from '../../app/handlers/list-view.ts';

let booking: Booking;
let member: Booker;
beforeAll(async () => {
  booking = await openBooking();
  member = await booking.as('20250010');
});
afterAll(() => booking.close());

const read = async (who: Booker, list = 'orders') =>
  good(await listViewHandlers.list({ list }, who.call('/list/views'))).views;
const save = (who: Booker, input: Partial<z.input<typeof listViewSchemas.save>> = {}) =>
  listViewHandlers.save(
    listViewSchemas.save.parse({ list: 'orders', viewName: '待支付', query: 'group=unpaid', ...input }),
    who.call('/list/saveView'),
  );
const remove = (who: Booker, viewName: string) =>
  listViewHandlers.remove({ list: 'orders', viewName }, who.call('/list/removeView'));

describe('saved views of a list', () => {
  it('are stored once, renamed, changed and removed, and repeating a call changes nothing', async () => {
    const first = { viewName: '待支付', query: 'group=unpaid', isDefault: false };
    for (const _ of [1, 2]) expect(good(await save(member)).views).toEqual([first]);
    await save(member, { viewName: '因公', query: 'travelType=business' });
    const renamed = { viewName: '等我付款', formerName: '待支付', query: 'group=unpaid&sort=-travel' };
    for (const _ of [1, 2])
      expect(good(await save(member, renamed)).views.map(({ viewName, query }) => [viewName, query])).toEqual([
        ['等我付款', 'group=unpaid&sort=-travel'],
        ['因公', 'travelType=business'],
      ]);
    for (const _ of [1, 2]) expect(good(await remove(member, '等我付款')).views).toHaveLength(1);
    await remove(member, '因公');
    expect(await read(member)).toEqual([]);
  });

  it('have one default at most, and names that no two of them share', async () => {
    await save(member, { viewName: 'A', isDefault: true });
    await save(member, { viewName: 'B', isDefault: true });
    expect((await read(member)).map(({ isDefault }) => isDefault)).toEqual([false, true]);
    const taken = { ret: 400, data: { field: 'viewName' } };
    expect(await save(member, { viewName: 'A', query: 'group=done' })).toMatchObject(taken);
    expect(await save(member, { viewName: 'A', formerName: 'B' })).toMatchObject(taken);
    expect((await read(member)).map(({ viewName }) => viewName)).toEqual(['A', 'B']);
    for (const name of ['A', 'B']) await remove(member, name);
  });

  it("are one list's, one member's and one application's", async () => {
    await save(member);
    expect(await read(member, 'bills')).toEqual([]);
    for (const other of [await booking.as('20250041'), await booking.as('20250010', { appId: 'skyline' })]) {
      expect(await read(other)).toEqual([]);
      await remove(other, '待支付');
      await save(other, { query: 'group=done' });
    }
    expect((await read(member)).map(({ query }) => query)).toEqual(['group=unpaid']);
    await remove(member, '待支付');
  });

  it('end at twenty, also where several are saved at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: viewsAtMost + 3 }, (_, at) => save(member, { viewName: `视图${at}`, query: `page=${at}` })),
    );
    expect(answers.map(({ ret }) => ret).toSorted((a, b) => a - b)).toEqual([
      ...Array(viewsAtMost).fill(0),
      409,
      409,
      409,
    ]);
    expect(await read(member)).toHaveLength(viewsAtMost);
    const [first] = await read(member);
    expect((await save(member, { viewName: '新名', formerName: first?.viewName })).ret).toBe(0);
  });
});
