import type { OfferedTrainRide, VerifiedTrain } from '#contract/train-order.ts';
import { insuredByCompany } from '#domain/payment/split.ts';
import { fenOf, showFen, yuanOf } from '#domain/money.ts';
import { byTrain } from '#domain/rail/order/by-train.ts';
import { fareLines } from '#domain/rail/order/order-fares.ts';
import { freeChildName, ticketTypeNames } from '#domain/rail/ticket-types.ts';
import { askedFares, lessPersonal, typesOf } from '#parts/rail/offer/asked-fares.ts';
import { seatsOn } from '#parts/rail/seats/seat-values.ts';
import { Shares } from '#parts/booking/company/Shares.tsx';
import type { Bill } from '#parts/booking/PriceCard.tsx';
import type { Judged } from '#parts/traveller/judge.ts';
import type { OrderModel } from '../model.ts';
import type { RailValues } from '../order/values.ts';

/** The price of an order: the tickets of each train by type, and who pays. */
export function billOf(
  model: OrderModel,
  { rides, split, insurance, booking }: VerifiedTrain,
  people: readonly Judged[],
  values: RailValues,
  /** Children who go without a ticket. */
  free: number,
): Bill {
  const { words } = model;
  const wish = (ride: OfferedTrainRide) => seatsOn(values, rides.indexOf(ride));
  const trains = byTrain(rides);
  const types = typesOf(people, rides, model.choice.isStudent);
  const policies = values.insured ? types.length * trains.length : 0;
  const premium = policies * fenOf(insurance?.price ?? '0');
  const insured = booking ? insuredByCompany(booking, premium) : premium;
  const total = askedFares(rides, wish, types).reduce((sum, { fen }) => sum + fen, premium);
  const count = types.length;
  const times = (some: number): string => (people.length ? ` × ${some}` : '');
  const isPaidPrivately = booking?.payer === 'personal';
  const personal = isPaidPrivately
    ? total - premium
    : types.reduce((sum, _, at) => sum + fenOf(split?.personal ?? '0') - lessPersonal(rides, wish, at, count), 0);
  // The server alone knows the shares of other tickets than an adult's that are above the standard.
  const isShared =
    split !== undefined && (personal === 0 || isPaidPrivately || types.every((type) => type === 'adult'));
  return {
    head: null,
    lines: [
      ...trains.map((parts) =>
        // A person has one seat after the other on a train: one price for all of them.
        fareLines(askedFares(parts, wish, types)).map(({ type, berth, fen, count: some }) => {
          const number = parts[0]?.trainNumber ?? '';
          const ticket = words.say(ticketTypeNames[type]);
          const tier = parts[0]?.tiers && parts.length === 1;
          const name =
            parts.length > 1 ? words.partsOf(ticket, parts.length) : tier ? words.onTier(ticket, berth) : ticket;
          return {
            key: `${number} ${parts[0]?.from.at ?? ''} ${type} ${berth ?? ''}`,
            label: `${trains.length > 1 ? `${number} ` : ''}${name} ¥${showFen(fen)}${times(some)}`,
            amount: `¥${showFen(fen * some)}`,
          };
        }),
      ),
      ...(free ? [[{ key: 'free', label: `${words.say(freeChildName)} × ${free}`, amount: '¥0' }]] : []),
      ...(policies && insurance
        ? [
            [
              {
                key: 'insurance',
                label: `${insurance.name} ¥${showFen(fenOf(insurance.price))}${times(policies)}`,
                amount: `¥${showFen(premium)}`,
              },
            ],
          ]
        : []),
    ],
    totalLabel: !people.length ? words.perPerson : words.total,
    total: yuanOf(total),
    shares: isShared && (
      <Shares booking={model} company={total - premium - personal + insured} personal={personal + premium - insured} />
    ),
    note: words.submitNote,
  };
}
