import { waitFor } from '@testing-library/dom';
import { options } from 'preact';
import { afterEach, expect, test, vi } from 'vitest';
import { Alert } from '#ui/states/Alert.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Countdown, formatRemaining } from '#ui/display/Countdown.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { ErrorStrip } from '#ui/states/ErrorStrip.tsx';
import { Fin } from '#parts/flight/Fin.tsx';
import { flightArt, hotelArt, trainArt } from '#parts/product/empty-art.ts';
import { KeyValue } from '#ui/display/KeyValue.tsx';
import { Pager, pagesShown } from '#ui/list/Pager.tsx';
import { Price, WasPrice, formatYuan } from '#ui/display/Price.tsx';
import { QrCode } from '#ui/display/QrCode.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { Steps } from '#ui/journey/Steps.tsx';
import { Table } from '#ui/list/Table.tsx';
import { Avatar, Badge, Dot, Tag } from '#ui/display/Tag.tsx';
import { Timeline } from '#ui/display/Timeline.tsx';
import { renderUi, rendered } from '#tests/support/page/render-ui.tsx';

afterEach(() => {
  vi.useRealTimers();
});

/** Only timeouts are faked: both frameworks go on rendering, and Preact runs effects, by other means. */
const fakeTimeouts = () => {
  options.requestAnimationFrame = setImmediate;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
};

test.each([
  ['1930', false, '1,930'],
  ['1930', true, '1,930.00'],
  ['1930.5', false, '1,930.50'],
  ['1930.00', false, '1,930'],
  ['184.05', true, '184.05'],
  ['0', false, '0'],
  ['0.1', false, '0.10'],
  ['1234567.89', true, '1,234,567.89'],
  ['-112.00', true, '−112.00'],
  ['＋60', false, '＋60'],
  [528, false, '528'],
  ['--', false, '--'],
  ['', false, ''],
] as const)('%s yuan (fixed: %s) is written %s', (yuan, fixed, written) => {
  expect(formatYuan(yuan, fixed)).toBe(written);
});

test('a price has a small yen sign before its digits, its sign before both, and what follows behind', () => {
  const { root } = renderUi(
    <>
      <Price yuan="930" size="lg" suffix="起" />
      <Price yuan="-1056" fixed ink />
      <WasPrice yuan="1920" />
    </>,
  );
  const [first, second] = root.querySelectorAll('.t-price');
  expect(first?.outerHTML).toBe('<span class="t-price t-price--lg"><i>¥</i>930<em>起</em></span>');
  expect(second?.textContent).toBe('−¥1,056.00');
  expect(root.querySelector('s')?.textContent).toBe('原价¥1,920');
});

test.each([
  [1_296_000, '21分36秒'],
  [252_000, '04分12秒'],
  [251_001, '04分12秒'],
  [7_509_000, '2时05分09秒'],
  [1, '00分01秒'],
  [0, '00分00秒'],
  [-5_000, '00分00秒'],
] as const)('%i ms left are %s', (ms, written) => {
  expect(formatRemaining(ms)).toBe(written);
});

test('a countdown ticks once a second, becomes urgent, reports its end once, and leaves no timer', async () => {
  fakeTimeouts();
  let now = 0;
  const pass = async (ms: number) => {
    now += ms;
    await vi.advanceTimersByTimeAsync(ms);
    await rendered();
  };
  const onEnd = vi.fn();
  const { root, unmount } = renderUi(
    <Countdown untilMs={301_500} now={() => now} onEnd={onEnd} prefix="剩余支付时间" />,
  );
  await rendered();
  const shown = () => root.textContent;
  const urgent = () => root.querySelector('.t-count--urgent') !== null;
  expect([shown(), urgent()]).toEqual(['剩余支付时间05分02秒', false]);
  await pass(500);
  expect(shown()).toBe('剩余支付时间05分01秒');
  await pass(1_000);
  expect([shown(), urgent()]).toEqual(['剩余支付时间05分00秒', false]);
  await pass(1_000);
  expect([shown(), urgent()]).toEqual(['剩余支付时间04分59秒', true]);
  for (let n = 0; n < 299; n += 1) await pass(1_000);
  expect(shown()).toBe('剩余支付时间00分00秒');
  expect(onEnd).toHaveBeenCalledTimes(1);
  await pass(5_000);
  expect(onEnd).toHaveBeenCalledTimes(1);
  unmount();
  await pass(100);
  expect(vi.getTimerCount()).toBe(0);
});

test('a countdown that is unmounted half-way stops', async () => {
  fakeTimeouts();
  const onEnd = vi.fn();
  const { unmount } = renderUi(
    <Countdown untilMs={5_000} now={() => 0} onEnd={onEnd} format="seconds" suffix="后重发" />,
  );
  await rendered();
  unmount();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onEnd).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

test('seconds are counted in words for a code that can be sent again', () => {
  const { root } = renderUi(<Countdown untilMs={46_400} now={() => 0} format="seconds" suffix="后重发" plain />);
  expect(root.textContent).toBe('47 秒后重发');
});

test('tags, dots and badges have a word beside their colour; unknown kinds are grey', () => {
  const { root } = renderUi(
    <>
      <Tag kind="over">超标 ¥120</Tag>
      <Tag>含双早</Tag>
      <Dot kind="act">待支付</Dot>
      <Dot>状态 14</Dot>
      <Badge>{120}</Badge>
      <Badge mute>{26}</Badge>
      <Avatar name="陈嘉宁" />
      <Avatar name="山海手记用户" />
      <Avatar name="138****0010" />
    </>,
  );
  expect([...root.children].map((element) => `${element.className}|${element.textContent}`)).toEqual([
    't-tag t-tag--over|超标 ¥120',
    't-tag|含双早',
    't-dot t-dot--act|待支付',
    't-dot|状态 14',
    't-badge|99+',
    't-badge t-badge--mute|26',
    't-avatar|宁',
    't-avatar|山',
    't-avatar|',
  ]);
  expect(root.querySelectorAll('.t-avatar > svg')).toHaveLength(1);
});

test('an alert of kind bad interrupts, others wait', () => {
  const { screen } = renderUi(
    <>
      <Alert kind="bad" action={<button type="button">重试</button>}>
        网络中断
      </Alert>
      <Alert kind="warn">价格已变动</Alert>
    </>,
  );
  expect(screen.getByRole('alert').textContent).toBe('网络中断重试');
  expect(screen.getByRole('status').textContent).toBe('价格已变动');
});

test('the error strip keeps its place when it is empty', () => {
  const { screen, rerender } = renderUi(<ErrorStrip id="e" />);
  const strip = screen.getByRole('alert');
  expect([strip.className, strip.childElementCount]).toEqual(['t-strip', 0]);
  rerender(<ErrorStrip id="e" text="账号或密码错误" />);
  expect(screen.getByRole('alert')).toBe(strip);
  expect(strip.className).toBe('t-strip t-strip--bad');
  expect(strip.textContent).toBe('账号或密码错误');
});

test('a card is a region named by its title', () => {
  const { screen } = renderUi(
    <Card title="费用明细" end="展开">
      内容
    </Card>,
  );
  expect(screen.getByRole('region', { name: '费用明细' }).textContent).toBe('费用明细展开内容');
});

test('steps and timelines mark what is done and what is under way', () => {
  const { screen, root } = renderUi(
    <>
      <Steps items={['选择航班', '填写信息', '出票']} current={1} />
      <Timeline
        items={[
          { state: 'done', title: '支付成功', time: '09-14 09:19' },
          { state: 'now', title: '出票中' },
          { state: 'next', title: '行程结束' },
        ]}
      />
    </>,
  );
  expect([...root.querySelectorAll('[aria-current=step]')].map((item) => item.textContent)).toEqual([
    '2填写信息',
    '出票中',
  ]);
  expect(screen.getAllByRole('img', { name: '已完成' }).length).toBe(2);
});

test('a table keeps its roles in every form and repeats the names of its columns on its cells', () => {
  const { screen } = renderUi(
    <Table
      caption="流水"
      columns={[
        { key: 'day', title: '日期', cell: (row: { day: string; sum: string }) => row.day },
        { key: 'sum', title: '金额', num: true, cell: (row) => row.sum },
      ]}
      rows={[{ day: '09-15', sum: '＋1,326.00' }]}
      rowKey={(row) => row.day}
      foot={{ day: '合计', sum: '＋1,326.00' }}
    />,
  );
  expect(screen.getByRole('table', { name: '流水' })).toBeTruthy();
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['日期', '金额']);
  expect(screen.getAllByRole('cell').map((cell) => `${cell.dataset['name']}=${cell.textContent}`)).toEqual([
    '日期=09-15',
    '金额=＋1,326.00',
    '日期=合计',
    '金额=＋1,326.00',
  ]);
});

test.each([
  [1, 1, [1]],
  [2, 6, [1, 2, 3, 4, 5, 6]],
  [1, 20, [1, 2, 3, 4, 5, 0, 20]],
  [10, 20, [1, 0, 9, 10, 11, 0, 20]],
  [20, 20, [1, 0, 16, 17, 18, 19, 20]],
] as const)('on page %i of %i the pages offered are %j', (page, last, pages) => {
  expect(pagesShown(page, last)).toEqual(pages);
});

test('a pager shows the total and the current page', async () => {
  const onChange = vi.fn();
  const { screen, click } = renderUi(<Pager page={1} total={26} size={5} onChange={onChange} />);
  expect(screen.getByRole('navigation', { name: '分页' }).textContent).toContain('共 26 条');
  expect(screen.getByRole('button', { name: '上一页' }).getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('1');
  await click(screen.getByRole('button', { name: '下一页' }));
  expect(onChange).toHaveBeenCalledWith(2);
});

test.each([
  ['flight', flightArt],
  ['order', 'order'],
  ['hotel', hotelArt],
  ['train', trainArt],
  ['search', 'search'],
  ['done', 'done'],
  ['fail', 'fail'],
] as const)('the empty state %s has a drawing, a line and what helps', async (_name, art) => {
  const { root, screen } = renderUi(
    <Empty art={art} title="还没有订单" text="下单后会出现在这里" action={<button type="button">去订机票</button>} />,
  );
  await waitFor(() => expect(root.querySelectorAll('.t-empty__art path').length).toBeGreaterThan(3));
  expect(screen.getByText('还没有订单').tagName).toBe('B');
  expect(screen.getByRole('button', { name: '去订机票' })).toBeTruthy();
  expect(root.querySelector('[role=alert]') !== null).toBe(art === 'fail');
});

test('a code is a picture with a name, at least 180 px, and its mark hides only what error correction brings back', () => {
  const text = 'https://example.com/pay/2609161432070001';
  const { screen, root, rerender } = renderUi(<QrCode text={text} label="微信支付二维码" />);
  expect(screen.getByRole('img', { name: '微信支付二维码' })).toBeTruthy();
  expect(root.querySelector<HTMLElement>('.t-qr')?.style.width).toBe('206px');
  rerender(<QrCode text={text} label="微信支付二维码" mark={{ letter: '微', colour: '#1aad19' }} veil="已失效" />);
  const svg = screen.getByRole('img');
  const size = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
  const hole = Number(svg.querySelector('rect')?.getAttribute('width')) + 1;
  expect((hole * hole) / (size * size), 'well below the 25 % of level Q').toBeLessThan(0.06);
  expect(svg.querySelector('text')?.textContent).toBe('微');
  expect(root.querySelector('.t-qr__veil')?.textContent).toBe('已失效');
});

test('decoration is hidden from those who cannot see it, facts are not', () => {
  const { root, screen } = renderUi(
    <>
      <Fin colour="#b8202c" />
      <Fin colour="#b8202c" label="中国国航" />
      <Skeleton width={96} />
      <KeyValue
        items={[
          ['订单号', '2609'],
          ['备注', ''],
          ['人数', 0],
        ]}
      />
    </>,
  );
  expect(
    [...root.querySelectorAll(':scope > [aria-hidden=true]')].map(
      (element) => element.className || element.getAttribute('class'),
    ),
  ).toEqual(['t-fin', 't-skel']);
  expect(screen.getByRole('img', { name: '中国国航' })).toBeTruthy();
  expect(root.querySelector('dl')?.textContent).toBe('订单号2609人数0');
});
