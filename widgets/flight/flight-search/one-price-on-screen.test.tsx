import { expect, test } from 'vitest';
import { addDays, dayAt } from '#domain/china-time.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

const today = dayAt(Date.now());
const amounts = (text: string | null | undefined) =>
  Array.from(text?.matchAll(/¥([\d,]+(?:\.\d\d)?)/g) ?? [], ([, yuan]) => fenOf((yuan ?? '').replaceAll(',', '')));

test.each([
  ['one adult', '&adults=1', ['周砚清']],
  ['an adult and a child', '&adults=1&children=1', ['周砚清', '周予安（儿童）']],
  ['both ways with a child', '&adults=1&children=1&returnDate=', ['周砚清', '周予安（儿童）']],
])('on screen, %s: row, days, cabin, fare, booking page and cashier show the same', async (who, query, names) => {
  const at = 20 + who.length;
  const date = addDays(today, at);
  const isRound = query.endsWith('=');
  const heads = names.length;
  const { root, screen } = await mountWidget('flight-search', {
    as: '13800000010',
    address: `/airTicket/query?from=HRB&to=CAN&date=${date}&step=outbound&sort=price${query}${isRound ? addDays(date, 4) : ''}`,
  });
  const first = async (selector: string) => {
    await waitFor(() => expect(root.querySelector(selector)).not.toBeNull());
    return root.querySelector(selector) as HTMLElement;
  };
  const readRow = async (): Promise<number> => {
    await first('.fs-fl__hit');
    const [price = 0, small] = amounts((await first('.fs-fl .fs-fl__p')).textContent);
    const adult = heads > 1 ? small : price;
    await waitFor(() => expect(amounts(root.querySelector('.fs-day.is-on > b')?.textContent)).toEqual([adult]));
    fireEvent.click(await first('.fs-fl__hit'));
    await waitFor(() =>
      expect(amounts(root.querySelector('.fs-fl__tabs [role=radio].is-on')?.textContent)).toEqual([price]),
    );
    return price;
  };
  let lowest = await readRow();
  if (isRound) {
    // The list of return flights is requested after that of outbound flights.
    await waitFor(() => expect(root.querySelector('.fs-fl__p')?.textContent).toContain('往返'));
    const both = amounts(root.querySelector('.fs-fl__p')?.textContent).at(-1);
    fireEvent.click((await screen.findAllByRole('button', { name: '选为去程' }))[0] as HTMLElement);
    await screen.findByText(/选择返程/);
    lowest += await readRow();
    expect(both).toBe(lowest);
  }
  const [sum = 0, ...singles] = amounts(root.querySelector('.fs-fare__p')?.textContent);
  expect(sum).toBe(lowest);
  if (heads > 1) expect(singles.reduce((total, one) => total + one, 0)).toBe(sum);
  fireEvent.click((await screen.findAllByRole('button', { name: '预订' }))[0] as HTMLElement);
  const total = await first('section[aria-label="费用明细"] .t-price--xl');
  expect(amounts(total.textContent)).toEqual([sum]);
  for (const name of names) fireEvent.click(await screen.findByRole('button', { name }));
  await waitFor(() =>
    expect(root.querySelector('section[aria-label="费用明细"]')?.getAttribute('aria-busy')).toBeNull(),
  );
  // The card of a child comes after the press.
  if (heads > 1) await screen.findByRole('checkbox', { name: /监护人/ });
  for (const box of await screen.findAllByRole('checkbox', { name: /我已阅读并同意|同意将上述证件信息|监护人/ }))
    fireEvent.click(box);
  fireEvent.click(screen.getAllByRole('button', { name: '提交订单' })[0] as HTMLElement);
  await screen.findByRole('button', { name: '确认支付' });
  expect(root.textContent).toContain(`¥${showFen(sum, true)}`);
});
