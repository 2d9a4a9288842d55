import { signal } from '@preact/signals-core';
import { expect, test, vi } from 'vitest';
import type { Page, PageInput } from '#contract/page.ts';
import { row } from '#contract/row.ts';
import { choiceFilter, textFilter } from '#kit/resources/list-filters.ts';
import { createListing } from '#kit/resources/listing.ts';
import type { ListingSpec } from '#kit/resources/listing.ts';
import type { Services } from '#kit/services.ts';
import { ServicesContext } from '#kit/widget.ts';
import { renderUi, settle } from '#tests/support/page/render-ui.tsx';
import { ListScreen } from './ListScreen.tsx';
import type { ListScreenProps } from './ListScreen.tsx';

interface Bill {
  id: string;
  title: string;
}
interface Filters {
  state: 'all' | 'open';
  words: string;
}

const spec: ListingSpec<Bill, Filters> = {
  filters: { state: choiceFilter(['all', 'open'], 'all'), words: textFilter() },
  sorts: ['-day', 'title'],
  size: 2,
  idOf: ({ id }) => id,
};
const bills = (count: number): Bill[] =>
  Array.from({ length: count }, (_, at) => ({ id: String(at), title: `账单 ${at + 1}` }));
const good = (rows: Bill[], total = rows.length, next: string | null = null) => ({
  ok: true as const,
  ret: 0,
  data: { rows, total, next },
});
const lost = { ok: false as const, ret: -1, msg: '网络连接失败', data: null, kind: 'offline' as const };
type Answer = ReturnType<typeof good> | typeof lost;

/** A tab with this address, whose server answers as given. */
function openTab(
  answer: (input: PageInput & Partial<Filters>) => Answer | Promise<Answer>,
  query: Record<string, string>,
) {
  const place = signal({ name: 'bills', params: {}, query });
  const services = {
    place,
    clock: { now: () => Date.UTC(2026, 8, 16, 6, 30), today: () => '2026-09-16' },
    timers: {},
    visible: signal(true),
    online: signal(true),
    config: signal({ wording: {} }),
    api: { send: async (_row: unknown, input: PageInput & Partial<Filters>) => answer(input) },
    setQuery(changes: Record<string, string | undefined>) {
      const entries = Object.entries({ ...place.peek().query, ...changes }).filter(
        (entry): entry is [string, string] => entry[1] !== undefined,
      );
      place.value = { ...place.peek(), query: Object.fromEntries(entries) };
    },
  } as unknown as Services;
  return { services, place };
}

function open(
  answer: Parameters<typeof openTab>[0],
  more: Partial<ListScreenProps<Bill, Filters>> = {},
  query: Record<string, string> = {},
) {
  const { services, place } = openTab(answer, query);
  const list = createListing<Bill, Filters>(
    services,
    row<PageInput & Partial<Filters>, Page<Bill>>('/bills', '账单'),
    spec,
  );
  const ui = renderUi(
    <ServicesContext.Provider value={services}>
      <ListScreen
        title="账单"
        label="账单列表"
        list={list}
        groups={{
          key: 'state',
          options: [
            { value: 'all', label: '全部' },
            { value: 'open', label: '待付', count: 3 },
          ],
        }}
        fields={[{ kind: 'text', key: 'words', label: '关键词', placeholder: '单号' }]}
        renderCard={({ title }) => <article>{title}</article>}
        empty={{ art: 'order', title: '还没有账单', action: <button type="button">充值</button> }}
        {...more}
      />
    </ServicesContext.Provider>,
  );
  return { ...ui, place, list };
}

test('grey cards are there while the first page loads, then the rows, their number and no pages to turn', async () => {
  const answers: ((answer: Answer) => void)[] = [];
  const { screen, root } = open(() => new Promise((resolve) => answers.push(resolve)));
  expect(screen.getByRole('status', { name: '正在加载' })).toBeTruthy();
  expect(root.querySelector('.t-lst')?.getAttribute('aria-busy')).toBe('true');
  answers[0]?.(good(bills(2)));
  await screen.findByText('账单 2');
  expect(root.querySelector('.t-lst')?.getAttribute('aria-busy')).toBe('false');
  expect(screen.getAllByText('共 2 条').length).toBeGreaterThan(1);
  expect(screen.queryByRole('navigation', { name: '分页' })).toBeNull();
});

test('a member without rows gets the next step; filters without rows get the way back to all', async () => {
  const { screen, click, place } = open(
    (input) => (input.state === 'open' ? good([]) : good(bills(1))),
    {},
    { state: 'open' },
  );
  await screen.findByText('没有符合条件的记录');
  await click(screen.getByRole('button', { name: '清空筛选' }));
  await screen.findByText('账单 1');
  expect(place.peek().query).toEqual({});
  const fresh = open(() => good([]));
  await fresh.screen.findByText('还没有账单');
  expect(fresh.screen.getByRole('button', { name: '充值' })).toBeTruthy();
});

test('an empty chip says what there is none of, unless another filter narrows the list as well', async () => {
  const groups = {
    key: 'state' as const,
    options: [
      { value: 'all', label: '全部' },
      { value: 'open', label: '待付', none: '没有待付的账单' },
    ],
  };
  const { screen } = open(() => good([]), { groups }, { state: 'open' });
  await screen.findByText('没有待付的账单');
  const both = open(() => good([]), { groups }, { state: 'open', words: '7' });
  await both.screen.findByText('没有符合条件的记录');
});

test('a first page that cannot be read offers another try', async () => {
  let answer: Answer = lost;
  const { screen, click } = open(() => answer);
  await screen.findByText('网络连接失败');
  // The failure is shown a moment before the call has ended; until then the button is busy.
  await settle();
  answer = good(bills(1));
  await click(screen.getByRole('button', { name: '重试' }));
  await screen.findByText('账单 1');
});

test('rows that could not be read again stay, with the time they are of', async () => {
  let answer: Answer = good(bills(1));
  const { screen, list } = open(() => answer);
  await screen.findByText('账单 1');
  answer = lost;
  void list.refresh();
  await screen.findByText(/显示的是 14:30 的内容/);
  expect(screen.getByText('账单 1')).toBeTruthy();
});

test('a chip filters, a page is turned, and the address has both', async () => {
  const { screen, click, place } = open((input) => good(bills(2), 6, `after ${String(input.skip ?? 0)}`));
  await screen.findByText('账单 1');
  await click(screen.getByRole('button', { name: '待付 3' }));
  expect(place.peek().query).toEqual({ state: 'open' });
  await settle();
  await click(screen.getByRole('button', { name: '2' }));
  expect(place.peek().query).toEqual({ state: 'open', page: '2' });
});

test('the export asks for a format and is busy until the file is there; without rows there is nothing to export', async () => {
  let end: () => void = () => undefined;
  const onExport = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
  const { screen, click } = open(() => good(bills(1)), { onExport });
  await screen.findByText('账单 1');
  await click(screen.getByRole('button', { name: '导出' }));
  await click(screen.getByRole('menuitem', { name: 'CSV' }));
  expect(onExport).toHaveBeenCalledWith('csv');
  expect(screen.getByRole('button', { name: '导出' }).getAttribute('aria-busy')).toBe('true');
  end();
  await settle();
  expect(screen.getByRole('button', { name: '导出' }).getAttribute('aria-busy')).toBeNull();
  const none = open(() => good([]), { onExport });
  await none.screen.findByText('还没有账单');
  expect(none.screen.getByRole<HTMLButtonElement>('button', { name: '导出' }).disabled).toBe(true);
});

test('a table sorts, selects and shows what can be done with the selected rows', async () => {
  const asked: (string | undefined)[] = [];
  const renderBulk = vi.fn(() => <button type="button">删除所选</button>);
  const { screen, click } = open(
    (input) => {
      asked.push(input.sort);
      return good(bills(2));
    },
    {
      renderCard: undefined,
      table: {
        columns: [{ key: 'title', title: '名称', sort: 'title', cell: ({ title }) => title }],
        nameOf: ({ title }) => title,
        renderBulk,
      },
    } as Partial<ListScreenProps<Bill, Filters>>,
  );
  await screen.findByText('账单 1');
  await click(screen.getByRole('button', { name: '名称' }));
  expect(asked.at(-1)).toBe('-title');
  await settle();
  const frames: FrameRequestCallback[] = [];
  const frame = vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((run) => frames.push(run));
  await click(screen.getByRole('checkbox', { name: '选择 账单 2' }));
  // The mark is painted before the rows move down.
  expect(screen.queryByRole('region', { name: '已选 1 项' })).toBeNull();
  frame.mockRestore();
  for (const run of frames) run(0);
  expect(await screen.findByRole('region', { name: '已选 1 项' })).toBeTruthy();
  expect(renderBulk).toHaveBeenCalledWith([expect.objectContaining({ title: '账单 2' })]);
});

test.each<[string, Partial<ListScreenProps<Bill, Filters>>]>([
  ['cards', { renderCard: ({ title }) => <button type="button">{title}</button> }],
  [
    'a table',
    {
      renderCard: undefined as never,
      table: {
        columns: [{ key: 'title', title: '名称', cell: ({ title }) => <button type="button">{title}</button> }],
        actions: ({ title }) =>
          ['看', '改', '删', '印'].map((label) => ({ id: label, label: `${label}${title}`, onPick() {} })),
      },
    },
  ],
])('the elements of %s serve the next page; the focus and an open menu stay behind', async (_look, more) => {
  const pages = [bills(2), [{ id: '8', title: '账单 9' }]];
  let page = 0;
  const { screen, root, list, click } = open(() => good(pages[page] ?? []), more);
  const first = await screen.findByRole('button', { name: '账单 1' });
  const focused = () => (root.getRootNode() as ShadowRoot | Document).activeElement;
  if (more.table) {
    click(screen.getAllByRole('button', { name: '更多' })[0]!);
    await screen.findByRole('menuitem', { name: '删账单 1' });
  }
  first.focus();
  expect(focused()?.textContent).toBe('账单 1');
  page = 1;
  void list.refresh();
  expect(await screen.findByRole('button', { name: '账单 9' })).toBe(first);
  await settle();
  expect(focused()).not.toBe(first);
  expect(screen.queryByRole('menuitem')).toBeNull();
});

test('the wait for rows ends together with them, so that both are drawn at once', async () => {
  const { list, screen } = open(() => good(bills(2)));
  await screen.findByText('账单 2');
  const waits: boolean[] = [];
  const stop = list.rows.subscribe(() => void waits.push(list.isBusy.peek()));
  const done = list.refresh();
  expect(list.isBusy.peek()).toBe(true);
  await done;
  stop();
  expect(waits).toEqual([false, false]);
});
