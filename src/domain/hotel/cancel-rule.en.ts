import { showMoment } from '../china-time.en.ts';
import type { Moment } from '../china-time.ts';
import { fenOf, showFen } from '../money.ts';

/** As an answer has it: moments of the hotel's local time, yuan. */
interface Step {
  from: Moment | null;
  to: Moment | null;
  penalty: string;
}

/** As the Chinese sentence: `Free cancellation until Sun 22 Nov 18:00, then the first night (¥428) is kept`. `total` in yuan, of the stay. */
export function cancelSentence(steps: readonly Step[], total: string, isGuarantee = false): string {
  const all = fenOf(total);
  const rows = steps.map(({ penalty, ...step }) => ({ ...step, kept: fenOf(penalty) }));
  const [first] = rows;
  const most = rows.at(-1)?.kept ?? all;
  if (rows.length === 1 && first?.kept === 0) return 'Free cancellation until check-in';
  if (rows.length === 1)
    return isGuarantee
      ? `No free cancellation: the first night (¥${showFen(most)}) is kept`
      : `Non-refundable: ¥${showFen(all)} is kept on cancellation`;
  return rows
    .map(({ from, to, kept }) => {
      if (kept === 0) return `Free cancellation until ${showMoment(to ?? '')}`;
      if (kept >= all && !isGuarantee)
        return rows.length === 2 ? 'then no refund' : `no refund after ${showMoment(from ?? '')}`;
      const night = `the first night (¥${showFen(kept)}) is kept`;
      return from === null && to ? `Until ${showMoment(to)} ${night}` : `then ${night}`;
    })
    .join(', ');
}
