import type { ComponentProps } from 'react';
import type { Fen } from '#domain/money.ts';
import { useValues } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { outsideTrip, overBudget } from '#parts/booking/application/remaining.ts';
import { Tag } from '#ui/display/Tag.tsx';
import { VerdictTag } from './VerdictTag.tsx';

/** The verdict of an offer in a list of results; one of a trip that the application does not allow, or dearer than it has left, says so, and is never called compliant. */
export function OfferVerdict(props: ComponentProps<typeof VerdictTag> & { total?: Fen }) {
  const services = useServices();
  const [trip, budget] = useValues(outsideTrip(services), overBudget(services));
  const out = trip?.offer || budget?.of(props.total ?? 0);
  return (
    <>
      {out && props.verdict && <Tag kind="warn">{out}</Tag>}
      {(!out || props.verdict !== 'ok') && <VerdictTag {...props} />}
    </>
  );
}
