import { Fragment } from 'react';
import type { AirOrder } from '#contract/order.ts';
import type { AfterSale } from '#contract/order-after-sale.ts';
import { fenOf, showFen, showSigned } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { changeLines } from '#domain/order/after-sale/change-lines.ts';
import { withoutChanges } from '#domain/order/after-sale/given-back.ts';
import { isInTotal, isUnderWay } from '#domain/order/after-sale/sale-states.ts';
import { orderPriceLines } from '#domain/order/price-lines.ts';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { Money } from '#parts/order/OrderSections.tsx';
import { DueShares, isToPay } from '#parts/order/sale/tickets/PaidSums.tsx';
import { Card } from '#ui/display/Card.tsx';
import { SumRow } from '#ui/display/SumRow.tsx';
import type { PartProps } from './AirOrderDetail.tsx';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { sideTexts } from './words/side-texts.ts';

type Change = Extract<AfterSale, { kind: 'change' }>;

/** Changes that count in the total, the first one first. */
const countedChanges = ({ afterSales }: AirOrder) =>
  afterSales
    .filter((sale): sale is Change => sale.kind === 'change' && isInTotal(sale.state, fenOf(sale.totals.due)))
    .reverse();

/** Prices by passenger type, each paid change with its parts, the total, and the payments with payer and method. */
export function Prices({ texts, order }: PartProps) {
  const t = useTexts('air-order-detail', sideTexts);
  const { showServFee } = useValue(useServices().config).switches;
  const { say } = useSay();
  const shown = { insurances: order.psgList.flatMap(({ insus }) => insus), showServiceFee: showServFee };
  const lines = orderPriceLines(order.psgFlightList, order.payprice, shown, order.flightList);
  const sale = order.afterSales.find(({ state }) => isUnderWay(state));
  const changes = countedChanges(order);
  const parts = withoutChanges(
    order.payments,
    changes.flatMap(({ shares }) => shares),
  );
  const isReturning = changes.some(({ state }) => state === 'returning');
  return (
    <Card title={texts.price}>
      <div className="t-col">
        {changes.length > 0 && <BlockHead label={t.booked} fen={fenOf(order.payprice)} />}
        {lines.map((line) => (
          <SumRow
            key={line.label + line.unitFen}
            label={`${say(line.label)} ¥${showFen(line.unitFen)} × ${line.count}`}
          >
            ¥{showFen(line.sumFen, true)}
          </SumRow>
        ))}
        {changes.map((change, at) => (
          <Fragment key={change.saleId}>
            <div className="t-hr" />
            <BlockHead
              label={t.changeBlock(
                changes.length > 1 ? at + 1 : 0,
                change.state === 'confirming',
                peopleOf(order, change.lines, say('、')),
              )}
              fen={fenOf(change.totals.due) - fenOf(change.totals.back)}
            />
            {changeLines(change.totals, { showServiceFee: showServFee }).map(({ label, fen }) => (
              <SumRow key={label} label={say(label)}>
                {showSigned(fen, true)}
              </SumRow>
            ))}
          </Fragment>
        ))}
        <Money
          texts={texts}
          payments={order.payments}
          total={order.total}
          isOpen={isToPay(order)}
          isDue={order.actions.includes('pay')}
          closed={t.total}
          renderChange={(part) => ({
            fen: parts.find((one) => one.part === part)?.byChange ?? 0,
            label: isReturning ? t.changeReturning : t.changeReturned,
          })}
        />
        <DueShares texts={texts} order={order} />
        {sale && fenOf(sale.totals.back) > 0 && (
          <SumRow label={t.backSoon}>¥{showFen(fenOf(sale.totals.back), true)}</SumRow>
        )}
        {sale?.kind === 'change' && sale.state === 'unpaid' && (
          <SumRow label={t.dueSoon}>¥{showFen(fenOf(sale.totals.due), true)}</SumRow>
        )}
      </div>
    </Card>
  );
}

function BlockHead({ label, fen }: { label: string; fen: Fen }) {
  return (
    <div className="t-sum">
      <b>{label}</b>
      <b className="t-nowrap">{showSigned(fen, true)}</b>
    </div>
  );
}

/** Names of those who changed, where others of the order did not. */
const peopleOf = ({ psgList }: AirOrder, lines: readonly { name: string }[], pause: string): string =>
  lines.length < psgList.length ? lines.map(({ name }) => name).join(pause) : '';
