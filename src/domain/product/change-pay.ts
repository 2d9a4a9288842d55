import { productOf } from './products.ts';

/** Where the difference of a change is paid, of an order of any product. */
export const changePayOf = (product: string, changeId: string) => ({
  route: 'pay_order',
  params: {
    orderId: changeId,
    businessType: Object.entries(productOf(product)?.business ?? {}).find(([, { isPart }]) => isPart)?.[0] ?? '',
  },
});
