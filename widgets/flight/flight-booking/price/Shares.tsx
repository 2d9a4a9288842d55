import { fenOf, showFen } from '#domain/money.ts';
import { personalExtras } from '#domain/payment/split.ts';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { SumRow } from '#ui/display/SumRow.tsx';
import type { BookingModel } from '../model.ts';
import { splitFor } from './split-for.ts';
import { businessTexts as t } from '../texts-business.ts';

const shown = (yuan: string): string => showFen(fenOf(yuan));

/** The company's share, its limit, and the travellers' share. */
export function Shares({ model: { form, verification } }: { model: BookingModel }) {
  const totals = useValue(form.totals);
  const verified = useValue(verification.verified);
  const draft = useValue(form.values);
  const people = useValue(form.present);
  const { switches } = useValue(useServices().config);
  if (!totals?.isComplete || !verified) return null;
  const cap = verified.companyLimit;
  const split = splitFor(verified, draft, people, totals.counts);
  return (
    <div className="fb-share t-col">
      <SumRow label={t.company}>
        <b>¥{showFen(split.company)}</b>
      </SumRow>
      <p className="t-s12 t-3">
        {cap ? t.cap(shown(cap.perPassenger)) : t.noCap}
        {cap && (
          <span className="fb-line">{t.capParts(shown(cap.limitPrice), shown(cap.tolerance), shown(cap.taxes))}</span>
        )}
      </p>
      <SumRow label={t.personal}>
        <b>¥{showFen(split.personal)}</b>
      </SumRow>
      {split.personal > 0 && <p className="t-s12 t-3">{t.personalNote(personalExtras(split, switches.showServFee))}</p>}
    </div>
  );
}
