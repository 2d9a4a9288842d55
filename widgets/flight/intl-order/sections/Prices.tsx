import type { VerifiedIntl } from '#contract/intl-order.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { psgTypeLabel } from '#domain/passenger/psg-types.ts';
import { Shares } from '#parts/booking/company/Shares.tsx';
import type { Bill } from '#parts/booking/PriceCard.tsx';
import type { OrderModel } from '../model.ts';

/** The price of a trip: fare, taxes and fee by passenger type, and who pays. */
export function billOf(model: OrderModel, { types, total, split }: VerifiedIntl): Bill {
  const { words } = model;
  const heads = types.reduce((sum, { count }) => sum + count, 0);
  return {
    head: null,
    lines: types.map(({ psgType, count, price, tax, serviceFee }) =>
      (
        [
          [words.fare, price],
          [words.tax, tax],
          [words.fee, serviceFee],
        ] as const
      ).flatMap(([part, amount]) =>
        fenOf(amount)
          ? [
              {
                key: `${psgType} ${part}`,
                label: words.priceLine(words.say(psgTypeLabel(psgType)), part, showFen(fenOf(amount)), count),
                amount: `¥${showFen(fenOf(amount) * count)}`,
              },
            ]
          : [],
      ),
    ),
    totalLabel: words.totalFor(heads),
    total,
    shares: split && <Shares booking={model} company={fenOf(split.company)} personal={fenOf(split.personal)} />,
    note: words.submitNote,
  };
}
