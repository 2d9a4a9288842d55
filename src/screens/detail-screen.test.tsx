import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { renderUi, settle } from '#tests/support/page/render-ui.tsx';
import type { ResourceState } from '#kit/resources/resource.ts';
import type { Services } from '#kit/services.ts';
import { ServicesContext } from '#kit/widget.ts';
import { DetailScreen, StatusHead } from './DetailScreen.tsx';

const press = { back: vi.fn(), retry: vi.fn(), search: vi.fn() };

/** Of a partner's page, by the place of its widget. */
const pages = Object.fromEntries(
  ['order_list', 'my_center_index'].map((home) => [home, { isEmbedded: true, home } as unknown as Services]),
);
const inWidget = (home: string, view: ReactNode) =>
  renderUi(<ServicesContext.Provider value={pages[home] ?? null}>{view}</ServicesContext.Provider>);

function show(state: ResourceState<string>['state'], data: string | null) {
  return inWidget(
    'my_center_index',
    <DetailScreen
      title="详情"
      onBack={press.back}
      state={state}
      data={data}
      failed={{ title: '没有读取成功', text: '请重试', button: '重试', onPress: press.retry }}
      missing={{ title: '没有找到', text: '请返回', button: '查询', onPress: press.search }}
    >
      {(name) => ({
        status: (
          <StatusHead
            part="status"
            kind="act"
            label="待支付"
            countdown={{ prefix: '剩余 ', untilMs: 60_000, now: () => 0 }}
            lead={name}
            facts="编号 1"
            actions={<button type="button">去支付</button>}
          />
        ),
        main: <p>主要</p>,
        side: <p>次要</p>,
      })}
    </DetailScreen>,
  );
}

test('while it is read, boxes are shown and nothing else', () => {
  const { root, screen } = show('loading', null);
  expect([
    root.querySelector('[aria-busy=true]') !== null,
    root.querySelectorAll('.t-det__skel').length,
    screen.queryByText('详情'),
  ]).toEqual([true, 6, null]);
});

test('the header names the state, its end, the next step and its actions; sections follow', () => {
  const { screen } = show('ready', '请尽快支付');
  expect(screen.getByRole('heading', { name: '待支付' }).closest('section')?.textContent).toContain(
    '剩余 01分00秒请尽快支付编号 1去支付',
  );
  expect([screen.getByText('主要'), screen.getByText('次要').parentElement?.tagName]).toEqual([
    expect.anything(),
    'ASIDE',
  ]);
});

test('a failed read can be tried again, and known data stay', async () => {
  const { screen, click } = show('failed', null);
  await click(screen.getByRole('button', { name: '重试' }));
  expect(press.retry).toHaveBeenCalledOnce();
  expect(show('failed', '请尽快支付').screen.getAllByText('主要')).toHaveLength(1);
});

test('a missing thing leads elsewhere', async () => {
  const { screen, click } = show('missing', null);
  await click(screen.getByRole('button', { name: '查询' }));
  expect(press.search).toHaveBeenCalledOnce();
});

test('a new state that takes the pressed action away has the focus at its heading; without the focus nothing moves', async () => {
  const head = (label: string, hasAction: boolean) => (
    <StatusHead
      part="status"
      kind="ok"
      label={label}
      lead=""
      facts=""
      actions={hasAction && <button type="button">取消订单</button>}
    />
  );
  const { screen, shadow, rerender } = renderUi(head('已确认', true));
  const active = () => shadow.activeElement;
  rerender(head('已入住', true));
  await settle();
  expect(active()?.tagName).not.toBe('H1');
  screen.getByRole('button', { name: '取消订单' }).focus();
  rerender(head('已取消', false));
  await settle();
  expect(active()?.textContent).toBe('已取消');
});

test.each([
  ['order_list', 'flex'],
  ['my_center_index', ''],
])('the way back stands on wide roots where nothing else leads back: %s', (home, display) => {
  const { root } = inWidget(
    home,
    <DetailScreen
      title="详情"
      onBack={press.back}
      state="ready"
      data="一"
      failed={{ title: '', text: '', button: '', onPress: press.retry }}
      missing={{ title: '', text: '', button: '', onPress: press.search }}
    >
      {(name) => ({ status: name, main: null, side: null })}
    </DetailScreen>,
  );
  expect(root.querySelector<HTMLElement>('.t-back')?.style.display).toBe(display);
});
