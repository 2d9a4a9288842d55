import type { VerifiedIntl } from '#contract/intl-order.ts';
import { slicesOf } from '#parts/intl/offer/verified-slices.ts';
import { OtherAirport } from '#parts/intl/OtherAirport.tsx';
import { SliceLine } from '#parts/intl/SliceLine.tsx';
import { StopNotes } from '#parts/intl/Stops.tsx';
import { intlTexts } from '#parts/intl/texts.ts';
import { Card } from '#ui/display/Card.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import type { OrderModel } from '../model.ts';

/** The chosen trip: each slice with its stops, and the brand that it is sold in. */
export function TripCard({ model: { words }, verified }: { model: OrderModel; verified: VerifiedIntl }) {
  const { brand } = verified;
  const slices = slicesOf(verified);
  return (
    <Card title={words.trip} sub={`${brand.name} · ${intlTexts.cabins[brand.cabin]}`}>
      {slices.map(({ name, of, slice }, at) => (
        <section key={of.triptype} aria-label={name || words.trip}>
          {name && <Tag kind="info">{name}</Tag>}
          <OtherAirport names={verified} before={slices[at - 1]?.slice} slice={slice} />
          <SliceLine names={verified} slice={slice} isDated>
            <StopNotes names={verified} slice={slice} />
          </SliceLine>
        </section>
      ))}
    </Card>
  );
}
