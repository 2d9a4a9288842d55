import type { ReactNode } from 'react';
import type { OrderOfCompany } from '#contract/order.ts';
import { momentAt } from '#domain/china-time.ts';
import { showOrderNo } from '#domain/order/order-number.ts';
import type { TimedOrder } from '#domain/order/times/open-times.ts';
import type { StatusLook } from '#domain/product/status-table.ts';
import { useLater } from '#kit/part.ts';
import { useValue, useValues } from '#kit/readable.ts';
import type { Readable } from '#kit/readable.ts';
import type { ResourceState } from '#kit/resources/resource.ts';
import { useServices } from '#kit/widget.ts';
import { DetailScreen, StatusHead } from '#screens/DetailScreen.tsx';
import type { DetailContent } from '#screens/DetailScreen.tsx';
import { CopyButton } from '#ui/controls/CopyButton.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconPhone } from '#ui/icons/icons.ts';
import { Alert } from '#ui/states/Alert.tsx';
import { LaterPaidNote } from './finish/LaterPaidNote.tsx';
import { LaterApproval } from '#parts/process/order/LaterApproval.tsx';
import type { OrderTexts } from './texts.ts';
import { useSay } from '#kit/say.ts';

/** The part of a page's model that its frame reads. */
interface Page<Order> {
  order: Readable<Order | null>;
  phase: Readable<ResourceState<Order>['state']>;
  failure: Readable<string>;
  asOfMs: Readable<number>;
  now(): number;
  load(): unknown;
  back(): void;
  copyText(text: string): unknown;
}

interface OrderPageProps<Order, Model, Texts> {
  model: Model;
  texts: Texts;
  content(props: { model: Model; texts: Texts; order: Order }): Omit<DetailContent, 'notice'>;
}

/** The page of one order in all its states; without a network it says from when its data are. */
export function OrderPage<
  Order extends { ofCompany?: OrderOfCompany },
  Model extends Page<Order> & { toOrders(): void },
  Texts extends OrderTexts & { title: string; toOrders: string },
>({ model, texts, content: contentOf }: OrderPageProps<Order, Model, Texts>) {
  const [phase, order, failure] = useValues(model.phase, model.order, model.failure);
  const { say } = useSay();
  return (
    <DetailScreen
      title={texts.title}
      onBack={model.back}
      state={phase}
      data={order}
      failed={{
        title: texts.failedTitle,
        text: say(failure) || texts.failedText,
        button: texts.retry,
        onPress: () => void model.load(),
      }}
      missing={{
        title: texts.missingTitle,
        text: texts.missingText,
        button: texts.toOrders,
        onPress: model.toOrders,
      }}
    >
      {(shown) => {
        const approval = shown.ofCompany?.approval;
        // A decision that is over stands behind the next step.
        const isOver = approval?.state === 'agreed' && !approval.moved;
        const later = <LaterApproval approval={approval} onDecided={model.load} />;
        const content = contentOf({ model, texts, order: shown });
        return {
          ...content,
          main: (
            <>
              {!isOver && later}
              {content.main}
              {isOver && later}
            </>
          ),
          notice: (
            <>
              <Offline model={model} texts={texts} />
              <LaterPaidNote />
            </>
          ),
        };
      }}
    </DetailScreen>
  );
}

function Offline({ model, texts }: { model: Pick<Page<unknown>, 'asOfMs'>; texts: OrderTexts }) {
  const [isOnline, asOfMs] = useValues(useServices().online, model.asOfMs);
  if (isOnline) return null;
  return (
    <Alert kind="warn">
      {texts.offline} {momentAt(asOfMs).slice(11, 16)} {texts.offlineEnd}
    </Alert>
  );
}

interface OrderBlocks {
  status: ReactNode;
  /** Requests about the order: those under way, and those that are over. */
  open?: ReactNode;
  over?: ReactNode;
  /** Flights, or the stay. */
  trip: ReactNode;
  people: ReactNode;
  rules?: ReactNode;
  progress: ReactNode;
  price: ReactNode;
  papers?: ReactNode;
  facts: ReactNode;
}

/** The blocks of an order: every product has them in this order. */
export const orderContent = (own: OrderBlocks): Omit<DetailContent, 'notice'> => ({
  status: own.status,
  main: (
    <>
      {own.open}
      {own.trip}
      {own.people}
      {own.over}
      {own.rules}
      {own.progress}
    </>
  ),
  side: (
    <>
      {own.price}
      {own.papers}
      {own.facts}
    </>
  ),
});

interface OrderHeadProps {
  model: Pick<Page<unknown>, 'now' | 'copyText' | 'load'>;
  texts: OrderTexts;
  order: TimedOrder & { orderNo: string; createTime: string; payDeadlineMs: number; actions: readonly string[] };
  look: StatusLook;
  lead: ReactNode;
  onPay(): void;
  onCancel(): unknown;
  isCancelling: boolean;
  /** Where it is not called that. */
  cancelText?: string | false;
  /** Reads an order again that moves by itself; absent: it does not. */
  onRefresh?: (() => unknown) | undefined;
  isLoading?: boolean;
  /** The product's own actions. */
  children?: ReactNode;
  /** Label of the telephone, where it is the way on. */
  service?: string | false;
  /** Name of the train that a new time does not reach: accepting it is not the way on. */
  missed?: string | undefined;
}

/** Status of an order, its next step, its number, and its actions: giving up, payment, reading again, those of the product, the telephone. */
export function OrderHead({
  model,
  texts,
  order,
  look,
  lead,
  onPay,
  onCancel,
  isCancelling,
  cancelText,
  onRefresh,
  isLoading = false,
  children,
  service,
  missed,
}: OrderHeadProps) {
  const canPay = order.actions.includes('pay');
  const accept = useLater(order.actions.includes('accept'), () => import('./schedule/AcceptTimes.tsx'));
  const { say } = useSay();
  return (
    <StatusHead
      part="order-status"
      kind={look.dot}
      label={say(look.label)}
      countdown={canPay && { prefix: texts.payWithin, untilMs: order.payDeadlineMs, now: model.now }}
      lead={lead}
      facts={
        <>
          {texts.orderNo} {showOrderNo(order.orderNo)}
          <CopyButton label={texts.copyOrderNo} onClick={() => void model.copyText(order.orderNo)} />
          <span>
            {texts.bookedAt} {say(order.createTime.slice(0, 16))}
          </span>
        </>
      }
      actions={
        <>
          {order.actions.includes('cancel') && (
            <Button kind={canPay ? 'text' : 'outline'} busy={isCancelling} onClick={() => void onCancel()}>
              {cancelText || texts.cancelOrder}
            </Button>
          )}
          {canPay && (
            <Button kind="action" onClick={onPay}>
              {texts.pay}
            </Button>
          )}
          {onRefresh && (
            <Button busy={isLoading} onClick={() => void onRefresh()}>
              {texts.refresh}
            </Button>
          )}
          {missed && children}
          {accept && <accept.AcceptTimes order={order} load={model.load} missed={missed} />}
          {!missed && children}
          {service && <ServiceLink>{service}</ServiceLink>}
        </>
      }
    />
  );
}

/** The telephone of the application; nothing where it has none. */
function ServiceLink({ children }: { children: ReactNode }) {
  const [telephone] = useValue(useServices().config).telephones;
  if (!telephone) return null;
  return (
    <LinkButton href={`tel:${telephone.replaceAll('-', '')}`}>
      <Icon of={iconPhone} size={16} />
      {children} {telephone}
    </LinkButton>
  );
}
