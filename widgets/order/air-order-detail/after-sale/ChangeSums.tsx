import type { Seat } from '#contract/flight.ts';
import type { ChangeQuote, ChangeSums } from '#contract/order-after-sale.ts';
import { fenOf, showFen, showSigned } from '#domain/money.ts';
import { changeLines } from '#domain/order/after-sale/change-lines.ts';
import { upgradeText } from '#domain/order/after-sale/upgrade.ts';
import { useValue, useValues } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { SelectField } from '#ui/form/more-fields.tsx';
import { Total } from '#parts/order/OrderSections.tsx';
import { SumRow } from '#ui/display/SumRow.tsx';
import { OldAndNew } from '../Tracker.tsx';
import type { ChangeModel } from './change-model.ts';
import { Above } from '#parts/order/sale/Above.tsx';
import { QuoteCard } from '#parts/order/sale/QuoteCard.tsx';
import { Shares } from '#parts/order/sale/Shares.tsx';
import type { Texts } from '#parts/flight/order-page/words/sale-texts.ts';
import { useSay } from '#kit/say.ts';

/** Old flight and new one, and what lies between them. */
export function ChangeSums({ model, t }: { model: ChangeModel; t: Texts }) {
  const [resource, offers, { flightId, cabinCode }] = useValues(
    model.quoting.resource,
    model.offers.quote,
    model.form.values,
  );
  const { say } = useSay();
  const seats = offers?.flights.find((flight) => flight.flightId === flightId)?.seats ?? [];
  return (
    <div className="t-col is-wide">
      {seats.length > 1 && (
        <SelectField
          label={t.cabin}
          name="cabinCode"
          error={undefined}
          value={cabinCode}
          options={seats.map((seat) => ({
            value: seat.cabinCode,
            label: `${say(seat.productName)} ${seat.cabinCode} · ${net(seat.change, t)}`,
          }))}
          onInput={(code) => model.form.edit({ cabinCode: code })}
          onBlur={() => undefined}
        />
      )}
      {resource && (
        <QuoteCard title={t.changeQuote} resource={resource} quoting={model.quoting} t={t}>
          {(quote) => (
            <>
              <Sums quote={quote} t={t} cabinClass={seats.find((seat) => seat.cabinCode === cabinCode)?.cabinClass} />
              <Above above={quote.above} form={model.form} t={t} />
            </>
          )}
        </QuoteCard>
      )}
    </div>
  );
}

const net = ({ due, back }: ChangeSums, t: Texts) => {
  const fen = fenOf(due) - fenOf(back);
  return t.net(fen, showFen(Math.abs(fen)));
};

function Sums({ quote, t, cabinClass }: { quote: ChangeQuote; t: Texts; cabinClass: Seat['cabinClass'] | undefined }) {
  const { totals } = quote;
  const { say } = useSay();
  const { showServFee } = useValue(useServices().config).switches;
  const comesBack = fenOf(totals.back) > 0;
  return (
    <div className="t-col">
      <OldAndNew {...quote} texts={t} />
      {cabinClass && quote.old.flightId === quote.new.flightId && (
        <p className="t-s12 t-3">{t.upgradeOf(say(upgradeText(cabinClass, quote.old.rule, quote.new.rule)))}</p>
      )}
      <div className="t-hr" />
      {changeLines(totals, { showServiceFee: showServFee }).map(({ label, fen }) => (
        <SumRow key={label} label={say(label)}>
          {showSigned(comesBack ? -fen : fen, true)}
        </SumRow>
      ))}
      <p className="t-s12 t-3">{t.forPeople(quote.lines.map(({ name }) => name).join(say('、')))}</p>
      {!quote.voluntary && fenOf(totals.changeSpread) === 0 && <p className="t-s12 t-3">{t.freeChange}</p>}
      <div className="t-hr" />
      <Total label={comesBack ? t.changeBack : t.changeDue} yuan={comesBack ? totals.back : totals.due} />
      <Shares shares={quote.shares} t={t} />
    </div>
  );
}
