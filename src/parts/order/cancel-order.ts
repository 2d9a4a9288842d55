import { order } from '#contract/order.ts';
import type { AirOrder } from '#contract/order.ts';
import { createCommand } from '#kit/forms/command.ts';
import type { Outcome, Services } from '#kit/services.ts';
import type { cancelTexts } from './tab/button-texts.ts';

/** Gives up an unpaid flight order, by its id. `settle` shows what has become of it. */
export const createCancelOrder = (
  services: Services,
  texts: typeof cancelTexts,
  settle: (outcome: Outcome<AirOrder>, orderId: string) => unknown,
) =>
  createCommand(services, order.airCancel, {
    input: (orderId: string) => ({ orderId }),
    confirm: () => texts.cancelQuestion,
    done: () => texts.cancelled,
    settle,
  });
