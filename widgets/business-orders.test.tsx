import { expect, it } from 'vitest';
import { coveringApplication } from '#tests/support/given/applications.ts';
import { openBooking } from '#tests/support/orders/booking-page.ts';
import { openIntl } from '#tests/support/orders/order-intl.ts';
import { openStay } from '#tests/support/orders/order-stay.ts';
import { waitFor } from '#tests/support/page/mount-widget.tsx';
import { openTrain } from '#tests/support/orders/order-train.ts';

const as = '13800000071';
const travelType = 'business';

/** The answer of a price check, with an application that has so much left. */
async function left(remaining: string, answer: Response): Promise<Response> {
  const { data, ...rest } = (await answer.json()) as { data: object };
  const covering = [coveringApplication({ remaining })];
  return Response.json({ ...rest, data: { ...data, applications: { isNeeded: true, covering, prefill: null } } });
}

const products = {
  flight: async (remaining: string) =>
    await openBooking({
      as,
      travelType,
      intercept: async (path, _, go) => (path === '/airTicket/verifyPrice' ? left(remaining, await go()) : undefined),
    }),
  train: async (remaining: string) =>
    await openTrain({
      as,
      travelType,
      intercept: async (path, go) => (path === '/train/verify' ? left(remaining, await go()) : undefined),
    }),
  hotel: async (remaining: string) =>
    await openStay({
      as,
      travelType,
      rate: ({ payKind, needsPinyin, standard }) => payKind === 'prepaid' && !needsPinyin && standard?.verdict === 'ok',
      intercept: async (path, go) => (path === '/hotel/verify' ? left(remaining, await go()) : undefined),
    }),
  intl: async (remaining: string) =>
    await openIntl({
      as,
      isBusiness: true,
      // A company pays a fee that the list of a private search has not told.
      choice: { seen: undefined },
      async wire(input, init) {
        const answer = await fetch(input, init);
        return new URL(String(input)).pathname === '/intl/verify' ? left(remaining, answer) : answer;
      },
    }),
};

it.each(Object.entries(products))(
  'an order of %s above what its application has left is not called compliant',
  async (_, open) => {
    const within = await open('900000');
    await within.screen.findAllByText(/剩余预算 ¥900,000/);
    expect(within.screen.queryAllByText('合规').length).toBeGreaterThan(0);
    within.unmount();
    const above = await open('1');
    await above.screen.findByText(/^超出申请预算 ¥[\d,.]+，变更获批后才能提交/);
    await waitFor(() => expect(above.screen.queryAllByText('合规').length).toBe(0));
  },
);

it.each(Object.entries(products))('a business order of %s leads an employee to the own standard', async (_, open) => {
  const { screen } = await open('900000');
  const link = await screen.findByText('我的差标');
  expect(link.getAttribute('href')).toBe('/myCenter/my_standard');
});
