import type { flight } from '#contract/flight.ts';
import type { InputOf } from '#contract/row.ts';
import { sexOf } from '#domain/passenger/check-passenger.ts';
import type { Journey } from '#domain/passenger/check-passenger.ts';
import { orderInput } from '#parts/booking/values.ts';
import type { BookingDraft } from './draft.ts';
import type { Judged } from '#parts/traveller/judge.ts';

type OrderInput = InputOf<typeof flight.createOrder>;

interface OrderFrame {
  travelType: 'private' | 'business';
  isGp: boolean;
  acceptDuplicate: boolean;
  /** True if a passenger may take an insurance, by its code. */
  insurable: (insuType: string, one: Judged) => boolean;
}

/** The order as it is sent; passengers are in the order of the page, insurances name them by position. */
export function orderPayload(
  draft: BookingDraft,
  people: readonly Judged[],
  journey: Journey,
  frame: OrderFrame,
): Omit<OrderInput, 'requestId' | 'verifyKey'> {
  const { insurable, isGp, ...head } = frame;
  const insurances = Object.entries(draft.insured)
    .map(([insuType, keys]) => ({
      insuType,
      passengers: people.flatMap((one, at) => (keys.includes(one.draft.key) && insurable(insuType, one) ? [at] : [])),
    }))
    .filter((one) => one.passengers.length);
  return {
    ...head,
    ...orderInput(draft, head.travelType === 'business'),
    passengers: people.map(({ draft: one, input, birthday, guardian }) => ({
      ...(one.passengerId && { passengerId: one.passengerId }),
      name: input.name,
      psgType: input.psgType,
      certType: input.certType,
      certNo: input.certNo,
      ...(input.certValidDate && { certValidDate: input.certValidDate }),
      ...(birthday && { bornDate: birthday }),
      sex: sexOf(input, journey.today) || undefined,
      mobilePhone: input.mobilePhone ?? '',
      ...(guardian && { guardianConsent: true }),
    })),
    insurances,
    voucher: draft.voucher,
    ...(isGp && { gpFlag: 1 as const, budgetUnit: draft.budgetUnit.trim(), unitCard: draft.unitCard }),
    documentConsent: draft.documentConsent,
  };
}
