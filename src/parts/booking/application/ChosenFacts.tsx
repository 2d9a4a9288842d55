import { application } from '#contract/application.ts';
import type { CoveringApplication } from '#contract/application-views.ts';
import { fenOf, showFen, showYuan } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { useValue } from '#kit/readable.ts';
import { useResource } from '#kit/resources/use-resource.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { barTexts } from './bar-texts.ts';
import { legName } from './leg-name.ts';

interface ChosenFactsProps {
  chosen: CoveringApplication;
  /** Part of the order that the company pays; null: not known yet. */
  companyPart: Fen | null;
}

/** Legs and days of the application that an order is booked from, and its budget with and without the order. */
export function ChosenFacts({ chosen, companyPart }: ChosenFactsProps) {
  const t = useTexts('application-bar', barTexts);
  const words = useSay();
  const { applicationId, legIds, from, to, remaining } = chosen;
  // Those who book for others may not read all of it.
  const known = useValue(useResource(application.detail, { applicationId }).data);
  const legs = known?.legs.filter(({ legId }) => legIds.includes(legId)) ?? [];
  const days = `${words.showDate(from)} – ${words.showDate(to)}`;
  const after = companyPart === null ? null : fenOf(remaining) - companyPart;
  return (
    <>
      <span>
        {legs.length ? t.legs(legs.map((leg) => legName(leg, words)).join(t.separator), legs.length) : t.days(days)}
        {known && t.around(known.daysAround)}
      </span>
      {companyPart !== null && after !== null && after >= 0 && (
        <span>{t.after(showYuan(remaining), showFen(companyPart), showFen(after))}</span>
      )}
    </>
  );
}
