import { Fragment } from 'react';
import { hidePhone } from '#domain/account/phone.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { isUnderWay } from '#domain/order/after-sale/sale-states.ts';
import { orderPriceLines } from '#domain/order/price-lines.ts';
import { isTicketed } from '#domain/order/flight-status.ts';
import { hasVoucher, voucherTime } from '#domain/order/voucher-time.ts';
import { RouteLink } from '#kit/links/RouteLink.tsx';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { Card } from '#ui/display/Card.tsx';
import { KeyValue } from '#ui/display/KeyValue.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Price } from '#ui/display/Price.tsx';
import { SumRow } from '#ui/display/SumRow.tsx';
import type { PartProps } from './AirOrderDetail.tsx';

/** Prices by passenger type, and the payments with payer and method. */
export function Prices({ texts, order }: PartProps) {
  const { switches } = useValue(useServices().config);
  const insurance = order.psgList.flatMap((passenger) => passenger.insus)[0]?.name ?? texts.insurance;
  const lines = orderPriceLines(order.psgFlightList, order.payprice, {
    insurance,
    showServiceFee: switches.showServFee,
  });
  const isDue = order.actions.includes('pay');
  const exchangeFen = fenOf(order.totalExchangePrice);
  const sale = order.afterSales.find(({ state }) => isUnderWay(state));
  return (
    <Card title={texts.price}>
      <div className="t-col">
        {lines.map((line) => (
          <SumRow key={line.label + line.unitFen} label={`${line.label} ¥${showFen(line.unitFen)} × ${line.count}`}>
            ¥{showFen(line.sumFen, true)}
          </SumRow>
        ))}
        <div className="t-hr" />
        <div className="t-sum od-sum">
          <b>{order.payments.length ? texts.paid : isDue ? texts.toPay : texts.total}</b>
          <Price yuan={order.payprice} size="lg" ink={!isDue && !order.payments.length} fixed />
        </div>
        {order.isExchange === 1 && (
          <SumRow label={exchangeFen < 0 ? texts.exchangeBack : texts.exchange}>
            ¥{showFen(Math.abs(exchangeFen), true)}
          </SumRow>
        )}
        {sale && fenOf(sale.totals.back) > 0 && (
          <SumRow label={texts.backSoon}>¥{showFen(fenOf(sale.totals.back), true)}</SumRow>
        )}
        {sale?.kind === 'change' && sale.state === 'unpaid' && (
          <SumRow label={texts.dueSoon}>¥{showFen(fenOf(sale.totals.due), true)}</SumRow>
        )}
        {order.payments.map((part) => (
          <Fragment key={part.tradeNo || part.method}>
            <div className="t-sum t-s12 t-3">
              <span>
                {texts[part.payer] + texts.methods[part.method]} · {part.time.slice(5, 16)}
              </span>
              <span>¥{showFen(fenOf(part.amount), true)}</span>
            </div>
            {fenOf(part.returned) > 0 && (
              <SumRow className="t-s12" label={part.status === 'refunding' ? texts.refunding : texts.returned}>
                ¥{showFen(fenOf(part.returned), true)}
              </SumRow>
            )}
          </Fragment>
        ))}
      </div>
    </Card>
  );
}

/** Vouchers are issued after the trip, for a while (product-research 4.6): the page says from when and until when, and leads to them. */
export function Voucher({ model, texts, order }: PartProps) {
  const { switches } = useValue(useServices().config);
  const last = order.flightList.at(-1);
  if (!last || !hasVoucher(order.status) || order.isSubordinates) return null;
  const { state, from, until } = voucherTime(last.arrTime, model.now());
  const words = { later: `${from.slice(5)} ${texts.afterTrip}`, open: texts.canApply, over: texts.applyOver }[state];
  const hasFee = switches.showServFee && fenOf(order.totalServFee) > 0;
  return (
    <Card title={texts.voucher}>
      <div className="t-col t-s13">
        <SumRow label={texts.eTicket}>
          <span className="t-3">{order.voucher === 'electronic' || state === 'over' ? words : texts.notNeeded}</span>
        </SumRow>
        {hasFee && (
          <SumRow label={texts.feeInvoice}>
            <span className="t-3">{words}</span>
          </SumRow>
        )}
        {state !== 'over' && (
          <p className="t-s12 t-3">
            {state === 'later' ? texts.applyLater : `${texts.applyUntil} ${until} ${texts.applyBefore}`}{' '}
            <RouteLink to="expense_proof" params={{ keyword: order.orderNo }}>
              {texts.showVouchers}
            </RouteLink>
          </p>
        )}
        <SumRow label={texts.tripSheet}>
          {isTicketed(order.status) ? (
            <LinkButton onClick={model.print}>{texts.printSheet}</LinkButton>
          ) : (
            <span className="t-3">{texts.printLater}</span>
          )}
        </SumRow>
      </div>
    </Card>
  );
}

export function Facts({ texts, order }: PartProps) {
  return (
    <Card aria-label={texts.contactCard}>
      <KeyValue
        items={[
          [texts.contact, `${order.contact.name} ${hidePhone(order.contact.mobilePhone)}`],
          [texts.email, order.contact.email],
          [texts.budgetUnit, order.budgetUnit],
          [texts.unitCard, order.unitCardEnd && `**** ${order.unitCardEnd}`],
          [texts.costCenter, order.costCenter],
          [texts.travelReason, order.travelReason],
          [texts.overReason, order.overReason],
        ]}
      />
    </Card>
  );
}
