import { useState } from 'react';
import type { RefundQuote } from '#contract/order-after-sale.ts';
import { showFen } from '#domain/money.ts';
import { refundLines } from '#domain/order/after-sale/refund-lines.ts';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Total } from '#parts/order/OrderSections.tsx';
import { SumRow } from '#ui/display/SumRow.tsx';
import { QuoteCard } from '#parts/order/sale/QuoteCard.tsx';
import { Shares } from '#parts/order/sale/Shares.tsx';
import type { RefundModel } from './refund-model.ts';
import type { Texts } from '#parts/flight/order-page/words/sale-texts.ts';
import { useSay } from '#kit/say.ts';

/** The money that comes back for the chosen tickets: each part of the price, the fee, and where it goes. */
export function Quote({ model, t }: { model: RefundModel; t: Texts }) {
  const resource = useValue(model.quoting.resource);
  if (resource)
    return (
      <QuoteCard title={t.quote} resource={resource} quoting={model.quoting} t={t}>
        {(quote) => <Sums quote={quote} t={t} />}
      </QuoteCard>
    );
  return (
    <Card title={t.quote}>
      <p className="t-s13 t-3">{t.choose}</p>
    </Card>
  );
}

function Sums({ quote: { lines, totals, shares, arrives }, t }: { quote: RefundQuote; t: Texts }) {
  const { showServFee } = useValue(useServices().config).switches;
  const [isEach, setEach] = useState(false);
  const { say } = useSay();
  return (
    <div className="t-col">
      {(isEach ? lines.map((line) => [line]) : [lines]).map((some) => (
        <div key={`${some[0]?.psgId} ${some[0]?.flightNo}`} className="t-col">
          {isEach && <b className="t-s13">{`${some[0]?.name} · ${some[0]?.flightNo}`}</b>}
          {refundLines(some, { showServiceFee: showServFee }).map(({ label, fen }) => (
            <SumRow key={label} label={say(label)}>
              {fen < 0 && '−'}¥{showFen(Math.abs(fen), true)}
            </SumRow>
          ))}
        </div>
      ))}
      {lines.length > 1 && (
        <LinkButton className="t-s12" onClick={() => setEach(!isEach)}>
          {isEach ? t.whole : t.each}
        </LinkButton>
      )}
      <div className="t-hr" />
      <Total label={t.back} yuan={totals.back} />
      <Shares shares={shares} t={t} />
      <p className="t-s12 t-3">{arrives}</p>
    </div>
  );
}
