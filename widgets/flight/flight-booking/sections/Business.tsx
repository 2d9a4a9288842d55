import type { Verified } from '#contract/flight.ts';
import { overReasons } from '#domain/corporate/over-reason.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { personalExtras } from '#domain/payment/split.ts';
import { useValue, useValues } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { BusinessSection } from '#parts/booking/BusinessSection.tsx';
import { Shares } from '#parts/booking/PriceCard.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Verdict } from './Verdict.tsx';
import type { BookingModel } from '../model.ts';
import { isForbidden, needsReason } from '#domain/corporate/seat-verdicts.ts';
import { splitFor } from '../price/split-for.ts';
import { businessTexts as t } from '../texts-business.ts';

/** Verdict of the company's standard on the chosen flights. */
export function Business({ model, verified }: { model: BookingModel; verified: Verified }) {
  const services = useServices();
  const overs = verified.segments.filter(({ seat }) => seat.standard && seat.standard.verdict !== 'ok');
  const toPrivate = () => services.navigate('air_order_info', services.place.peek().query);
  return (
    <BusinessSection
      form={model.form}
      words={model.words}
      standard={verified.standard?.summary}
      costCenters={verified.costCenters}
      asksReason={needsReason(verified)}
      reasons={overReasons}
    >
      {overs.map(({ flight, seat }) => (
        <Alert key={flight.flightId} kind={seat.standard?.verdict === 'forbidden' ? 'bad' : 'over'} className="bk-over">
          <b>{flight.flightNo}</b> <Verdict seat={seat} /> {seat.standard?.reason}
        </Alert>
      ))}
      {isForbidden(verified) && (
        <Alert
          kind="bad"
          className="bk-over"
          action={
            <Button size="sm" onClick={toPrivate}>
              {model.words.toPrivate}
            </Button>
          }
        >
          {t.forbiddenText}
        </Alert>
      )}
    </BusinessSection>
  );
}

const shown = (yuan: string): string => showFen(fenOf(yuan));

/** The company's share, its limit, and the travellers' share. */
export function CompanyShares({ model }: { model: BookingModel }) {
  const { form, hold } = model;
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
    t.noCap
  );
  const extras = split.personal > 0 && t.personalNote(personalExtras(split, switches.showServFee));
  return <Shares booking={model} company={split.company} personal={split.personal} notes={[limit, extras]} />;
}
