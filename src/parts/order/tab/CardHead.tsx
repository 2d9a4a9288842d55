import type { OrderRow } from '#contract/order-list.ts';
import { msOf } from '#domain/china-time.ts';
import { showOrderNo } from '#domain/order/order-number.ts';
import { useServices } from '#kit/widget.ts';
import { CopyButton } from '#ui/controls/CopyButton.tsx';
import { Countdown } from '#ui/display/Countdown.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import { Named } from './Named.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import type { TabTexts } from './texts.ts';

interface CardHeadProps {
  order: OrderRow;
  icon: string;
  texts: TabTexts;
  onCopy(text: string): unknown;
}

/** The head of an order's card: product, number, moment, travel type, and who booked it. */
export function CardHead({ order, icon, texts, onCopy }: CardHeadProps) {
  const { orderNo, bookedBy, approval } = order;
  const waits = approval?.state === 'running';
  return (
    <>
      <span className="t-rec__k">
        <Icon of={icon} size={16} />
        <span className="t-wide">{texts.types[order.type]}</span>
      </span>
      <span className="t-rec__no">
        <span className="t-wide">{texts.order}&nbsp;</span>
        {showOrderNo(orderNo)}
        <CopyButton label={texts.copyOrderNo} onClick={() => void onCopy(orderNo)} />
      </span>
      <span>
        {texts.bookedAt} {texts.moment(order.created, useServices().clock.today())}
      </span>
      {/* Without the mark an order is private: most members know no other. */}
      {order.travelType === 'business' && <Tag kind="info">{texts.travelTypes.business}</Tag>}
      {approval && <Tag kind={waits ? 'info' : 'over'}>{texts.approval(approval.kind, waits)}</Tag>}
      {order.isExchange === 1 && <Tag kind="mute">{texts.changed}</Tag>}
      {bookedBy && (
        <span>
          {order.memberName ? texts.member : texts.bookedBy} <Named>{bookedBy}</Named>
        </span>
      )}
    </>
  );
}

/** Beside the trip of a card, as wide as an airline's mark. */
export const CardMark = ({ icon }: { icon: string }) => (
  <span className="t-3" style={{ width: 28 }}>
    <Icon of={icon} size={24} />
  </span>
);

/** The order, or a change of it, may still be paid. */
export const isDue = ({ status, dueChange, payDeadline }: OrderRow, nowMs: number): boolean =>
  (status === 0 || dueChange !== undefined) && payDeadline !== null && msOf(payDeadline) > nowMs;

interface TimeLeftProps {
  order: OrderRow;
  texts: TabTexts;
  onEnd(): void;
}

/** The time to pay that is left of an unpaid order or change. */
export function TimeLeft({ order: { orderNo, payDeadline }, texts, onEnd }: TimeLeftProps) {
  const { clock } = useServices();
  if (payDeadline === null) return null;
  return <Countdown key={orderNo} prefix={texts.left} untilMs={msOf(payDeadline)} now={clock.now} onEnd={onEnd} />;
}
