import type { HotelVerdict } from '#contract/hotel.ts';
import { fenOf } from '#domain/money.ts';
import { useTexts } from '#kit/use-texts.ts';
import { OfferVerdict } from '#parts/policy/OfferVerdict.tsx';
import { formatYuan } from '#ui/display/Price.tsx';
import { listTexts } from './texts.ts';

/** Within or above the company's standard, per room and night, or dearer than the application has left; nothing for private travel. */
export function HotelVerdictTag({ verdict: own, total }: { verdict: HotelVerdict | undefined; total: string }) {
  const { compliant: ok, over: aboveBy, forbidden } = useTexts('hotel-list', listTexts);
  if (!own) return null;
  const over = aboveBy(formatYuan(own.overByNight), own.overBy !== own.overByNight);
  return <OfferVerdict verdict={own.verdict} words={{ ok, over, forbidden }} each={own.each} total={fenOf(total)} />;
}
