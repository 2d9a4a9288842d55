import type { HotelVerdict } from '#contract/hotel.ts';
import { useTexts } from '#kit/use-texts.ts';
import { VerdictTag } from '#parts/policy/VerdictTag.tsx';
import { formatYuan } from '#ui/display/Price.tsx';
import { listTexts } from './texts.ts';

/** Within or above the company's standard, per room and night; nothing for private travel. */
export function HotelVerdictTag({ verdict: own }: { verdict: HotelVerdict | undefined }) {
  const { compliant: ok, over: aboveBy, forbidden } = useTexts('hotel-list', listTexts);
  if (!own) return null;
  const over = aboveBy(formatYuan(own.overByNight), own.overBy !== own.overByNight);
  return <VerdictTag verdict={own.verdict} words={{ ok, over, forbidden }} each={own.each} />;
}
