import { intlOrder } from '#contract/intl-order.ts';
import type { IntlOrder } from '#contract/intl-order.ts';
import { createCommand } from '#kit/forms/command.ts';
import type { Outcome, Services } from '#kit/services.ts';
import type { intlOrderTexts } from './texts.ts';

/** Gives up an unpaid order of international flights, by its number. `settle` shows what has become of it. */
export const createCancelIntl = (
  services: Services,
  texts: Pick<typeof intlOrderTexts, 'cancelQuestion' | 'cancelled'>,
  settle: (outcome: Outcome<IntlOrder>, orderNo: string) => unknown,
) =>
  createCommand(services, intlOrder.cancel, {
    input: (orderNo: string) => ({ orderNo, reason: '' }),
    confirm: () => texts.cancelQuestion,
    done: () => texts.cancelled,
    settle,
  });
