import { expect, it } from 'vitest';
import { openTrain } from '#tests/support/orders/order-train.ts';
import { fireEvent, waitFor } from '#tests/support/page/mount-widget.tsx';

/** A form with a passenger whose class is sold out at its submission. */
async function soldOut() {
  const page = await openTrain({
    intercept: (path) =>
      path === '/train/createOrder'
        ? Response.json({
            ret: 409,
            msg: '',
            data: { kind: 'inventory', trainNumber: 'G1', seatClass: 'second', left: 0 },
          })
        : undefined,
  });
  await page.ready();
  await page.choose('周砚清');
  page.agree();
  page.press('提交并占座');
  return { ...page, ask: await page.dialog(/刚刚售完/) };
}

it('a class that is sold out at its submission is waited for with what was typed', async () => {
  const { ask, screen } = await soldOut();
  ask.getByRole('button', { name: '重新选择车次' });
  fireEvent.click(ask.getByRole('button', { name: '候补该车次' }));
  await screen.findByText('候补车次');
  await screen.findByRole('group', { name: '乘车人 1' });
  expect(location.search).toContain('wait=');
});

it('or another free class of the train is taken in the same dialog', async () => {
  const { ask, screen } = await soldOut();
  const [free] = await ask.findAllByRole('button', { name: /^(一等座|商务座) ¥/ });
  fireEvent.click(free!);
  await waitFor(() => expect(location.search).toMatch(/\.(first|business)/));
  await screen.findByRole('group', { name: '乘车人 1' });
});
