import { within } from '@testing-library/dom';
import { test } from 'vitest';
import { mountWidget } from '#tests/support/page/mount-widget.tsx';

test('where no flight or train comes next, the card of the next trip names what is counted as upcoming', async () => {
  const none = { airTicket: 0, gp: 0, hotel: 0, train: 0, intl: 0 };
  const counters = {
    ...Object.fromEntries(
      ['toPay', 'seating', 'approval', 'ticketing', 'waiting', 'afterSale'].map((name) => [name, none]),
    ),
    toTravel: { ...none, hotel: 1 },
    toApprove: { trip: 0, order: 0 },
  };
  const { screen } = await mountWidget('workbench', {
    as: '13800000021',
    address: '/personalCentral/index',
    fetch: async (input, init) =>
      new URL(input instanceof Request ? input.url : String(input)).pathname === '/workbench/counters'
        ? Response.json({ ret: 0, msg: '', data: counters })
        : await fetch(input, init),
  });
  await within(await screen.findByRole('region', { name: '下一行程' })).findByText('另有待出行：酒店 1');
});
