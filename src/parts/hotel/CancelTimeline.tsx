import type { CancelRule } from '#contract/hotel.ts';
import type { Yuan } from '#contract/row.ts';
import { cancelStretches } from '#domain/hotel/cancel-line.ts';
import type { CancelStretch } from '#domain/hotel/cancel-line.ts';
import { showFen } from '#domain/money.ts';

const texts = {
  label: '取消规则时间轴',
  now: '现在',
  free: '免费取消',
  back: (amount: string) => `，退 ¥${amount}`,
  part: (kept: string) => `扣 ¥${kept}`,
  none: (kept: string) => `扣 ¥${kept}，不退款`,
};

/**
 * Cancellation of a stay as a bar: free, in part, nothing back; with the start of each stretch. `total` is the amount paid
 * online (`rate.due`), of which a penalty is kept. Its sheet is `cancel-timeline.css`.
 */
export function CancelTimeline({ rule, total, nowMs }: { rule: CancelRule; total: Yuan; nowMs: number }) {
  const stretches = cancelStretches(rule.steps, total, nowMs);
  return (
    <div className="hc">
      <div className="hc__bar" aria-hidden="true">
        {stretches.map(({ kind, from }) => (
          <i key={from ?? ''} className={`is-${kind}`} />
        ))}
      </div>
      <ol className="hc__steps" aria-label={texts.label}>
        {stretches.map((stretch) => (
          <li key={stretch.from ?? ''} className={`is-${stretch.kind}`}>
            <b>{stretch.from?.slice(5, 16) ?? texts.now}</b>
            <span>{wordsOf(stretch)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function wordsOf({ kind, penalty, refund }: CancelStretch): string {
  const back = refund > 0 ? texts.back(showFen(refund)) : '';
  if (kind === 'free') return texts.free + back;
  return kind === 'none' ? texts.none(showFen(penalty)) : texts.part(showFen(penalty)) + back;
}
