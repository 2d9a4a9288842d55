import { fenOf, showFen } from '#domain/money.ts';
import { personalExtras } from '#domain/payment/split.ts';
import { useValue, useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { Shares } from '#parts/booking/company/Shares.tsx';
import type { BookingModel } from '../model.ts';
import { splitFor } from '#parts/flight/price/split-for.ts';
import { businessTexts } from '#parts/flight/price/share-texts.ts';

export { BusinessSection } from '#parts/booking/BusinessSection.tsx';

const shown = (yuan: string): string => showFen(fenOf(yuan));

/** The company's share, its limit, and the travellers' share. */
export function CompanyShares({ model }: { model: BookingModel }) {
  const { form, hold } = model;
  const t = useTexts('flight-shares', businessTexts);
  const { say } = useSay();
  const [totals, verified, draft, people] = useValues(form.totals, hold.verified, form.values, form.present);
  const { switches } = useValue(useServices().config);
  if (!totals?.isComplete || !verified) return null;
  const cap = verified.companyLimit;
  const split = splitFor(verified, draft, people, totals.counts);
  const limit = cap ? (
    <>
      {t.cap(shown(cap.perPassenger))}
      <span className="fb-line">{t.capParts(shown(cap.limitPrice), shown(cap.tolerance), shown(cap.taxes))}</span>
    </>
  ) : (
    t.paidBy[verified.booking?.payer ?? 'split']
  );
  const extras = split.personal > 0 && t.personalNote(say(personalExtras(split, switches.showServFee)));
  return <Shares booking={model} company={split.company} personal={split.personal} notes={[limit, extras]} />;
}
