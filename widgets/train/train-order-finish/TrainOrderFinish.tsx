import { trainOrder } from '#contract/train-order.ts';
import type { TrainOrder } from '#contract/train-order.ts';
import { dayOf, showDay } from '#domain/china-time.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { showOrderNo } from '#domain/order/order-number.ts';
import { railStatus } from '#domain/product/rail-status.ts';
import { railLead } from '#domain/rail/order/rail-lead.ts';
import { rideSpan } from '#domain/rail/order/ride-span.ts';
import { useValues } from '#kit/readable.ts';
import type { Services } from '#kit/services.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { createOrderPage } from '#parts/order/order-page.ts';
import { FinishSkeleton, OrderFinish } from '#parts/order/OrderFinish.tsx';
import type { Finish } from '#parts/order/OrderFinish.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { SumRow } from '#ui/display/SumRow.tsx';
import { BackHead } from '#ui/journey/BackHead.tsx';
import { Steps } from '#ui/journey/Steps.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { texts as ownTexts } from './texts.ts';
import type { Texts } from './texts.ts';

const isSettled = ({ status }: TrainOrder): boolean => !railStatus.isMoving(status);

/** The order after its payment, followed until the railway has answered. */
function createFinish(services: Services, orderNo: string, texts: Texts) {
  return {
    ...createOrderPage(
      services,
      { row: trainOrder.orderDetail, input: { orderNo }, id: orderNo, isSettled, home: 'train_query_list' },
      texts,
    ),
    pay: () => services.navigate('train_order_pay', { id: orderNo }),
    showOrder: () => services.navigate('train_order_details', { orderId: orderNo }),
    toOrders: () => services.navigate('my_order_list', { type: 'train' }),
    bookMore: () => services.navigate('train_query_list'),
  };
}

type Model = ReturnType<typeof createFinish>;

/** 订单支付成功, the payments with their payers, and the seats; without tickets, the reason. */
export function TrainOrderFinish({ orderId }: { orderId?: string }) {
  const services = useServices();
  const texts = useTexts('train-order-finish', ownTexts);
  const { params, query } = services.place.peek();
  const orderNo = orderId || params['orderId'] || query['orderId'] || query['orderNo'] || '';
  const model = useModel(() => createFinish(services, orderNo, texts));
  const [phase, order] = useValues(model.phase, model.order);
  return (
    <div className="t-page pf" aria-busy={phase === 'loading'}>
      <BackHead title={texts.title} onBack={model.back} />
      {order && (
        <Steps
          className="t-steps--wide pf__steps"
          items={texts.steps}
          current={order.status === 0 ? 2 : 3}
          onFirst={model.bookMore}
        />
      )}
      <section className="t-card pf__card" aria-live="polite">
        {order ? (
          <Result model={model} texts={texts} order={order} />
        ) : phase === 'missing' ? (
          <Empty
            art="search"
            title={texts.missingTitle}
            text={texts.missingText}
            action={<Button onClick={model.toOrders}>{texts.toOrders}</Button>}
          />
        ) : phase === 'failed' ? (
          <Empty
            art="fail"
            title={texts.failedTitle}
            text={texts.failedText}
            action={<Button onClick={() => void model.load()}>{texts.retry}</Button>}
          />
        ) : (
          <FinishSkeleton />
        )}
      </section>
    </div>
  );
}

function Result({ model, texts, order }: { model: Model; texts: Texts; order: TrainOrder }) {
  const { status, rides, tickets, passengers, payments, orderNo } = order;
  const heads: Partial<Record<number, readonly [Finish, string]>> = {
    0: ['open', texts.unpaid],
    5: ['over', texts.closed],
    6: ['bad', texts.failed],
    8: ['bad', texts.failed],
  };
  const [finish, title] = heads[status] ?? ['ok', texts.success];
  return (
    <OrderFinish
      finish={finish}
      title={title}
      text={`${railStatus.look(status).label} · ${railLead(order, model.now())}`}
      parts={payments.map(({ tradeNo, payer, method, amount }) => (
        <SumRow key={tradeNo || payer + method} label={`${texts[payer]}（${texts.methods[method]}）`}>
          ¥{showFen(fenOf(amount), true)}
        </SumRow>
      ))}
      actions={
        <>
          {status === 0 && (
            <Button kind="action" onClick={model.pay}>
              {texts.pay}
            </Button>
          )}
          <Button kind={status === 0 ? 'outline' : 'primary'} onClick={model.showOrder}>
            {texts.showOrder}
          </Button>
          <Button onClick={model.bookMore}>{texts.bookMore}</Button>
        </>
      }
    >
      <dl className="pf__trip">
        {rides.map(({ rideNo, trainNumber, from, to }) => (
          <div key={rideNo}>
            <dt>
              <b>
                {from.station} → {to.station}
              </b>{' '}
              {trainNumber}
            </dt>
            <dd className="t-facts">
              <span>
                {showDay(dayOf(from.at))} {rideSpan(from.at, to.at)}
              </span>
              <span>
                {tickets
                  .filter((ticket) => ticket.rideNo === rideNo)
                  .map(({ seatName }) => seatName)
                  .join('、')}
              </span>
            </dd>
          </div>
        ))}
        <div className="pf__fact">
          <dt>{texts.passengers}</dt>
          <dd>{passengers.map(({ name }) => name).join('、')}</dd>
        </div>
        <div className="pf__fact">
          <dt>{texts.orderNo}</dt>
          <dd>{showOrderNo(orderNo)}</dd>
        </div>
      </dl>
    </OrderFinish>
  );
}
