import { order } from '#contract/order.ts';
import type { AcceptedTimes } from '#contract/order.ts';
import type { OpenTime } from '#domain/order/times/open-times.ts';
import { createCommand } from '#kit/forms/command.ts';
import type { Outcome, Services } from '#kit/services.ts';
import type { acceptTexts } from './texts.ts';

interface Accepting {
  orderId: string;
  times: readonly OpenTime[];
  /** Name of the train that is not reached; "" for none. */
  missed: string;
}

/** Accepts the new times of an order that its page shows. `settle`: reads it again, also where they have changed once more. */
export const createAcceptTimes = (
  services: Services,
  texts: typeof acceptTexts,
  pause: string,
  settle: (outcome: Outcome<AcceptedTimes>) => unknown,
) =>
  createCommand(services, order.acceptSchedule, {
    input: ({ orderId, times }: Accepting) => ({ orderId, seen: times.map(({ depTime }) => depTime) }),
    confirm: ({ times, missed }) => texts.question(times.map(({ text }) => text).join(pause), missed),
    done: () => texts.accepted,
    settle,
  });
