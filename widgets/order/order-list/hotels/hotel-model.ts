import { createCopy } from '#kit/copy-text.ts';
import type { Services } from '#kit/services.ts';
import { createOrders } from '../orders.ts';
import type { Texts } from '../texts.ts';

export type HotelOrdersModel = ReturnType<typeof createHotelOrders>;

/** Orders of stays; they are cancelled on their own page, which says what that costs. */
export function createHotelOrders(services: Services, texts: Texts) {
  return {
    ...createOrders(services, 'hotel'),
    copyText: createCopy(services, texts),
    pay: (orderNo: string) => services.navigate('pay_hotel', { orderNo }),
  };
}
