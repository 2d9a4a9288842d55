import { batch, computed, signal } from '@preact/signals-core';
import { totalCap } from '#contract/page.ts';
import type { Page, PageInput } from '#contract/page.ts';
import type { Row } from '#contract/row.ts';
import type { StartPoll } from '#domain/payment/poll.ts';
import type { Filter } from './list-filters.ts';
import { resourceFrom } from './resource.ts';
import type { Outcome, Services } from '../services.ts';

export interface ListingSpec<Item, Filters extends object, Fixed extends object = object> {
  /** Sent with every call: chooses one of several lists behind a path. */
  fixed?: Fixed;
  /** Query key, and field of the call → its codec in the address. */
  filters: { readonly [Key in keyof Filters]: Filter<Filters[Key]> };
  /** Sorts of the server; the first one is in use until another is chosen. `-` before it: the greatest first. */
  sorts: readonly [string, ...string[]];
  /** The sort in use until another is chosen, where it follows from the filters. */
  sortOf?(filters: Filters): string;
  /** Rows a page. */
  size: number;
  idOf(item: Item): string;
  /** The server will change this row soon without an action of the member. The list is read again, at the tempo of `every`, until no such row is left. */
  isMoving?(item: Item): boolean;
  every?: StartPoll;
}

export type ListingState =
  | { state: 'loading' }
  | { state: 'failed'; text: string }
  | { state: 'ready'; isOld: boolean };

export type Listing<Item, Filters extends object> = ReturnType<typeof createListing<Item, Filters>>;

/** Keys of the address beside filters, sort and page: cards or a table, and its hidden columns. They are never sent. */
const lookKeys = ['look', 'hide'] as const;
const exportSize = 100;
/** Older rows are read again when the page comes back into view or online. */
const freshMs = 60_000;

/**
 * A list on a screen. The address is the truth: back, reload and links show the same rows. Its view reads
 * `state` and `rows`; the page that is shown stays while the next one loads (`isBusy`).
 */
export function createListing<
  Item,
  Filters extends object,
  Fixed extends object = object,
  Answer extends Page<Item> = Page<Item>,
>(services: Services, row: Row<Fixed & PageInput & Partial<Filters>, Answer>, spec: ListingSpec<Item, Filters, Fixed>) {
  const { place } = services;
  const home = place.peek().name;
  const keys = Object.keys(spec.filters) as (keyof Filters & string)[];
  /** The place of another screen is not this list's: the view ends in a moment. */
  let lastQuery = place.peek().query;
  const current = computed(() => (place.value.name === home ? (lastQuery = place.value.query) : lastQuery));

  const textOf = <Key extends keyof Filters>(key: Key, value: Filters[Key]): string => spec.filters[key].write(value);
  const isInitial = <Key extends keyof Filters>(key: Key, value: Filters[Key]): boolean =>
    textOf(key, value) === textOf(key, spec.filters[key].initial);
  const filterAt = <Key extends keyof Filters & string>(key: Key): Filters[Key] => {
    const text = current.value[key];
    return (text === undefined ? undefined : spec.filters[key].read(text)) ?? spec.filters[key].initial;
  };
  const filters = computed(() => Object.fromEntries(keys.map((key) => [key, filterAt(key)])) as Filters);
  const isSort = (name: string): boolean =>
    spec.sorts.some((known) => known.replace(/^-/, '') === name.replace(/^-/, ''));
  const usualSort = computed(() => spec.sortOf?.(filters.value) ?? spec.sorts[0]);
  const sort = computed(() =>
    current.value['sort'] !== undefined && isSort(current.value['sort']) ? current.value['sort'] : usualSort.value,
  );
  const page = computed(() => (/^[1-9]\d{0,5}$/.test(current.value['page'] ?? '') ? Number(current.value['page']) : 1));
  const chosen = computed(() => keys.filter((key) => !isInitial(key, filters.value[key])));
  /** Filters, sort and looks as the address has them, without those at their beginning. */
  const query = computed<Readonly<Record<string, string>>>(() => ({
    ...Object.fromEntries(chosen.value.map((key) => [key, textOf(key, filters.value[key])])),
    ...Object.fromEntries(
      ['sort', ...lookKeys].flatMap((key) => (current.value[key] === undefined ? [] : [[key, current.value[key]]])),
    ),
  }));
  /** Filters and sort, as text: pages of another one are other rows. */
  const subject = computed(() =>
    [sort.value, ...chosen.value.map((key) => `${key}=${textOf(key, filters.value[key])}`)].join('\n'),
  );

  let cursors = new Map<number, string>();
  let subjectOfCursors = '';
  const shown = signal({ subject: '', page: 0 });
  const busy = signal(0);
  /** The rows when the last question began. */
  const before = signal<Answer | null>(null);
  const failure = signal<string | null>(null);

  const given = () =>
    ({ ...spec.fixed, ...Object.fromEntries(chosen.peek().map((key) => [key, filters.peek()[key]])) }) as Fixed &
      Partial<Filters>;

  /** A page that is not the next of a known one is reached from the nearest known one before it. */
  function positionOf(wanted: number): Pick<PageInput, 'after' | 'skip'> {
    const from = Math.max(1, ...Array.from(cursors.keys()).filter((known) => known <= wanted));
    const after = cursors.get(from);
    return {
      ...(after !== undefined && { after }),
      ...(wanted > from && { skip: Math.min(totalCap, (wanted - from) * spec.size) }),
    };
  }

  async function ask(ending: AbortSignal): Promise<Outcome<Answer>> {
    const [about, wanted] = [subject.peek(), page.peek()];
    if (about !== subjectOfCursors) [cursors, subjectOfCursors] = [new Map(), about];
    const outcome = await services.api.send(
      row,
      { ...given(), sort: sort.peek(), size: spec.size, ...positionOf(wanted) },
      { quiet: 'all', signal: ending },
    );
    if (ending.aborted) return outcome;
    batch(() => {
      failure.value = outcome.ok ? null : outcome.msg;
      if (!outcome.ok) return;
      shown.value = { subject: about, page: wanted };
      if (outcome.data.next !== null) cursors.set(wanted + 1, outcome.data.next);
    });
    // Rows have gone since: the last page that there is.
    if (outcome.ok && outcome.data.rows.length === 0 && wanted > 1)
      toPage(Math.min(wanted - 1, Math.max(1, Math.ceil(outcome.data.total / spec.size))), true);
    return outcome;
  }

  const { isMoving, every } = spec;
  const resource = resourceFrom(services, ask, {
    freshMs,
    ...(isMoving && every && { every, until: ({ rows }: Answer) => !rows.some(isMoving) }),
  });
  const data = resource.data;
  const state = computed<ListingState>(() => {
    if (failure.value !== null && (shown.value.subject !== subject.value || shown.value.page !== page.value))
      return { state: 'failed', text: failure.value };
    return data.value ? { state: 'ready', isOld: failure.value !== null } : { state: 'loading' };
  });

  function load(): Promise<unknown> {
    batch(() => {
      busy.value += 1;
      failure.value = null;
      before.value = data.peek();
    });
    return resource.load().finally(() => (busy.value -= 1));
  }

  const selection = signal<ReadonlyMap<string, Item>>(new Map());
  const stop = computed(() => `${page.value}\n${subject.value}`).subscribe(() => void load());
  let wasSubject = subject.peek();
  const stopSelection = subject.subscribe((next) => {
    // The selection is always among the rows that the filters show.
    if (next !== wasSubject) selection.value = new Map();
    wasSubject = next;
  });

  function toPage(next: number, replace = false): void {
    services.setQuery({ page: next > 1 ? String(next) : undefined }, { replace });
  }

  function setFilter(change: Partial<Filters>): void {
    const texts = (Object.keys(change) as (keyof Filters & string)[]).map((key) => {
      const value = change[key] ?? spec.filters[key].initial;
      return [key, isInitial(key, value) ? undefined : textOf(key, value)];
    });
    services.setQuery({ ...Object.fromEntries(texts), page: undefined }, { replace: false });
  }

  function select(items: readonly Item[], on: boolean): void {
    const next = new Map(selection.peek());
    for (const item of items) {
      if (on) next.set(spec.idOf(item), item);
      else next.delete(spec.idOf(item));
    }
    selection.value = next;
  }

  const exportEnd = new AbortController();
  return {
    state,
    size: spec.size,
    idOf: spec.idOf,
    /** Of the page that is shown; the page before stays while the next one loads. */
    rows: computed<readonly Item[]>(() => data.value?.rows ?? []),
    total: computed(() => data.value?.total ?? 0),
    sums: computed(() => data.value?.sums),
    /** The page as the server sent it, with fields of its own beside the rows. */
    answer: data,
    /** Ends together with the rows of the answer, so that both are drawn at once. */
    isBusy: computed(() => busy.value > 0 && data.value === before.value),
    /** The moment of the last good answer, milliseconds. */
    asOfMs: resource.asOfMs,
    filters,
    /** Filters in use and sort, as the calls of the list take them. */
    input: () => ({ ...given(), sort: sort.peek() }),
    /** Number of filters in use. */
    filterCount: computed(() => chosen.value.length),
    sort,
    page,
    /** More rows than the server counts. */
    isCapped: computed(() => (data.value?.total ?? 0) >= totalCap),
    pageCount: computed(() => Math.max(1, Math.ceil((data.value?.total ?? 0) / spec.size))),
    hasNext: computed(() => (data.value?.next ?? null) !== null),
    selection,
    setFilter,
    query,
    /** Shows the list as `query` of another moment had it, from its first page. */
    show(next: Readonly<Record<string, string>>, { replace = false } = {}) {
      const own = [...keys, 'sort', ...lookKeys];
      services.setQuery({ ...Object.fromEntries(own.map((key) => [key, next[key]])), page: undefined }, { replace });
    },
    isTable: computed(() => current.value['look'] === 'table'),
    showTable: (on: boolean) => services.setQuery({ look: on ? 'table' : undefined }),
    /** Keys of the columns that the member has hidden. */
    hidden: computed<readonly string[]>(() => (current.value['hide'] ?? '').split(',').filter(Boolean)),
    hide: (columns: readonly string[]) => services.setQuery({ hide: columns.join() || undefined }),
    /** The same sort again turns it round. */
    sortBy(name: string) {
      const next = sort.peek() === `-${name}` ? name : `-${name}`;
      services.setQuery({ sort: next === usualSort.peek() ? undefined : next, page: undefined }, { replace: false });
    },
    toPage: (next: number) => toPage(next),
    /** All filters as they were at first. */
    clear: () =>
      services.setQuery(Object.fromEntries([...keys, 'page'].map((key) => [key, undefined])), { replace: false }),
    refresh: load,
    toggle: (item: Item) => select([item], !selection.peek().has(spec.idOf(item))),
    /** All rows of the page that is shown, but those with a reason against it; others stay as they are. */
    selectPage: (on: boolean, whyOff?: (item: Item) => string) =>
      select(
        (data.peek()?.rows ?? []).filter((item) => !whyOff?.(item)),
        on,
      ),
    unselect: () => (selection.value = new Map()),
    /** All rows of the filters, page by page; the first failure ends it. */
    async exportAll(): Promise<Outcome<Item[]>> {
      const rows: Item[] = [];
      const input = { ...given(), sort: sort.peek(), size: exportSize };
      for (let after: string | undefined; ;) {
        const outcome: Outcome<Page<Item>> = await services.api.send(
          row,
          { ...input, ...(after !== undefined && { after }) },
          { quiet: 'all', signal: exportEnd.signal },
        );
        if (!outcome.ok) return outcome;
        rows.push(...outcome.data.rows);
        if (outcome.data.next === null) return { ok: true, ret: 0, data: rows };
        after = outcome.data.next;
      }
    },
    dispose() {
      stop();
      stopSelection();
      exportEnd.abort();
      resource.dispose();
    },
  };
}
