import type { IntlChangeQuote } from '#contract/intl-sale.ts';
import { fenOf, showYuan, yuanOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { useValues } from '#kit/readable.ts';
import { Total } from '#parts/order/OrderSections.tsx';
import { Compare } from '#parts/order/sale/Compare.tsx';
import { Above } from '#parts/order/sale/Above.tsx';
import { QuoteCard } from '#parts/order/sale/QuoteCard.tsx';
import { SumRow } from '#ui/display/SumRow.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import type { IntlChangeModel } from './change-model.ts';
import { FreshTags } from './FreshTags.tsx';
import type { Names } from '../../slices.ts';
import { sliceText } from '../slice-text.ts';
import type { IntlChangeTexts } from '../texts.ts';
import { useSay } from '#kit/say.ts';
import { useServices } from '#kit/widget.ts';

/** The old flights beside the new ones, the differences, the fee, and what is to be paid. */
export function ChangeSums({ model, t }: { model: IntlChangeModel; t: IntlChangeTexts }) {
  const [resource, offers] = useValues(model.quoting.resource, model.offers.quote);
  return (
    resource && (
      <div className="is-wide">
        <QuoteCard title={t.quote} resource={resource} quoting={model.quoting} t={t}>
          {(quote) => (
            <>
              <Sums quote={quote} names={offers ?? { airports: {} }} t={t} />
              <Above above={quote.above} form={model.form} t={t} />
            </>
          )}
        </QuoteCard>
      </div>
    )
  );
}

/** Brings the lines to what is due: above zero what cheaper tickets do not give back, below it what the airline waives. */
const keptOf = ({ spread, taxSpread, charge, due }: IntlChangeQuote['totals']): Fen =>
  fenOf(due) - fenOf(charge) - fenOf(spread) - fenOf(taxSpread);

interface SumsProps {
  quote: IntlChangeQuote;
  names: Names;
  t: IntlChangeTexts;
}

function Sums({ quote: { old, new: fresh, totals, lines }, names, t }: SumsProps) {
  const isDue = fenOf(totals.due) > 0;
  const kept = keptOf(totals);
  const own = useSay();
  const today = useServices().clock.today();
  return (
    <div className="t-col">
      <Compare
        items={[
          [t.old, sliceText(old, own, today)],
          [t.fresh, sliceText(fresh, own, today)],
        ]}
      />
      <FreshTags names={names} old={old.flights} slice={{ ...fresh, segments: fresh.flights }} />
      <p className="t-s12 t-3">{t.forPeople(lines.map(({ name }) => name).join(own.say('、')))}</p>
      <div className="t-hr" />
      <SumRow label={t.spread}>{showYuan(totals.spread)}</SumRow>
      <SumRow label={t.taxSpread}>{showYuan(totals.taxSpread)}</SumRow>
      <SumRow label={`${t.charge} × ${lines.length}`}>{showYuan(totals.charge)}</SumRow>
      {kept !== 0 && <SumRow label={kept > 0 ? t.kept : t.waived}>{showYuan(yuanOf(kept))}</SumRow>}
      {kept > 0 && <p className="t-s12 t-3">{t.noBack}</p>}
      <div className="t-hr" />
      <Total label={t.toPay} yuan={totals.due} isQuiet={!isDue} />
      {isDue && <Alert kind="info">{t.keptUntilPaid}</Alert>}
    </div>
  );
}
