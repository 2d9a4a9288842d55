import type { Deadline } from '#contract/workbench.ts';
import { nearMoment } from '#domain/workbench/near-moment.ts';
import { toPay } from '#domain/order/list-note.ts';
import { RouteLink } from '#screens/RouteLink.tsx';
import { useValue } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import type { Say } from '#kit/say.ts';
import { Dot } from '#ui/display/Tag.tsx';
import type { DotKind } from '#ui/display/Tag.tsx';
import type { WorkbenchTexts } from './texts.ts';
import { useWorkbench } from './use-workbench.ts';

const kinds: Record<Deadline['kind'], DotKind> = { pay: 'act', checkIn: 'brand', feeRise: 'warn', approve: 'act' };

function said(one: Deadline, words: WorkbenchTexts, say: Say['say']): [name: string, text: string] {
  if (one.kind === 'pay' && one.dueChange)
    return [words.deadlineChange, one.train ? words.changeTrainText : words.changeText];
  if (one.kind === 'pay') return one.stay ? [words.deadlineStay, words.stayText] : [words.deadlinePay, words.payText];
  if (one.approval) return [words.deadlineApprove, say(one.approval.title)];
  if (one.kind === 'checkIn') return [words.deadlineCheckIn, words.checkInText];
  return [words.deadlineFee, one.percent === null ? words.noRefund : words.feeRisesTo(one.percent)];
}

/** The name of the hotel, and its first day. */
function partsOfStay(stay: string): [name: string, day: string] {
  const end = stay.lastIndexOf(' ');
  return [stay.slice(0, Math.max(0, end)), stay.slice(end + 1)];
}

/** The deadlines in their order, each with the way to what it is about. */
export function DeadlineList({ deadlines }: { deadlines: readonly Deadline[] }) {
  const { model, words } = useWorkbench();
  const now = useValue(model.nowMs);
  const { say, langOf } = useSay();
  return (
    <ol className="wb-due">
      {deadlines.map((one) => {
        const [name, text] = said(one, words, say);
        const [stay, day] = partsOfStay(one.stay);
        return (
          <li key={`${one.orderId}${one.approval?.no}${one.kind}${one.atMs}`}>
            <span className="wb-due__when">
              {one.atMs < now ? <span className="t-over">{words.overdue}</span> : nearMoment(one.atMs, now, words)}
            </span>
            <span className="t-grow">
              <Dot kind={kinds[one.kind]}>{name}</Dot>
              <p>
                {one.payer ? words.payBy(one.payer, text) : text}
                {one.approval ? '' : <br />}
                {stay ? (
                  <>
                    <span lang={langOf(stay)}>{say(stay)}</span> {day}
                  </>
                ) : (
                  one.train || one.flightNo
                )}{' '}
                {one.passengers[0]}
                {one.passengers.length > 1 && words.andOthers(one.passengers.length)}
              </p>
            </span>
            <Way one={one} words={words} />
          </li>
        );
      })}
    </ol>
  );
}

/** The payment of an own order, else the order. */
function Way({ one, words }: { one: Deadline; words: WorkbenchTexts }) {
  const { orderId, stay, train, isPayable, dueChange, approval } = one;
  const label = approval ? words.approve : isPayable ? words.pay : words.seeOrder;
  const shared = { className: 't-s13', onlyOpen: true, children: label };
  if (approval) return <RouteLink to="travel_audit_details" params={{ no: approval.no }} {...shared} />;
  if (stay)
    return isPayable ? (
      <RouteLink to="pay_hotel" params={{ orderNo: orderId }} {...shared} />
    ) : (
      <RouteLink to="hotel_order_details" params={{ orderNo: orderId }} {...shared} />
    );
  if (train && !isPayable) return <RouteLink to="train_order_details" params={{ orderId }} {...shared} />;
  if (train && !dueChange) return <RouteLink to="train_order_pay" params={{ id: orderId }} {...shared} />;
  return isPayable ? (
    <RouteLink
      to="pay_order"
      params={{ ...toPay(one), ...(train && { businessType: 'trainChangeTicket' }) }}
      {...shared}
    />
  ) : (
    <RouteLink to="ticket_order_details" params={{ id: orderId }} {...shared} />
  );
}
