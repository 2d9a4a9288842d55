import { intlOrder } from '#contract/intl-order.ts';
import type { IntlOrder } from '#contract/intl-order.ts';
import { intlSale } from '#contract/intl-sale.ts';
import { createCommand } from '#kit/forms/command.ts';
import type { Outcome, Services } from '#kit/services.ts';

export const cancelIntlTexts = {
  cancelQuestion: {
    title: '取消订单',
    text: '取消后座位立即放回，不扣款。确定取消吗？',
    yes: '取消订单',
    no: '再想想',
    kind: 'danger' as const,
  },
  cancelled: '订单已取消',
  withdrawQuestion: {
    title: '取消改签',
    text: '取消后新航班的座位放回，原机票继续有效，没有费用。确定取消吗？',
    yes: '取消改签',
    no: '再想想',
    kind: 'danger' as const,
  },
  withdrawn: '改签已取消，原机票继续有效',
};

/** Gives up an unpaid order of international flights, by its number. `settle` shows what has become of it. */
export const createCancelIntl = (
  services: Services,
  texts: Pick<typeof cancelIntlTexts, 'cancelQuestion' | 'cancelled'>,
  settle: (outcome: Outcome<IntlOrder>, orderNo: string) => unknown,
) =>
  createCommand(services, intlOrder.cancel, {
    input: (orderNo: string) => ({ orderNo, reason: '' }),
    confirm: () => texts.cancelQuestion,
    done: () => texts.cancelled,
    settle,
  });

/** Gives up a change that waits for its payment, by its number. */
export const createWithdrawIntl = (
  services: Services,
  texts: Pick<typeof cancelIntlTexts, 'withdrawQuestion' | 'withdrawn'>,
  settle: (outcome: Outcome<IntlOrder>, saleId: string) => unknown,
) =>
  createCommand(services, intlSale.changeWithdraw, {
    input: (saleId: string) => ({ saleId }),
    confirm: () => texts.withdrawQuestion,
    done: () => texts.withdrawn,
    settle,
  });
