import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import type { VerifiedIntl } from '#contract/intl-order.ts';
import { Card } from '#ui/display/Card.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import { OtherAirport } from '../OtherAirport.tsx';
import { SliceLine } from '../SliceLine.tsx';
import { StopNotes } from '../Stops.tsx';
import { intlTexts } from '../texts.ts';
import { slicesOf } from './verified-slices.ts';

/** The chosen trip: each slice with its stops, and the brand that it is sold in. */
export function TripCard({ title, verified }: { title: string; verified: VerifiedIntl }) {
  const { brand } = verified;
  const slices = slicesOf(verified);
  const { say } = useSay();
  return (
    <Card title={title} sub={`${brand.name} · ${useTexts('intl-search', intlTexts).cabins[brand.cabin]}`}>
      <div className="t-col">
        {slices.map(({ name, of, slice }, at) => (
          <section key={of.triptype} className="t-col" aria-label={name || title}>
            {name && (
              <div>
                <Tag kind="info">{say(name)}</Tag>
              </div>
            )}
            <OtherAirport names={verified} before={slices[at - 1]?.slice} slice={slice} />
            <SliceLine names={verified} slice={slice} isDated>
              <StopNotes names={verified} slice={slice} />
            </SliceLine>
          </section>
        ))}
      </div>
    </Card>
  );
}
