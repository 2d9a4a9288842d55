import { wallet } from '#contract/wallet.ts';
import type { AmountLimits } from '#contract/wallet.ts';
import { yuanOf } from '#domain/money.ts';
import { typedFen } from '#domain/payment/split-typing.ts';
import { amountErrors } from '#domain/wallet/amount.ts';
import type { AmountWords } from '#domain/wallet/amount.ts';
import { createForm } from '#kit/forms/form.ts';
import type { Services } from '#kit/services.ts';

/** Makes the unpaid recharge; the cashier takes the money. */
export const createRecharge = (services: Services, limits: AmountLimits, errors: AmountWords) =>
  createForm(services, wallet.recharge, {
    key: 'recharge',
    blank: { amount: '' },
    check: ({ amount }) => amountErrors(amount, limits, errors),
    input: ({ amount }) => ({ amount: yuanOf(typedFen(amount) ?? 0) }),
    done: ({ orderId }) => services.navigate('recharge_pay', { orderId }),
  });
