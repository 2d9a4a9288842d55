import { fenOf, showFen } from '#domain/money.ts';
import { ticketTypeNames, ticketTypes } from '#domain/rail/ticket-types.ts';
import { OrderFacts, Progress } from '#parts/order/OrderFacts.tsx';
import { Payments, Total } from '#parts/order/OrderSections.tsx';
import { Card } from '#ui/display/Card.tsx';
import { SumRow } from '#ui/display/SumRow.tsx';
import type { PartProps } from './TrainOrderDetail.tsx';

const yuan = (amount: string): string => `¥${showFen(fenOf(amount), true)}`;

export function Steps({ texts, order: { status, timeline } }: PartProps) {
  const first = status === 5 ? 'off' : [0, 1, 7, 9, 13].includes(status) ? 'now' : 'done';
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
  const { tickets, passengers, payments, returned, split, status, insurance } = order;
  const sold = tickets.filter(({ isChanged }) => !isChanged);
  const typeOf = (at: number) => passengers.find(({ passengerNo }) => passengerNo === at)?.ticketType ?? 'adult';
  const isDue = order.actions.includes('pay');
  const spread = fenOf(order.total) - fenOf(order.payprice);
  return (
    <Card title={texts.price}>
      <div className="t-col">
        {ticketTypes.map((type) => {
          const some = sold.filter(({ passengerNo }) => typeOf(passengerNo) === type);
          const fen = some.reduce((sum, { price }) => sum + fenOf(price), 0);
          return (
            some.length > 0 && (
              <SumRow key={type} label={`${ticketTypeNames[type]} × ${some.length}`}>
                ¥{showFen(fen, true)}
              </SumRow>
            )
          );
        })}
        {insurance && (
          <SumRow label={`${insurance.name} × ${insurance.count}（${texts.insured[insurance.state]}）`}>
            {yuan(insurance.total)}
          </SumRow>
        )}
        {spread !== 0 && (
          <SumRow label={texts.change}>{`${spread < 0 ? '−' : ''}¥${showFen(Math.abs(spread), true)}`}</SumRow>
        )}
        {order.wait && order.wait.served === null && <SumRow label={texts.deposit}>{yuan(order.wait.deposit)}</SumRow>}
        <div className="t-hr" />
        <Total
          label={isDue ? texts.toPay : texts.paid}
          yuan={isDue || payments.length ? order.total : '0'}
          isQuiet={!isDue}
        />
        {split && fenOf(split.personal) > 0 && (
          <SumRow label={texts.company}>{`${yuan(split.company)} · ${texts.personal} ${yuan(split.personal)}`}</SumRow>
        )}
        {fenOf(returned) > 0 && (
          <SumRow label={[8, 9].includes(status) ? texts.refunding : texts.returned}>−{yuan(returned)}</SumRow>
        )}
        <Payments
          payments={payments}
          textOf={({ payer, method, time }) => `${texts[payer]}${texts.methods[method]} · ${time.slice(5, 16)}`}
        />
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
