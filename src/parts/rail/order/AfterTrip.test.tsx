import { expect, it } from 'vitest';
import type { TrainOrder } from '#contract/train-order.ts';
import { renderWorded } from '#tests/support/page/render-worded.tsx';
import { AfterTrip } from './AfterTrip.tsx';
import { afterTripTexts } from './words/order-texts.ts';

const shown = (state: string, charge: string) => {
  const sale = { kind: 'refund', state, totals: { charge } };
  const order = { orderNo: '1', tickets: [{ state: 'refunded' }], rides: [], payments: [], afterSales: [sale] };
  return renderWorded(<AfterTrip texts={afterTripTexts} order={order as unknown as TrainOrder} nowMs={Date.now()} />)
    .root.textContent;
};

it.each([
  ['done', '26', true],
  ['returning', '26', true],
  ['rejected', '26', false],
  ['done', '0', false],
])('tickets that are all given back (%s, fee %s) keep the voucher of the fee: %s', (state, charge, isOffered) => {
  expect(shown(state, charge)?.includes('铁路退改费凭证')).toBe(isOffered);
});
