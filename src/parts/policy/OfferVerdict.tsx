import type { ComponentProps } from 'react';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { outsideTrip } from '#parts/booking/application/remaining.ts';
import { Tag } from '#ui/display/Tag.tsx';
import { VerdictTag } from './VerdictTag.tsx';

/** The verdict of an offer in a list of results; one of a trip that the application does not allow says so, and is never called compliant. */
export function OfferVerdict(props: ComponentProps<typeof VerdictTag>) {
  const out = useValue(outsideTrip(useServices()))?.offer;
  const tag = (!out || props.verdict !== 'ok') && <VerdictTag {...props} />;
  return out && props.verdict ? (
    <>
      <Tag kind="warn">{out}</Tag> {tag}
    </>
  ) : (
    tag
  );
}
