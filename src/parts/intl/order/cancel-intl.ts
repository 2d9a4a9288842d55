import { intlOrder } from '#contract/intl-order.ts';
import type { IntlOrder } from '#contract/intl-order.ts';
import { intlSale } from '#contract/intl-sale.ts';
import { createCommand } from '#kit/forms/command.ts';
import type { Outcome, Services } from '#kit/services.ts';
import type { cancelIntlTexts } from './texts.ts';

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
