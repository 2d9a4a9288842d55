import { intlOrder } from '#contract/intl-order.ts';
import type { IntlOrder } from '#contract/intl-order.ts';
import { clockOf, showDay } from '#domain/china-time.ts';
import { intlLead, intlLook } from '#domain/intl/intl-lead.ts';
import { bookingSteps } from '#domain/order/booking-steps.ts';
import { showOrderNo } from '#domain/order/order-number.ts';
import { intlStatus } from '#domain/product/intl-status.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { createFinish } from '#parts/order/finish/finish-page.ts';
import { FinishFact, FinishPage } from '#parts/order/finish/FinishPage.tsx';
import { orderTexts } from '#parts/order/texts.ts';

const texts = {
  ...orderTexts,
  title: '支付结果',
  steps: bookingSteps,
  success: '订单支付成功',
  unpaid: '订单待支付',
  closed: '订单已取消',
  failed: '出票失败，款项将原路退回',
  passengers: '乘机人',
  showOrder: '查看订单',
  toOrders: '查看国际机票订单',
  bookMore: '继续预订',
};

const isSettled = ({ status }: IntlOrder): boolean => !intlStatus.isMoving(status);

/** The page after the payment of international flights. */
export function IntlFinish({ orderId: orderNo }: { orderId: string }) {
  const services = useServices();
  const t = useTexts('pay-finish', texts);
  const model = useModel(() =>
    createFinish(
      services,
      'intl',
      { row: intlOrder.orderDetail, input: { orderNo }, id: orderNo, isSettled, home: 'intl_flight_query_list' },
      t,
    ),
  );
  return (
    <FinishPage
      model={model}
      texts={t}
      lead={(order) =>
        `${intlLook(intlStatus.look(order.status), order, model.now()).label} · ${intlLead(order, model.now())}`
      }
    >
      {(order) => <Bought order={order} t={t} />}
    </FinishPage>
  );
}

/** Each flight with its times by the clocks there, the passengers, and the number. */
const Bought = ({ order: { slices, passengers, orderNo }, t }: { order: IntlOrder; t: typeof texts }) => (
  <dl className="pf__trip">
    {slices.flatMap(({ sliceNo, flights }) =>
      flights.map((one) => (
        <div key={`${sliceNo} ${one.flightId}`}>
          <dt>
            <b>
              {one.orgcityname} → {one.dstcityname}
            </b>{' '}
            {one.airlineName} {one.flightNo}
          </dt>
          <dd className="t-facts">
            <span>
              {showDay(one.depTime.slice(0, 10))} {clockOf(one.depTime)} → {showDay(one.arrTime.slice(0, 10))}{' '}
              {clockOf(one.arrTime)}
            </span>
            <span>
              {one.orgAirportName} {one.orgTerm} → {one.dstAirportName} {one.dstTerm}
            </span>
          </dd>
        </div>
      )),
    )}
    <FinishFact name={t.passengers}>{passengers.map(({ name }) => name).join('、')}</FinishFact>
    <FinishFact name={t.orderNo}>{showOrderNo(orderNo)}</FinishFact>
  </dl>
);
