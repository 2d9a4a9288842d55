import { expect, it } from 'vitest';
import { isBilled } from './is-billed.ts';

it('an order is billed that the company alone has paid', () => {
  const [company, own] = [{ method: 'creditPay' }, { method: 'alipay' }];
  expect([[company], [company, company], [company, own], [own], []].map(isBilled)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
