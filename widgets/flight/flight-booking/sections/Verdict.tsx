import type { Seat } from '#contract/flight.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { Tag } from '#ui/display/Tag.tsx';
import { texts as t } from '../texts.ts';

/** 合规, 超标 ¥120, 不可因公预订: a word, a colour and the amount. */
export function Verdict({ seat }: { seat: Seat }) {
  const verdict = seat.standard?.verdict;
  if (!verdict) return null;
  if (verdict === 'ok') return <Tag kind="ok">{t.compliant}</Tag>;
  if (verdict === 'forbidden') return <Tag kind="bad">{t.forbidden}</Tag>;
  return <Tag kind="over">{t.over(showFen(fenOf(seat.standard?.overBy ?? '0')))}</Tag>;
}
