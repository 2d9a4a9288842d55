import { effect, signal } from '@preact/signals-core';
import type { ReadonlySignal } from '@preact/signals-core';
import { describe, expect, it } from 'vitest';
import type { Page, PageInput } from '#contract/page.ts';
import type { Envelope, Row } from '#contract/row.ts';
import { createListing } from '#kit/resources/listing.ts';
import type { ListingSpec } from '#kit/resources/listing.ts';
import type { Services } from '#kit/services.ts';

interface ListingCase<Item, Filters extends object, Fixed extends object = object> {
  row: Row<Fixed & PageInput & Partial<Filters>, Page<Item>>;
  spec: ListingSpec<Item, Filters, Fixed>;
  /** The server's answer to a member. The first one has more than two pages of rows, and for its export more than a hundred; the second one has others. */
  answer(member: 'first' | 'second', input: Fixed & PageInput & Partial<Filters>): Promise<Envelope<Page<Item>>>;
  /** Filters that leave some rows, and filters that leave none. */
  some: Partial<Filters>;
  none: Partial<Filters>;
}

type Query = Readonly<Record<string, string>>;

/** A browser tab with an address, its history and a wire that can fail or be slow. */
function openTab<Item, Filters extends object, Fixed extends object>(
  { answer }: ListingCase<Item, Filters, Fixed>,
  query: Query = {},
  member: 'first' | 'second' = 'first',
) {
  const place = signal({ name: 'list', params: {}, query });
  const history = [query];
  const calls: (Fixed & PageInput & Partial<Filters>)[] = [];
  const wire: { fails: boolean; held: (() => void)[] | null } = { fails: false, held: null };
  const services = {
    place,
    clock: { now: () => 0 },
    timers: {},
    visible: signal(true),
    online: signal(true),
    setQuery(changes: Record<string, string | undefined>, { replace = true } = {}) {
      const entries = Object.entries({ ...place.peek().query, ...changes }).filter(
        (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '',
      );
      const next = Object.fromEntries(entries);
      if (replace) history[history.length - 1] = next;
      else history.push(next);
      place.value = { ...place.peek(), query: next };
    },
    api: {
      async send(
        _row: unknown,
        input: Fixed & PageInput & Partial<Filters>,
        { signal: ending }: { signal?: AbortSignal } = {},
      ) {
        calls.push(input);
        const { fails, held } = wire;
        const told = fails ? null : await answer(member, input);
        if (held) await new Promise<void>((resolve) => held.push(resolve));
        if (ending?.aborted) return { ok: false, ret: -1, msg: '', data: null, kind: 'cancelled' };
        if (!told) return { ok: false, ret: -1, msg: '网络连接失败', data: null, kind: 'offline' };
        return told.ret === 0
          ? { ok: true, ret: 0, data: told.data }
          : { ok: false, ret: told.ret, msg: told.msg, data: told.data, kind: 'refused' };
      },
    },
  } as unknown as Services;
  return {
    services,
    place,
    wire,
    calls,
    back() {
      history.pop();
      place.value = { ...place.peek(), query: history.at(-1) ?? {} };
    },
  };
}

/** Ends with the first value that is false and stays so. To poll takes more processor time than many a page that it waits for. */
async function idle(isBusy: ReadonlySignal<boolean>): Promise<void> {
  while (isBusy.peek()) {
    await new Promise<void>((resolve) => {
      const end = effect(() => {
        if (!isBusy.value) setImmediate(() => (end(), resolve()));
      });
    });
  }
}

/** The rules that every list keeps. */
export function listingSuite<Item, Filters extends object, Fixed extends object = object>(
  name: string,
  given: () => ListingCase<Item, Filters, Fixed>,
) {
  /** The sort of an address that names none. */
  const usualSort = (filters: Filters): string => given().spec.sortOf?.(filters) ?? given().spec.sorts[0];
  const open = async (query: Query = {}, member: 'first' | 'second' = 'first') => {
    const tab = openTab(given(), query, member);
    const list = createListing(tab.services, given().row, given().spec);
    const settled = () => idle(list.isBusy);
    const ids = () => list.rows.peek().map(given().spec.idOf);
    const at = async (page: number) => {
      list.toPage(page);
      await settled();
      return ids();
    };
    if (!tab.wire.held) await settled();
    return { ...tab, list, settled, ids, at };
  };
  type Opened = Awaited<ReturnType<typeof open>>;
  const pagesOf = async ({ list, at, ids }: Opened) => {
    const pages = [ids()];
    // A way that goes round would have no end.
    while (list.hasNext.peek() && pages.length < 30) pages.push(await at(list.page.peek() + 1));
    return pages;
  };

  describe(name, () => {
    it('shows every row once, page by page, in an order that does not change', async () => {
      const first = await open();
      const pages = await pagesOf(first);
      expect(pages.length).toBeGreaterThan(2);
      expect(new Set(pages.flat()).size).toBe(pages.flat().length);
      expect(pages.flat()).toHaveLength(first.list.total.peek());
      expect(pages).toHaveLength(first.list.pageCount.peek());
      expect((await pagesOf(await open())).flat()).toEqual(pages.flat());
    });

    it('turns an order round, also where values are equal', async () => {
      for (const sort of given().spec.sorts) {
        const opened = await open({ sort });
        const rows = (await pagesOf(opened)).flat();
        const turned = await open({ sort: sort.startsWith('-') ? sort.slice(1) : `-${sort}` });
        expect((await pagesOf(turned)).flat()).toEqual(rows.toReversed());
      }
    });

    it('a page by its number is the page that turning over leads to, forwards and backwards', async () => {
      const pages = await pagesOf(await open());
      for (const [index, page] of pages.entries())
        expect((await open({ page: String(index + 1) })).ids()).toEqual(page);
      const last = await open({ page: String(pages.length) });
      expect(last.list.hasNext.peek()).toBe(false);
      expect(await last.at(1)).toEqual(pages[0]);
      expect(await last.at(2)).toEqual(pages[1]);
    });

    it('a page behind the last one becomes the last one', async () => {
      const pages = await pagesOf(await open());
      const { list, place, settled, ids } = await open({ page: String(pages.length + 5) });
      await settled();
      expect([list.page.peek(), place.peek().query['page'], ids()]).toEqual([
        pages.length,
        String(pages.length),
        pages.at(-1),
      ]);
    });

    it('filters, sort and page survive a reload and lead back', async () => {
      const { list, place, settled, ids, back } = await open();
      const all = ids();
      const every = list.total.peek();
      list.setFilter(given().some);
      await settled();
      const [filtered, total] = [ids(), list.total.peek()];
      expect(total).toBeGreaterThan(0);
      expect(total).toBeLessThan(every);
      list.sortBy(given().spec.sorts[0].replace(/^-/, ''));
      await settled();
      const again = await open(place.peek().query);
      expect([again.ids(), again.list.filters.peek(), again.list.total.peek()]).toEqual([
        ids(),
        list.filters.peek(),
        total,
      ]);
      back();
      await settled();
      expect(ids()).toEqual(filtered);
      back();
      await settled();
      expect([ids(), list.filterCount.peek()]).toEqual([all, 0]);
    });

    it('starts at the first page again with another filter or another order', async () => {
      const { list, place, at, settled } = await open();
      const [sort] = given().spec.sorts;
      for (const change of [
        () => list.setFilter(given().some),
        () => list.sortBy(sort.replace(/^-/, '')),
        () => list.clear(),
      ]) {
        // Ways to these pages are known, of the rows before.
        for (const known of [2, 3]) await at(known);
        change();
        await settled();
        expect([list.page.peek(), place.peek().query['page']]).toEqual([1, undefined]);
        if (list.pageCount.peek() >= 3) expect(await at(3)).toEqual((await open(place.peek().query)).ids());
      }
    });

    it('takes what cannot be read in the address for not given', async () => {
      const odd = Object.fromEntries(Object.keys(given().spec.filters).map((key) => [key, '\u0000~~%']));
      const { list, ids } = await open({ ...odd, sort: '-nothing', page: '-3' });
      expect(list.state.peek().state).toBe('ready');
      expect([list.sort.peek(), list.page.peek()]).toEqual([usualSort(list.filters.peek()), 1]);
      expect(Array.isArray(ids())).toBe(true);
    });

    it('is empty where nothing fits, and whole again when the filters are cleared', async () => {
      const { list, settled, ids } = await open();
      const all = ids();
      list.setFilter(given().none);
      await settled();
      expect([ids(), list.total.peek(), list.state.peek()]).toEqual([[], 0, { state: 'ready', isOld: false }]);
      expect(list.filterCount.peek()).toBeGreaterThan(0);
      list.clear();
      await settled();
      expect(ids()).toEqual(all);
    });

    it('shows a failure in place of requested rows, and keeps the shown rows when it is read again', async () => {
      const { list, wire, settled, ids } = await open();
      const all = ids();
      wire.fails = true;
      void list.refresh();
      await settled();
      expect([list.state.peek(), ids()]).toEqual([{ state: 'ready', isOld: true }, all]);
      list.setFilter(given().some);
      await settled();
      expect(list.state.peek()).toEqual({ state: 'failed', text: '网络连接失败' });
      wire.fails = false;
      void list.refresh();
      await settled();
      expect(list.state.peek()).toEqual({ state: 'ready', isOld: false });
      expect(ids()).not.toEqual(all);
    });

    it('keeps its page while the next one loads, and drops an answer that comes late', async () => {
      const pages = await pagesOf(await open());
      const { list, wire, settled, ids } = await open();
      wire.held = [];
      list.toPage(2);
      await expect.poll(() => wire.held?.length, { interval: 2 }).toBe(1);
      expect([ids(), list.isBusy.peek()]).toEqual([pages[0], true]);
      const late = wire.held[0];
      wire.held = null;
      list.toPage(3);
      late?.();
      await settled();
      expect(ids()).toEqual(pages[2]);
    });

    it('never shows a row of another member', async () => {
      const mine = new Set((await pagesOf(await open())).flat());
      const others = (await pagesOf(await open({}, 'second'))).flat();
      expect(others.filter((id) => mine.has(id))).toEqual([]);
    });

    it('exports all rows of its filters in its order, or says why not', async () => {
      const opened = await open();
      for (const filters of [{}, given().some]) {
        opened.list.setFilter(filters);
        await opened.settled();
        const shown = (await pagesOf(opened)).flat();
        const exported = await opened.list.exportAll();
        expect(exported.ok && exported.data.map(given().spec.idOf)).toEqual(shown);
      }
      opened.wire.fails = true;
      expect((await opened.list.exportAll()).ok).toBe(false);
    });

    it('keeps a selection over pages, and forgets it with other filters', async () => {
      const { list, at, settled, ids } = await open();
      list.selectPage(true);
      const first = ids();
      await at(2);
      const [one] = list.rows.peek();
      if (one) list.toggle(one);
      expect(Array.from(list.selection.peek().keys())).toEqual([...first, ...(one ? [given().spec.idOf(one)] : [])]);
      if (one) list.toggle(one);
      expect(list.selection.peek().size).toBe(first.length);
      list.setFilter(given().some);
      await settled();
      expect(list.selection.peek().size).toBe(0);
    });

    it('shows again what a saved view has of its filters, sort and looks, and nothing else', async () => {
      const { list, at, settled, ids } = await open();
      list.setFilter(given().some);
      await settled();
      list.sortBy(given().spec.sorts[0].replace(/^-/, ''));
      list.showTable(true);
      list.hide(['some', 'columns']);
      await settled();
      const [saved, rows] = [list.query.peek(), ids()];
      list.show({});
      await settled();
      expect([list.filterCount.peek(), list.sort.peek(), list.isTable.peek(), list.hidden.peek()]).toEqual([
        0,
        usualSort(list.filters.peek()),
        false,
        [],
      ]);
      expect(list.query.peek()).toEqual({});
      await at(2);
      list.show(saved);
      await settled();
      expect([ids(), list.page.peek(), list.isTable.peek(), list.hidden.peek()]).toEqual([
        rows,
        1,
        true,
        ['some', 'columns'],
      ]);
    });

    it('asks nothing more for another look of the same rows', async () => {
      const { list, calls, settled } = await open();
      const before = calls.length;
      list.showTable(true);
      list.hide(['column']);
      await settled();
      expect(calls).toHaveLength(before);
    });

    it('asks nothing more when its screen is gone', async () => {
      const { list, place, calls } = await open();
      const before = calls.length;
      list.dispose();
      place.value = { ...place.peek(), query: { page: '2' } };
      expect(calls).toHaveLength(before);
    });
  });
}
