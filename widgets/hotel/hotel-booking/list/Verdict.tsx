import type { HotelVerdict } from '#contract/hotel.ts';
import { useTexts } from '#kit/use-texts.ts';
import { formatYuan } from '#ui/display/Price.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import { listTexts } from './texts.ts';

/** Within or above the company's standard, per room and night; nothing for private travel. */
export function HotelVerdictTag({ verdict }: { verdict: HotelVerdict | undefined }) {
  const texts = useTexts('hotel-booking', listTexts);
  if (!verdict) return null;
  if (verdict.verdict === 'ok') return <Tag kind="ok">{texts.compliant}</Tag>;
  if (verdict.verdict === 'forbidden') return <Tag kind="bad">{texts.forbidden}</Tag>;
  return <Tag kind="over">{texts.over(formatYuan(verdict.overByNight), verdict.overBy !== verdict.overByNight)}</Tag>;
}
