import type { TrainChangeQuote } from '#contract/train-sale.ts';
import { fenOf, showSigned } from '#domain/money.ts';
import { Total } from '#parts/order/OrderSections.tsx';
import { Compare } from '#parts/order/sale/Compare.tsx';
import { Shares } from '#parts/order/sale/Shares.tsx';
import { SumRow } from '#ui/display/SumRow.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { rideText } from './ride-text.ts';
import type { ChangeTexts } from './texts.ts';
import { useSay } from '#kit/say.ts';

/** The old train beside the new one, and what the change costs or brings back. */
export function ChangeSums({ quote, t }: { quote: TrainChangeQuote; t: ChangeTexts }) {
  const { totals, lines, shares, arrives, keepsFivePercent } = quote;
  const isDue = fenOf(totals.due) > 0;
  // The lines add up to the sum below them: to what is paid, or to what comes back.
  const towards = isDue ? 1 : -1;
  const isCounted = !quote.old.schedule;
  const own = useSay();
  return (
    <div className="t-col">
      <Compare
        items={[
          [t.oldTrain, rideText(quote.old, own)],
          [t.newTrain, rideText(quote.new, own)],
        ]}
      />
      <div className="t-hr" />
      {lines.map(({ ticketId, name, spread }) => (
        <SumRow key={ticketId} label={`${name} ${t.spread}`}>
          {showSigned(towards * fenOf(spread), true)}
        </SumRow>
      ))}
      {fenOf(totals.charge) > 0 && <SumRow label={t.charge}>{showSigned(towards * fenOf(totals.charge), true)}</SumRow>}
      <Total
        label={isDue ? t.due : t.comesBack(quote.isOtherStation)}
        yuan={isDue ? totals.due : totals.back}
        isQuiet={!isDue}
      />
      <Shares shares={shares} t={t} />
      {arrives && <p className="t-s12 t-3">{arrives}</p>}
      {keepsFivePercent && <p className="t-s12 t-3">{t.keepsFive}</p>}
      {(isDue || isCounted) && (
        <Alert kind="warn">
          {isCounted && t.once}
          {isDue && t.keptUntilPaid}
        </Alert>
      )}
    </div>
  );
}
