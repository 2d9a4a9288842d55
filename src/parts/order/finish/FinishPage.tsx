import type { ReactNode } from 'react';
import type { OrderOfCompany, OrderPayment } from '#contract/order.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { useValues } from '#kit/readable.ts';
import { Button } from '#ui/controls/Button.tsx';
import { SumRow } from '#ui/display/SumRow.tsx';
import { BackHead } from '#ui/journey/BackHead.tsx';
import { Steps } from '#ui/journey/Steps.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import type { PagedOrder } from '../order-page.ts';
import type { OrderTexts } from '../texts.ts';
import type { createFinish } from './finish-page.ts';
import { BackToApplication } from './BackToApplication.tsx';
import { FinishSkeleton, OrderFinish } from './OrderFinish.tsx';
import type { Finish } from './OrderFinish.tsx';

type Paid = PagedOrder & { payments: readonly OrderPayment[]; ofCompany?: OrderOfCompany };

interface FinishPageProps<Order extends Paid> {
  model: ReturnType<typeof createFinish<never, Order>>;
  texts: OrderTexts & {
    title: string;
    steps: readonly string[];
    success: string;
    unpaid: string;
    closed: string;
    failed: string;
    showOrder: string;
    bookMore: string;
  };
  /** The state of the order. */
  label(order: Order): string;
  /** The same in a sentence. */
  lead(order: Order): string;
  /** The purchase. */
  children: (order: Order) => ReactNode;
}

/** The page after the payment of an order whose tickets are issued later: in all states of the order, and of its loading. */
export function FinishPage<Order extends Paid>(props: FinishPageProps<Order>) {
  const { model, texts } = props;
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
          <Result {...props} order={order} />
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

function Result<Order extends Paid>({
  model,
  texts,
  label: labelOf,
  lead,
  children,
  order,
}: FinishPageProps<Order> & { order: Order }) {
  const { status, payments, ofCompany } = order;
  const label = labelOf(order);
  const heads: Partial<Record<number, readonly [Finish, string]>> = {
    0: ['open', texts.unpaid],
    5: ['over', texts.closed],
    // Refused by the supplier, or given back by the member since.
    6: ['over', label],
    8: ['bad', texts.failed],
  };
  const [finish, title] = heads[status] ?? ['ok', texts.success];
  const application = ofCompany?.application;
  return (
    <OrderFinish
      finish={finish}
      title={title}
      text={title === label ? lead(order) : `${label} · ${lead(order)}`}
      parts={
        payments.length > 0 &&
        payments.map(({ tradeNo, payer, method, amount }) => (
          <SumRow key={tradeNo || payer + method} label={texts.paidIn(texts[payer], texts.methods[method])}>
            ¥{showFen(fenOf(amount), true)}
          </SumRow>
        ))
      }
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
          {application && finish === 'ok' ? (
            <BackToApplication of={application} />
          ) : (
            <Button onClick={model.bookMore}>{texts.bookMore}</Button>
          )}
        </>
      }
    >
      {children(order)}
    </OrderFinish>
  );
}

/** A part of the purchase, by its name. */
export const FinishFact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="pf__fact">
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
