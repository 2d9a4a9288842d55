import { expect, it } from 'vitest';
import { descriptions } from '../demo/sandbox/app/menus/descriptions.ts';
import { codeProducts } from '#contract/pay-auth.ts';
import { checkNewPayPassword } from '#domain/account/pay-password.ts';
import { usedOrSurplus } from '#domain/company-bill/bill-state.ts';
import { memberPagesOf } from '#domain/menu/member-pages.ts';
import { menuTable } from '#domain/menu/menu-table.ts';
import { viewNameOf } from '#domain/menu/own-views.ts';
import { checkPhone } from '#domain/passenger/contact.ts';
import { checkNewCode, codeLooks, codeProductLabels } from '#domain/payment/pay-code.ts';
import { newCodeWords } from '#domain/payment/pay-code.en.ts';
import { channelNames } from '#domain/payment/pay-methods.ts';
import { amountError } from '#domain/wallet/amount.ts';
import { amountWords } from '#domain/wallet/amount.en.ts';
import { bankList } from '#domain/wallet/banks.ts';
import { movementPaths } from '#domain/wallet/names.ts';
import { withdrawReason } from '#domain/wallet/withdraw.ts';
import { withdrawWords } from '#domain/wallet/withdraw.en.ts';
import { formNames } from '#entries/languages/account/form-names.en.ts';
import { menuNames } from '#entries/languages/account/menu-names.en.ts';
import { moneyNames } from '#entries/languages/account/money-names.en.ts';
import { names as namesOfAll } from '#entries/languages/names.en.ts';
import { orderNames } from '#domain/sheet/order-names.en.ts';
import { allRoutes } from '#routes/all.ts';

const chinese = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/;
const names = new Map([...Object.entries(namesOfAll), ...orderNames, ...menuNames, ...formNames, ...moneyNames]);
/** Those that have no name. */
const unnamed = (texts: readonly (string | undefined)[]) =>
  [...new Set(texts)].filter((text) => chinese.test(names.get(text ?? '') ?? text ?? ''));

it('name every bank, way of payment, state of a code and kind of an amount', () => {
  expect(
    unnamed([
      ...bankList.map(({ bankName }) => bankName),
      ...Object.values(channelNames),
      ...Object.values(movementPaths).flatMap((path) => path.split(' ')),
      ...Object.values(codeLooks).map(({ label }) => label),
      ...codeProducts.map((product) => codeProductLabels[product]),
      usedOrSurplus('10').label,
      usedOrSurplus('-10').label,
    ]),
  ).toEqual([]);
});

it('name every item of the menu, what it is for, and the pages in its frame', () => {
  expect(
    unnamed([
      ...menuTable.flatMap(({ name, employeeName, description }) => [name, employeeName, description]),
      ...Object.values(descriptions),
      ...memberPagesOf('70', false).map(({ name }) => name),
      ...allRoutes.filter((route) => route.frame === 'account').map(({ title }) => title),
      viewNameOf('order_list', { view: 'trips' }),
    ]),
  ).toEqual([]);
});

it('say what is wrong with a phone and a payment PIN', () => {
  expect(unnamed([checkPhone('1', true), checkNewPayPassword('1'), checkNewPayPassword('111111')])).toEqual([]);
});

it('say what is wrong with an amount', () => {
  const range = { min: '1', max: '5000', most: '326.5' };
  expect(['', '1.234', '0.5', '6000', '400', '300'].map((text) => amountError(text, range, amountWords))).toEqual([
    'Enter an amount',
    'Enter an amount with at most two decimals',
    'At least ¥1.00',
    'At most ¥5,000.00 at a time',
    'Only ¥326.50 available',
    '',
  ]);
});

it('say why an amount cannot be withdrawn', () => {
  const limits = { min: 10_00, max: 50_000_00, dailyLeft: 2_000_00, dailyTimes: 3, timesLeft: 1 };
  const reason = (amount: number, more = {}) => withdrawReason(amount, 1_000_00, { ...limits, ...more }, withdrawWords);
  expect([
    reason(100_00, { timesLeft: 0 }),
    reason(9_99),
    reason(60_000_00),
    reason(3_000_00),
    reason(1_500_00),
    reason(100_00),
  ]).toEqual([
    'You have withdrawn 3 times today. Try again tomorrow',
    'Withdraw at least ¥10.00',
    'Withdraw at most ¥50,000.00 at a time',
    'You can withdraw ¥2,000.00 more today',
    'Only ¥1,000.00 available',
    '',
  ]);
});

it('say what is wrong with a new payment code', () => {
  const right = { products: ['air'], capEach: '500', capTotal: '1000', uses: '2', days: '7', bookerPhone: '' };
  const wrong = [
    { products: [], capEach: 'x', capTotal: '0', uses: '0', days: '91', bookerPhone: '1' },
    { capEach: '60000' },
    { capTotal: '10' },
    {},
  ].map((change) => checkNewCode({ ...right, ...change }, newCodeWords));
  expect(wrong).toEqual([
    {
      products: 'Select a product at least',
      capEach: 'Enter an amount with at most two decimals',
      capTotal: 'Enter more than 0',
      uses: 'Enter 1 to 99',
      days: 'Enter 1 to 90 days',
      bookerPhone: 'Enter a valid mobile number',
    },
    { capEach: 'At most ¥50,000' },
    { capTotal: 'The total is lower than the limit of one payment' },
    {},
  ]);
});
