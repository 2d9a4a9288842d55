import { rechargeFor } from '#domain/payment/recharge-for.ts';
import type { Services } from '#kit/services.ts';

/** The way back to the payment that a recharge is for; null where it is for none. */
export function toPayment({ place, navigate }: Pick<Services, 'place' | 'navigate'>): (() => void) | null {
  const { forOrder, forType } = rechargeFor(place.peek().query);
  return forOrder ? () => navigate('pay_order', { orderId: forOrder, businessType: forType }) : null;
}
