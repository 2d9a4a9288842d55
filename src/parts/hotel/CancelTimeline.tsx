import type { CancelRule } from '#contract/hotel.ts';
import type { Yuan } from '#contract/row.ts';
import { cancelStretches } from '#domain/hotel/cancel-line.ts';
import type { CancelStretch } from '#domain/hotel/cancel-line.ts';
import { showFen } from '#domain/money.ts';
import { useWorded } from '#ui/base/root.ts';
import { cancelTexts } from './cancel-texts.ts';

/**
 * Cancellation of a stay as a bar: free, in part, nothing back; with the start of each stretch. `total` is the amount paid
 * online (`rate.due`), of which a penalty is kept. Its sheet is `cancel-timeline.css`.
 */
export function CancelTimeline({ rule, total, nowMs }: { rule: CancelRule; total: Yuan; nowMs: number }) {
  const texts = useWorded('hotel-cancel', cancelTexts);
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
            <b>{stretch.from ? texts.moment(stretch.from) : texts.now}</b>
            <span>{wordsOf(stretch, texts)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function wordsOf({ kind, penalty, refund }: CancelStretch, texts: typeof cancelTexts): string {
  const back = refund > 0 ? texts.back(showFen(refund)) : '';
  if (kind === 'free') return texts.free + back;
  return kind === 'none' ? texts.none(showFen(penalty)) : texts.part(showFen(penalty)) + back;
}
