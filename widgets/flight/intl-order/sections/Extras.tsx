import type { VerifiedIntl } from '#contract/intl-order.ts';
import { useValue } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useStyles } from '#kit/use-styles.ts';
import { BagTable } from '#parts/intl/BagTable.tsx';
import { Checklist } from '#parts/intl/Checklist.tsx';
import { SliceTerms } from '#parts/intl/SliceTerms.tsx';
import intlCss from '#parts/intl/intl.css?shadow';
import { TwoClocks } from '#parts/intl/TwoClocks.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import { holderOf } from '#parts/intl/traveller/passengers-of.ts';
import { flightsOf, slicesOf } from '#parts/intl/offer/verified-slices.ts';
import type { OrderModel } from '../model.ts';

export { conflictWords } from '#parts/intl/offer/conflict-words.ts';
export { TripCard } from '#parts/intl/offer/TripCard.tsx';

const styles = [intlCss];

interface ExtrasProps {
  model: OrderModel;
  verified: VerifiedIntl;
  today: string;
}

/** Each slice by two clocks, documents, baggage of each segment, and the conditions of each slice. */
export function Extras({ model, verified, today }: ExtrasProps) {
  useStyles(styles);
  const { say } = useSay();
  const clocks = say('两地时间');
  const slices = slicesOf(verified);
  const people = useValue(model.form.party.present);
  const rows = flightsOf(verified).map((segment) => ({
    segment,
    rule: segment.bagRule,
    bags: segment.bags,
    hand: segment.cabinBag,
  }));
  return (
    <>
      <Card title={clocks}>
        <div className="t-col">
          {slices.map(({ of, name, slice }) => (
            <section key={of.triptype} aria-label={name || clocks}>
              {name && <Tag kind="info">{say(name)}</Tag>}
              <TwoClocks names={verified} slice={slice} />
            </section>
          ))}
        </div>
      </Card>
      <Checklist
        rules={verified.rules}
        names={verified}
        until={verified.documentUntil}
        holders={people.map(holderOf)}
        today={today}
      />
      <BagTable names={verified} rows={rows} types={verified.types} />
      <SliceTerms names={verified} slices={slices} />
    </>
  );
}
