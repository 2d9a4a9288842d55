import { expect, it } from 'vitest';
import type { TrainOrder } from '#contract/train-order.ts';
import { doneText, givenUpOf } from './cancel-rail.ts';
import { cancelRailTexts } from './words/order-texts.ts';

it('an order that waits has no seats to give back, and before its payment no place in the line', () => {
  expect(givenUpOf({ status: 0, isWait: false })).toBe('seats');
  expect(givenUpOf({ status: 0, isWait: true })).toBe('wait');
  expect(givenUpOf({ status: 13, isWait: true })).toBe('place');
});

it('says of a place in the line that the wait is over, and that a paid deposit goes back', () => {
  const said = (status: number, isWait: boolean) =>
    doneText(cancelRailTexts, { status, ...(isWait && { wait: {} }) } as TrainOrder);
  expect(said(5, false)).toBe('订单已取消');
  expect(said(5, true)).toBe('候补已取消');
  expect(said(9, true)).toBe('候补已取消，预付款按原支付方式退回');
});
