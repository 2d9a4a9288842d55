import { fenOf, showSigned, showYuan } from '#domain/money.ts';
import { freeChildName, ticketTypeNames, ticketTypes } from '#domain/rail/ticket-types.ts';
import { OrderFacts, Progress } from '#parts/order/OrderFacts.tsx';
import { PaidSums } from '#parts/order/sale/tickets/PaidSums.tsx';
import { Card } from '#ui/display/Card.tsx';
import { SumRow } from '#ui/display/SumRow.tsx';
import type { PartProps } from './TrainOrderDetail.tsx';
import { useSay } from '#kit/say.ts';

export function Steps({ texts, order: { status, timeline } }: PartProps) {
  const first = status === 5 ? 'off' : [0, 1, 7, 9, 13, 14].includes(status) ? 'now' : 'done';
  return (
    <Progress
      texts={texts}
      timeline={timeline}
      first={first}
      isSetback={(title) => title.includes('失败') || title.startsWith('列车')}
    />
  );
}

/** Tickets by type, the payments, and what came back. */
export function Prices({ texts, order }: PartProps) {
  const { tickets, passengers, insurance } = order;
  const { say } = useSay();
  const sold = tickets.filter(({ isChanged }) => !isChanged);
  const typeOf = (at: number) => passengers.find(({ passengerNo }) => passengerNo === at)?.ticketType ?? 'adult';
  const kinds = [false, true].filter((isOther) =>
    order.rides.some((ride) => ride.changedFrom !== null && (ride.isOtherStation === true) === isOther),
  );
  const free = passengers.filter(({ freeChild }) => freeChild).length;
  const spread = fenOf(order.total) - fenOf(order.payprice);
  return (
    <Card title={texts.price}>
      <div className="t-col">
        {ticketTypes.map((type) => {
          const some = sold.filter(({ passengerNo }) => typeOf(passengerNo) === type);
          const fen = some.reduce((sum, { price }) => sum + fenOf(price), 0);
          return (
            some.length > 0 && (
              <SumRow key={type} label={`${say(ticketTypeNames[type])} × ${some.length}`}>
                {showSigned(fen, true)}
              </SumRow>
            )
          );
        })}
        {free > 0 && <SumRow label={`${say(freeChildName)} × ${free}`}>{showSigned(0, true)}</SumRow>}
        {insurance && (
          <SumRow label={texts.insuredAs(insurance.name, insurance.count, texts.insured[insurance.state])}>
            {showYuan(insurance.total)}
          </SumRow>
        )}
        {spread !== 0 && <SumRow label={texts.changesAs(kinds)}>{showSigned(spread, true)}</SumRow>}
        {order.wait && order.wait.served === null && (
          <SumRow label={texts.deposit}>{showYuan(order.wait.deposit)}</SumRow>
        )}
        <PaidSums texts={texts} order={order} />
      </div>
    </Card>
  );
}

export const Facts = ({ texts, order }: PartProps) => (
  <OrderFacts
    label={texts.contactCard}
    texts={texts}
    order={order}
    own={[[texts.railAccount, order.railAccount || texts.byPlatform]]}
  />
);
