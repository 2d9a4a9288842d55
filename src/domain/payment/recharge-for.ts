import { businessTypeOf } from '../product/business-types.ts';

/** The payment that waits for a recharge, as the addresses of the recharge carry it; empty: none waits. */
export function rechargeFor({ forOrder, forType }: Readonly<Record<string, string | undefined>>) {
  const businessType = businessTypeOf(forType ?? '');
  return forOrder && businessType ? { forOrder, forType: businessType } : {};
}
