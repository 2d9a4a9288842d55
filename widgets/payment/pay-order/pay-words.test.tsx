import { within } from '@testing-library/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { bookOrder } from '#tests/support/orders/book-order.ts';
import type { BookOptions } from '#tests/support/orders/book-order.ts';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

const wealthy = '13800000050';

async function openNew(options: Partial<BookOptions> = {}) {
  const order = await bookOrder({ as: wealthy, ...options });
  const mounted = await mountWidget('pay-order', { as: options.as ?? wealthy, props: { orderId: order.orderId } });
  await mounted.screen.findByRole('button', { name: '确认支付' });
  return { order, ...mounted };
}

afterEach(() => vi.unstubAllGlobals());

/** A page on a phone; all other media queries fail. */
const onPhone = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width:479px'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

const shown = (fen: number) => `¥${(fen / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

it('on a phone the payment app is opened first, and the code can be saved', async () => {
  onPhone();
  const { screen } = await openNew();
  expect(screen.getByRole('radio', { name: /支付宝.*打开支付宝付款/ })).toBeTruthy();
  expect(screen.getByRole('radio', { name: /微信支付.*打开微信付款/ })).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: /支付宝/ }));
  fireEvent.click(screen.getByRole('button', { name: '确认支付' }));
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: '打开支付宝付款' });
  expect(link.href).toMatch(/^http:\/\/[^/]+\/sandbox\/cashier\/\w+$/);
  expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer']);
  const code = await screen.findByRole('img', { name: /二维码/ });
  expect(link.compareDocumentPosition(code) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '保存二维码' }).disabled).toBe(false),
  );
});

it('a window that is made as narrow as a phone while the code is shown offers the payment app, too', async () => {
  const { screen } = await openNew();
  let isNarrow = false;
  const watching = new Set<() => void>();
  const query = {
    get matches() {
      return isNarrow;
    },
    addEventListener: (_: string, look: () => void) => watching.add(look),
    removeEventListener: (_: string, look: () => void) => watching.delete(look),
  };
  vi.stubGlobal('matchMedia', () => query);
  fireEvent.click(screen.getByRole('radio', { name: /支付宝/ }));
  fireEvent.click(screen.getByRole('button', { name: '确认支付' }));
  await screen.findByRole('img', { name: /二维码/ });
  expect(screen.queryByRole('link', { name: '打开支付宝付款' })).toBeNull();
  isNarrow = true;
  for (const look of watching) look();
  await screen.findByRole('link', { name: '打开支付宝付款' });
});

it('the hint about a payment made elsewhere asks for no second one, and its button looks again', async () => {
  const { screen, root } = await openNew();
  expect(root.querySelector('.po-tips')?.textContent).toMatch(/已在其他设备付款？请勿再付.*也可点 我已支付 核实/);
  fireEvent.click(screen.getByRole('button', { name: '我已支付' }));
  await screen.findByText(/暂未查到付款/);
});

it('a wallet that is short leads to a recharge, one that is enough does not', async () => {
  const { screen, events } = await openNew({ as: '13800000071' });
  expect(screen.getByRole('radio', { name: /钱包余额.*余额 ¥[\d,.]+，还差 ¥[\d,.]+/ })).toBeTruthy();
  fireEvent.click(screen.getByText('去充值'));
  await waitFor(() => expect(events.at(-1)?.detail).toMatchObject({ name: 'recharge_index' }));
  expect((await openNew()).screen.queryByText('去充值')).toBeNull();
});

it('elsewhere the code is scanned', async () => {
  const { screen } = await openNew();
  expect(screen.getByRole('radio', { name: /支付宝.*扫码付款/ })).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: /支付宝/ }));
  fireEvent.click(screen.getByRole('button', { name: '确认支付' }));
  await screen.findByRole('img', { name: /二维码/ });
  expect(screen.queryByRole('link', { name: '打开支付宝付款' })).toBeNull();
});

it('the password dialog shows the amount and the balance that stays in the wallet', async () => {
  const { screen, order } = await openNew();
  const wallet = await screen.findByRole('radio', { name: /钱包余额/ });
  const balance =
    Number(/余额 ¥([\d,.]+)/.exec(wallet.parentElement?.textContent ?? '')?.[1]?.replaceAll(',', '')) * 100;
  fireEvent.click(wallet);
  fireEvent.click(screen.getByRole('button', { name: '确认支付' }));
  const dialog = await screen.findByRole('dialog');
  const due = Math.round(Number(order.payprice) * 100);
  expect(dialog.textContent).toContain(`从钱包支付 ${shown(due)}`);
  expect(dialog.textContent).toContain(`支付后余额 ${shown(Math.round(balance) - due)}`);
  fireEvent.click(within(dialog).getByRole('button', { name: '忘记支付密码？' }));
  await screen.findByRole('heading', { name: '重置支付密码' });
});

it('the password dialog of a mixed payment names both parts', async () => {
  const { screen } = await openNew({
    as: '13800000072',
    travelType: 'business',
    seat: (seat) => seat.limitPrice !== '' && Number(seat.parPrice) > Number(seat.limitPrice) + 200,
  });
  fireEvent.click(screen.getByRole('radio', { name: /公司 \+ 个人支付/ }));
  const parts = screen.getByRole('img', { name: /公司与个人的份额/ }).getAttribute('aria-label') ?? '';
  const [company, personal] = Array.from(parts.matchAll(/¥([\d.,]+)/g), ([, amount = '']) =>
    shown(Math.round(Number(amount.replaceAll(',', '')) * 100)),
  );
  expect(screen.getByText('本次由您支付')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '确认支付' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain(`公司授信支付 ${company}`);
  expect(dialog.textContent).toMatch(new RegExp(`之后\\S+付 ${personal?.replace('.', '\\.')}`));
});

it('leads back to the search as it was made, also where fewer people were ordered for', async () => {
  const { order, screen, events } = await openNew();
  const made = { from: 'BJS', to: 'CAN', adults: 1, children: 1, step: 'outbound' };
  sessionStorage.setItem(
    `travel-embed:default:draft:order-search:${order.orderId}`,
    JSON.stringify({ at: Date.now(), value: made }),
  );
  fireEvent.click(screen.getByRole('button', { name: '返回航班列表' }));
  await waitFor(() =>
    expect(events.at(-1)?.detail).toMatchObject({
      name: 'DomesticAirTicketQuery',
      path: expect.stringMatching(/from=BJS&to=CAN&adults=1&children=1&step=outbound/) as string,
    }),
  );
});

it('leads back to the flights that the order was chosen from, and shows the steps of the booking page', async () => {
  const { screen, events } = await openNew();
  expect(screen.getByText('应付金额')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '选择航班' }));
  await waitFor(() =>
    expect(events.at(-1)?.detail).toMatchObject({
      name: 'DomesticAirTicketQuery',
      path: expect.stringMatching(
        /from=BJS&to=CAN&adults=1&travelType=private&date=\d{4}-\d\d-\d\d&step=outbound/,
      ) as string,
    }),
  );
});

it('opened from the list of orders, it leads back there', async () => {
  const { order } = await openNew();
  const { screen, events } = await mountWidget('pay-order', {
    as: wealthy,
    address: `/pay/order/${order.orderId}?from=orders`,
  });
  fireEvent.click(await screen.findByRole('button', { name: '返回订单列表' }));
  await waitFor(() => expect(events.at(-1)?.detail).toMatchObject({ name: 'order_list' }));
});

it('says what the amount is made of once that is asked for', async () => {
  const { order, screen } = await openNew();
  expect(screen.queryByRole('region', { name: '明细' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '明细' }));
  const rows = (await screen.findByRole('region', { name: '明细' })).querySelectorAll('.t-sum');
  expect([...rows].map((row) => row.firstElementChild?.textContent)).toEqual(expect.arrayContaining(['票价', '税费']));
  const sums = [...rows].map((row) => Number((row.lastElementChild?.textContent ?? '').replace(/[^\d.]/g, '')));
  expect(sums.reduce((sum, one) => sum + one, 0)).toBeCloseTo(Number(order.payprice));
});
