import type { ReactNode } from 'react';
import type { OrderOfCompany, OrderPayment } from '#contract/order.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useValues } from '#kit/readable.ts';
import { useLater } from '#kit/part.ts';
import { Button } from '#ui/controls/Button.tsx';
import { RouteLink } from '#screens/RouteLink.tsx';
import { BackHead } from '#ui/journey/BackHead.tsx';
import { Steps } from '#ui/journey/Steps.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import type { PagedOrder } from '../order-page.ts';
import type { OrderTexts } from '../texts.ts';
import type { createFinish } from './finish-page.ts';
import { BackToApplication } from './BackToApplication.tsx';
import { FinishSkeleton, OrderFinish } from './OrderFinish.tsx';
import type { Finish } from './OrderFinish.tsx';
import { OrderNumber, PaidParts } from './PaidParts.tsx';
import { ShareButton } from './ShareButton.tsx';
import { finishTexts } from './texts.ts';

type Paid = PagedOrder & { orderNo: string; payments: readonly OrderPayment[]; ofCompany?: OrderOfCompany };

interface FinishPageProps<Order extends Paid> {
  model: ReturnType<typeof createFinish<never, Order>>;
  texts: Pick<OrderTexts, 'missingTitle' | 'missingText' | 'toOrders' | 'pay'> & {
    title: string;
    steps: readonly string[];
    success: string;
    unpaid: string;
    closed: string;
    failed: string;
    bookMore: string;
  };
  /** The state of the order; "": the sentence says it. */
  label(order: Order): string;
  /** The same in a sentence. */
  renderLead(order: Order): ReactNode;
  /** The purchase, and its travellers. */
  children: (order: Order) => ReactNode;
  /** Gives what is to come to the member's calendar. */
  renderCalendar(order: Order): ReactNode;
  /** Text for those who travel along. */
  shared(order: Order): string;
  /** Instead of another booking of the same kind. */
  renderNext?(order: Order, finish: Finish): ReactNode;
  /** Before the other ways on, and after them. */
  renderBefore?(order: Order): ReactNode;
  after?: ReactNode;
}

/** Tickets were issued, whatever became of them; the codes mean the same for all products that have tickets. */
const isIssued = (status: number): boolean => [2, 3, 4, 9, 10, 11].includes(status);

/** The page after the payment of an order whose tickets are issued later: in all states of the order, and of its loading. */
export function FinishPage<Order extends Paid>(props: FinishPageProps<Order>) {
  const { model, texts } = props;
  const [phase, order] = useValues(model.phase, model.order);
  return (
    <div className="t-page t-col pf" aria-busy={phase === 'loading'}>
      <BackHead title={texts.title} onBack={model.back} />
      {order && (
        <Steps
          className="t-steps--wide"
          items={texts.steps}
          current={isIssued(order.status) ? texts.steps.length : [0, 5].includes(order.status) ? 2 : 3}
          onFirst={model.toFirst}
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
          <NotRead {...props} />
        ) : (
          <FinishSkeleton />
        )}
      </section>
    </div>
  );
}

/** The order cannot be read: its number is known, and its payment is not touched by that. */
function NotRead<Order extends Paid>({ model, texts }: FinishPageProps<Order>) {
  const words = useTexts('order-finish', finishTexts);
  const [failure] = useValues(model.failure);
  const { say } = useSay();
  return (
    <Empty
      art="fail"
      title={words.notRead}
      text={
        <>
          {say(failure)}
          {failure && <br />}
          {words.safe}
          <br />
          {words.orderNo} <OrderNumber orderNo={model.id} />
        </>
      }
      action={
        <div className="pf__acts">
          <Button onClick={model.toOrders}>{texts.toOrders}</Button>
          <Button kind="primary" onClick={() => void model.load()}>
            {words.retry}
          </Button>
        </div>
      }
    />
  );
}

function Result<Order extends Paid>(props: FinishPageProps<Order> & { order: Order }) {
  const { model, texts, children, order, renderNext, renderBefore, renderCalendar, shared, after } = props;
  const words = useTexts('order-finish', finishTexts);
  const { status, payments, ofCompany } = order;
  const label = props.label(order);
  const lead = props.renderLead(order);
  const heads: Partial<Record<number, readonly [Finish, string]>> = {
    0: ['open', texts.unpaid],
    // Changed since: its success is not that of the booking.
    3: ['ok', label || texts.success],
    5: ['over', texts.closed],
    // Refused by the supplier, or given back by the member since.
    6: ['over', label],
    8: ['bad', texts.failed],
  };
  const [finish, title] = heads[status] ?? ['ok', texts.success];
  const application = ofCompany?.application;
  const isApplied = application !== undefined && finish === 'ok';
  const left = useLater(isApplied, () => import('#parts/booking/application/BudgetLeft.tsx'));
  return (
    <OrderFinish
      finish={finish}
      title={title}
      text={
        <>
          {label && label !== title && `${label} · `}
          {lead}
        </>
      }
      parts={payments.length > 0 && <PaidParts parts={payments} />}
      actions={
        <>
          {renderBefore?.(order)}
          {renderCalendar(order)}
          {finish === 'ok' && <ShareButton text={shared(order)} />}
          {isApplied ? (
            <BackToApplication of={application} />
          ) : (
            (renderNext?.(order, finish) ?? <Button onClick={model.bookMore}>{texts.bookMore}</Button>)
          )}
          <Button kind={status === 0 ? 'outline' : 'primary'} onClick={model.showOrder}>
            {words.showOrder}
          </Button>
          {status === 0 && (
            <Button kind="action" onClick={model.pay}>
              {texts.pay}
            </Button>
          )}
          {after}
        </>
      }
    >
      <dl className="pf__trip">
        {children(order)}
        {isApplied && (
          <FinishFact name={words.application}>
            <RouteLink to="travel_apply_details" params={{ applicationId: application.applicationId }}>
              {application.no}
            </RouteLink>{' '}
            {left && <left.BudgetLeft applicationId={application.applicationId} orderNo={order.orderNo} />}
          </FinishFact>
        )}
        <FinishFact name={words.orderNo}>
          <OrderNumber orderNo={order.orderNo} />
        </FinishFact>
      </dl>
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
