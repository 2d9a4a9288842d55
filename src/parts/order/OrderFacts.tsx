import type { OrderOfCompany } from '#contract/order.ts';
import { hidePhone } from '#domain/account/phone.ts';
import { useLater } from '#kit/part.ts';
import { RouteLink } from '#screens/RouteLink.tsx';
import { Card } from '#ui/display/Card.tsx';
import { KeyValue } from '#ui/display/KeyValue.tsx';
import { Timeline } from '#ui/display/Timeline.tsx';
import type { OrderTexts } from './texts.ts';
import { useSay } from '#kit/say.ts';
import type { Say } from '#kit/say.ts';

interface FactsProps {
  label: string;
  texts: OrderTexts;
  order: {
    orderNo: string;
    contact: { name: string; mobilePhone: string; email: string };
    costCenter: string;
    ofCompany?: OrderOfCompany;
    travelReason: string;
    overReason: string;
  };
  /** Facts of the product, between the contact and those of the trip. */
  own?: readonly (readonly [label: string, value: string])[];
}

/** The contact and the facts of business travel; empty ones are left out. */
export function OrderFacts({ label, texts, order, own }: FactsProps) {
  const { say } = useSay();
  const application = order.ofCompany?.application;
  return (
    <Card aria-label={label}>
      <KeyValue
        items={[
          [texts.contact, `${order.contact.name} ${hidePhone(order.contact.mobilePhone)}`],
          [texts.email, order.contact.email],
          ...(own ?? []),
          ...substituteFacts(order.ofCompany, texts, say),
          [texts.standard, standardWords(order.ofCompany, texts)],
          [texts.costCenter, order.costCenter],
          [texts.application, application && <Applied key="application" {...application} orderNo={order.orderNo} />],
          [texts.project, order.ofCompany?.project ?? ''],
          [texts.billed, order.ofCompany?.credited],
          [texts.travelReason, order.travelReason],
          [texts.overReason, order.overReason],
        ]}
      />
    </Card>
  );
}

interface AppliedProps extends NonNullable<OrderOfCompany['application']> {
  orderNo: string;
}

function Applied({ applicationId, no, orderNo }: AppliedProps) {
  const left = useLater(true, () => import('#parts/booking/application/BudgetLeft.tsx'));
  return (
    <>
      <RouteLink to="travel_apply_details" params={{ applicationId }}>
        {no}
      </RouteLink>{' '}
      {left && <left.BudgetLeft applicationId={applicationId} orderNo={orderNo} />}
    </>
  );
}

const standardWords = (ofCompany: OrderOfCompany | undefined, texts: OrderTexts): string =>
  ofCompany?.standard ? texts.judgedBy(ofCompany.standard.name, ofCompany.standard.version) : '';

/** Booker and travellers, and the side whose standard, approver and cost centre count. */
function substituteFacts(
  ofCompany: OrderOfCompany | undefined,
  texts: OrderTexts,
  say: Say['say'],
): [string, string][] {
  const { substitute } = ofCompany ?? {};
  if (!substitute) return [];
  const { booker, travellers, standardOf, approverOf, costCenterOf } = substitute;
  return [
    [texts.substitute, booker],
    [texts.bookedFor, travellers.join(say('、'))],
    [texts.countsOf, texts.counts(texts.sides[standardOf], texts.sides[approverOf], texts.sides[costCenterOf])],
  ];
}

interface ProgressProps {
  texts: OrderTexts;
  timeline: readonly { time: string; title: string; detail: string }[];
  /** The newest step: `now` while the order waits for the next one. */
  first: 'now' | 'done' | 'off';
  /** A step that is bad news. */
  isSetback?(title: string): boolean;
}

/** The steps of an order, the newest first. */
export function Progress({ texts, timeline, first, isSetback }: ProgressProps) {
  const { say } = useSay();
  return (
    <Card title={texts.progress}>
      <Timeline
        items={timeline.map(({ title, time, detail }, at) => ({
          state: isSetback?.(title) ? 'warn' : at ? 'done' : first,
          title: say(title),
          time: say(time.slice(5, 16)),
          detail: say(detail),
        }))}
      />
    </Card>
  );
}
