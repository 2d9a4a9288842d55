import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { openTrain, someAdult } from '#tests/support/orders/order-train.ts';
import { fireEvent, waitFor } from '#tests/support/page/mount-widget.tsx';

type Options = Parameters<typeof openTrain>[0];

/** The form with a typed passenger, and the classes of its train. */
async function open(options?: Options) {
  const page = await openTrain(options);
  await page.ready();
  page.press(/新增乘车人/);
  await page.screen.findByRole('group', { name: '乘车人 1' });
  page.enter(page.passenger(1), '姓名', '林知远');
  page.enter(page.passenger(1), /证件号码/, someAdult().certNo);
  const classes = within(await page.screen.findByRole('group', { name: '席别' }));
  const chosen = () => classes.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent ?? '');
  const typed = () => page.passenger(1).getByLabelText<HTMLInputElement>('姓名').value;
  return { ...page, classes, chosen, typed };
}

it('another class is taken in place, with its price, and what was typed stays', async () => {
  const page = await open();
  expect(page.chosen()).toEqual([expect.stringMatching(/^二等座 ¥[\d,]+ /)]);
  fireEvent.click(await page.screen.findByRole('button', { name: '第一排 B 座' }));
  const first = page.classes.getByRole('button', { name: /^一等座 ¥/ });
  const price = /¥([\d,.]+)/.exec(first.textContent ?? '')?.[1] ?? '';
  fireEvent.click(first);
  await waitFor(() => expect(location.search).toContain('.first'));
  expect(page.chosen()).toEqual([first.textContent]);
  await waitFor(() => expect(page.prices()).toContain(`成人票 ¥${price} × 1`));
  expect(page.typed()).toBe('林知远');
  // First class has no seat B: its seats are chosen anew.
  expect(page.screen.queryByRole('button', { name: '第一排 B 座' })).toBeNull();
  page.agree();
  page.press('提交并占座');
  await waitFor(() => expect(page.wentTo()).toContain('train_order_pay'));
  expect(JSON.parse(page.sent('/train/createOrder')[0]?.get('seats') ?? '')).toEqual({ letters: [] });
});

it('a class that is gone at its press leaves the form with the former one', async () => {
  let isGone = false;
  const page = await open({
    intercept: (path) =>
      path === '/train/verify' && isGone
        ? Response.json({
            ret: 409,
            msg: '',
            data: { kind: 'inventory', trainNumber: 'G1', seatClass: 'first', left: 0 },
          })
        : undefined,
  });
  isGone = true;
  fireEvent.click(page.classes.getByRole('button', { name: /^一等座 ¥/ }));
  const ask = await page.dialog('G1 一等座刚刚售完');
  isGone = false;
  expect(ask.queryByRole('button', { name: /^一等座/ })).toBeNull();
  fireEvent.click(await ask.findByRole('button', { name: /^二等座 ¥/ }));
  await waitFor(() => expect(page.chosen()).toEqual([expect.stringMatching(/^二等座/)]));
  expect([page.typed(), location.search.includes('.second')]).toEqual(['林知远', true]);
});

it('sold-out classes of the train cannot be chosen', async () => {
  const page = await open({
    async intercept(path, go) {
      if (path !== '/train/verify') return undefined;
      const answer = await (await go()).json();
      for (const one of answer.data.rides[0].classes) if (one.seatClass === 'first') one.left = 0;
      return Response.json(answer);
    },
  });
  const first = page.classes.getByRole<HTMLButtonElement>('button', { name: /^一等座/ });
  expect([first.disabled, first.textContent?.endsWith('无')]).toEqual([true, true]);
});
