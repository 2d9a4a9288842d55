import { wallet } from '#contract/wallet.ts';
import type { AmountLimits } from '#contract/wallet.ts';
import { fenOf, yuanOf } from '#domain/money.ts';
import { rechargeFor } from '#domain/payment/recharge-for.ts';
import { typedFen } from '#domain/payment/split-typing.ts';
import { amountErrors } from '#domain/wallet/amount.ts';
import type { AmountWords } from '#domain/wallet/amount.ts';
import { createForm } from '#kit/forms/form.ts';
import type { Services } from '#kit/services.ts';

/** Makes the unpaid recharge; the cashier takes the money. */
export function createRecharge(
  services: Services,
  limits: AmountLimits,
  errors: AmountWords,
  /** The sum that a waiting payment lacks; "": none waits. */
  missing = '',
) {
  const waiting = rechargeFor(services.place.peek().query);
  return createForm(services, wallet.recharge, {
    key: ['recharge', waiting.forOrder].filter(Boolean).join('.'),
    blank: { amount: missing && yuanOf(Math.max(fenOf(missing), fenOf(limits.min))) },
    check: ({ amount }) => amountErrors(amount, limits, errors),
    input: ({ amount }) => ({ amount: yuanOf(typedFen(amount) ?? 0) }),
    done: ({ orderId }) => services.navigate('recharge_pay', { orderId, ...waiting }),
  });
}
