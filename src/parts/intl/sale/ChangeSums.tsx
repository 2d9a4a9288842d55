import type { IntlChangeQuote } from '#contract/intl-sale.ts';
import { fenOf, showYuan } from '#domain/money.ts';
import { useValue } from '#kit/readable.ts';
import { Total } from '#parts/order/OrderSections.tsx';
import { Compare } from '#parts/order/sale/Compare.tsx';
import { QuoteCard } from '#parts/order/sale/QuoteCard.tsx';
import { SumRow } from '#ui/display/SumRow.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import type { IntlChangeModel } from './change-model.ts';
import { sliceText } from './slice-text.ts';
import type { IntlChangeTexts } from './texts.ts';

/** The old flights beside the new ones, the differences, the fee, and what is to be paid. */
export function ChangeSums({ model, t }: { model: IntlChangeModel; t: IntlChangeTexts }) {
  const resource = useValue(model.quoting.resource);
  return (
    resource && (
      <div className="is-wide">
        <QuoteCard title={t.quote} resource={resource} quoting={model.quoting} t={t}>
          {(quote) => <Sums quote={quote} t={t} />}
        </QuoteCard>
      </div>
    )
  );
}

function Sums({ quote: { old, new: fresh, totals, lines }, t }: { quote: IntlChangeQuote; t: IntlChangeTexts }) {
  const isDue = fenOf(totals.due) > 0;
  const isCheaper = lines.some(({ spread, taxSpread }) => fenOf(spread) + fenOf(taxSpread) < 0);
  return (
    <div className="t-col">
      <Compare
        items={[
          [t.old, sliceText(old)],
          [t.fresh, sliceText(fresh)],
        ]}
      />
      <p className="t-s12 t-3">{t.forPeople(lines.map(({ name }) => name).join('、'))}</p>
      <div className="t-hr" />
      <SumRow label={t.spread}>{showYuan(totals.spread)}</SumRow>
      <SumRow label={t.taxSpread}>{showYuan(totals.taxSpread)}</SumRow>
      <SumRow label={`${t.charge} × ${lines.length}`}>{showYuan(totals.charge)}</SumRow>
      {isCheaper && <p className="t-s12 t-3">{t.noBack}</p>}
      <div className="t-hr" />
      <Total label={t.toPay} yuan={totals.due} isQuiet={!isDue} />
      {isDue && <Alert kind="info">{t.keptUntilPaid}</Alert>}
    </div>
  );
}
