import { expect, it } from 'vitest';
import { openTrain } from '#tests/support/orders/order-train.ts';
import { waitFor } from '#tests/support/page/mount-widget.tsx';

const clear = { name: '清空' };

/** The page of an order again, a day after it was filled in. */
async function nextDay(address: string) {
  for (const key of Object.keys(sessionStorage).filter((one) => one.includes(':draft:'))) {
    if (!key.endsWith('.day')) {
      sessionStorage.removeItem(key);
      continue;
    }
    const { at, value } = JSON.parse(sessionStorage.getItem(key) ?? '') as { at: number; value: object };
    sessionStorage.setItem(key, JSON.stringify({ at, value: { ...value, day: '2026-01-05' } }));
  }
  return await openTrain({ address, keepSession: true });
}

it('a draft of another day says so, and one press empties the form', async () => {
  const first = await openTrain();
  await first.ready();
  first.press(/新增乘车人/);
  await first.screen.findByRole('group', { name: '乘车人 1' });
  first.enter(first.passenger(1), '姓名', '林知远');
  expect(first.screen.queryByRole('button', clear)).toBeNull();
  first.unmount();
  const page = await nextDay(first.address);
  await page.screen.findByText('已恢复 01-05 周一 的草稿');
  await page.screen.findByDisplayValue('林知远');
  page.press('清空');
  await waitFor(() => expect(page.screen.queryByDisplayValue('林知远')).toBeNull());
  await waitFor(() => expect(page.screen.queryByText(/^已恢复/)).toBeNull());
});
