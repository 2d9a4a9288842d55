import { fenOf, showYuan } from '#domain/money.ts';
import { useValues } from '#kit/readable.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { useFormView } from '../context.ts';

/** Age of the estimates, and their sum; a failed one can be asked for again. */
export function Total() {
  const { model, texts } = useFormView();
  const { estimate: from } = model;
  const [estimate, busy, failure, isOld] = useValues(from.data, from.busy, from.failure, from.isOld);
  if (!estimate && !busy && !failure) return null;
  const time = estimate?.asOf.slice(11, 16) ?? '';
  const isStale = from.isStale();
  const said = failure
    ? texts.estimateFailed(failure)
    : !estimate
      ? texts.estimating
      : isOld
        ? texts.estimateOld(time)
        : isStale
          ? texts.estimateStale(time)
          : texts.estimateAt(time);
  return (
    <div className="t-row t-row--wrap t-card__bd" aria-live="polite">
      <span className={failure ? 't-s12 t-bad' : 't-s12 t-3'}>{said}</span>
      {(failure || (isStale && !isOld)) && (
        <LinkButton onClick={() => void from.again()}>{texts.estimateAgain}</LinkButton>
      )}
      {estimate && fenOf(estimate.total) > 0 && (
        <span className="t-end t-nowrap">
          {texts.estimateTotal} <b>{showYuan(estimate.total)}</b>
        </span>
      )}
    </div>
  );
}
