import { within } from '@testing-library/dom';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AirOrder } from '#contract/order.ts';
import { bookOrder } from '#tests/support/orders/book-order.ts';
import { givenSales } from '#tests/support/given/given-sales.ts';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

const as = '13800000010';
const names = ['周砚清', '林知夏', '沈知行'];
let orderId = '';
beforeAll(async () => {
  ({ orderId } = await bookOrder({
    as,
    inDays: 79,
    passengers: [
      { name: '周砚清', certNo: '11010119900307803X' },
      { name: '林知夏', certNo: '110101199003071276' },
      { name: '沈知行', certNo: '110101199003078515' },
    ],
  }));
});

/** The first of three has another flight since a change, and the airline has delayed this one alone. */
const parted = (order: AirOrder): AirOrder => {
  const [flight] = order.flightList;
  const [first, ...others] = order.psgFlightList;
  if (!flight || !first) throw new Error('no flight');
  const schedule = { kind: 'delayed' as const, depTime: flight.depTime, arrTime: flight.arrTime, at: flight.depTime };
  const later = (moment: string) => `${moment.slice(0, 10)} 23:50:00`;
  const changed = { ...flight, flightNo: 'MU5102', changeNo: 1, schedule, depTime: later(flight.depTime) };
  return {
    ...order,
    status: 3,
    flightList: [flight, { ...changed, arrTime: `${flight.arrTime.slice(0, 10)} 23:59:00` }],
    psgFlightList: [{ ...first, changeNo: 1 }, ...others],
  };
};

async function open(sale: 'refund' | 'change') {
  const sales = givenSales(parted);
  const address = `/ticket/OrderDetails/${orderId}?sale=${sale}`;
  const widget = await mountWidget('air-order-detail', { as, address, fetch: sales.fetch });
  const inside = within(await widget.screen.findByRole('dialog'));
  const chosen = () =>
    names.filter(
      (name) => (inside.getByRole('checkbox', { name: new RegExp(`^${name}`) }) as HTMLInputElement).checked,
    );
  const press = (name: string) => fireEvent.click(inside.getByRole('checkbox', { name: new RegExp(`^${name}`) }));
  const isFree = () => inside.getByRole('radio', { name: '非自愿' }).getAttribute('aria-checked') === 'true';
  return { ...widget, inside, sales, chosen, press, isFree };
}

describe('of an order with two flights, of which the airline has delayed one', () => {
  it('a change begins with those who fly it and with the reason of the airline', async () => {
    const { inside, sales, chosen, isFree } = await open('change');
    await waitFor(() => expect(chosen()).toEqual(['周砚清']));
    expect(isFree()).toBe(true);
    expect((inside.getByRole('radio', { name: '航班延误或时刻变更' }) as HTMLInputElement).checked).toBe(true);
    await waitFor(() => expect(sales.sent('/order/changeQuery').at(-1)?.get('reason')).toBe('flightChanged'));
  });

  it('a change of the others is their own wish: their choice ends that of the first flight, and its reason', async () => {
    const { inside, sales, chosen, press, isFree } = await open('change');
    expect(inside.getByRole('group', { name: /选择乘机人 .*延误/ }).textContent).toMatch(/^周砚清/);
    press('林知夏');
    await waitFor(() => expect(chosen()).toEqual(['林知夏']));
    press('沈知行');
    await waitFor(() => expect(chosen()).toEqual(['林知夏', '沈知行']));
    expect(isFree()).toBe(false);
    await waitFor(() => expect(sales.sent('/order/changeQuery').at(-1)?.get('reason')).toBe('plans'));
    // The airline knows of no change of their flight: its reason needs a proof.
    fireEvent.click(inside.getByRole('radio', { name: '非自愿' }));
    expect(await inside.findByText('证明材料')).toBeTruthy();
    press('周砚清');
    await waitFor(() => expect(chosen()).toEqual(['周砚清']));
    expect(inside.queryByText('证明材料')).toBeNull();
    expect(isFree()).toBe(true);
  });

  it('a refund of one who flies as booked beside the others is no free one, and says why', async () => {
    const { inside, chosen, press, isFree } = await open('refund');
    expect(chosen()).toEqual(['周砚清']);
    expect(isFree()).toBe(true);
    press('林知夏');
    await waitFor(() => expect(isFree()).toBe(false));
    expect(inside.getByText(/^仅 周砚清 的航班有变动，可免费退票/)).toBeTruthy();
    press('林知夏');
    await waitFor(() => expect(isFree()).toBe(true));
    expect(inside.queryByText(/的航班有变动/)).toBeNull();
  });

  it('its page says whom the new time is for', async () => {
    const { screen } = await open('refund');
    expect(await screen.findByText(/现改为 23:50，可免费退票或改签（周砚清）/)).toBeTruthy();
  });
});
