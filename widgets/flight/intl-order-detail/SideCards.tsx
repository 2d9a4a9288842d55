import { fenOf, showSigned } from '#domain/money.ts';
import { isSetback } from '#domain/order/times/setback.ts';
import { psgTypeLabel } from '#domain/passenger/psg-types.ts';
import { BilledVoucher } from '#parts/invoice/BilledVoucher.tsx';
import { OrderFacts, Progress } from '#parts/order/OrderFacts.tsx';
import { PaidSums } from '#parts/order/sale/tickets/PaidSums.tsx';
import { Card } from '#ui/display/Card.tsx';
import { SumRow } from '#ui/display/SumRow.tsx';
import type { PartProps } from './IntlOrderDetail.tsx';
import { useSay } from '#kit/say.ts';

export function Steps({ texts, order: { status, timeline } }: PartProps) {
  const first = status === 5 ? 'off' : [0, 1, 7, 9].includes(status) ? 'now' : 'done';
  return <Progress texts={texts} timeline={timeline} first={first} isSetback={isSetback} />;
}

/** Fares, taxes and fees by type, the payments, and what came back. */
export function Prices({ texts, order }: PartProps) {
  const { types } = order;
  const { say } = useSay();
  const spread = fenOf(order.total) - fenOf(order.payprice);
  return (
    <Card title={texts.price}>
      <div className="t-col">
        {types.map(({ psgType, count, price, tax, serviceFee }) => (
          <div key={psgType}>
            <SumRow label={`${texts.fareOf(say(psgTypeLabel(psgType)))} × ${count}`}>
              {showSigned(fenOf(price) * count, true)}
            </SumRow>
            <SumRow label={`${texts.tax} × ${count}`}>{showSigned(fenOf(tax) * count, true)}</SumRow>
            {fenOf(serviceFee) > 0 && (
              <SumRow label={`${texts.fee} × ${count}`}>{showSigned(fenOf(serviceFee) * count, true)}</SumRow>
            )}
          </div>
        ))}
        {spread !== 0 && <SumRow label={texts.changed}>{showSigned(spread, true)}</SumRow>}
        <PaidSums texts={texts} order={order} />
      </div>
    </Card>
  );
}

export const Facts = ({ texts, order }: PartProps) => (
  <>
    <OrderFacts label={texts.contactCard} texts={texts} order={order} />
    <BilledVoucher order={order} />
  </>
);
