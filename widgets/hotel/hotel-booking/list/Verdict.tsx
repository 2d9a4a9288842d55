import type { HotelVerdict } from '#contract/hotel.ts';
import { fenOf, showYuan, yuanOf } from '#domain/money.ts';
import { useValue } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { remainingFor } from '#parts/booking/application/remaining.ts';
import { OfferVerdict } from '#parts/policy/OfferVerdict.tsx';
import { formatYuan } from '#ui/display/Price.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import { listTexts } from './texts.ts';

/** Within or above the company's standard, per room and night, or dearer than the application has left; nothing for private travel. */
export function HotelVerdictTag({ verdict: own, total }: { verdict: HotelVerdict | undefined; total: string }) {
  const { compliant: ok, over: aboveBy, forbidden, overBudget } = useTexts('hotel-list', listTexts);
  const left = useValue(remainingFor(useServices()));
  if (!own) return null;
  const over = aboveBy(formatYuan(own.overByNight), own.overBy !== own.overByNight);
  const short = left === null ? 0 : fenOf(total) - left;
  const budget = short > 0 && <Tag kind="over">{overBudget(showYuan(yuanOf(short), false))}</Tag>;
  // A hotel that the budget refuses is not called compliant.
  if (budget && own.verdict === 'ok') return budget;
  const tag = <OfferVerdict verdict={own.verdict} words={{ ok, over, forbidden }} each={own.each} />;
  return budget ? (
    <>
      {tag} {budget}
    </>
  ) : (
    tag
  );
}
