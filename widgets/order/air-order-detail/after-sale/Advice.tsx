import type { RefundQuote } from '#contract/order-after-sale.ts';
import type { AirOrder } from '#contract/order.ts';
import { momentAt } from '#domain/china-time.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { adviceFor } from '#domain/order/after-sale/advice.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import type { Texts } from '#parts/flight/order-page/words/sale-texts.ts';
import { useSay } from '#kit/say.ts';

interface AdviceProps {
  quote: RefundQuote;
  order: AirOrder;
  /** Milliseconds. */
  now: number;
  t: Texts;
  /** Leads to a change; absent where the order cannot be changed. */
  onChange: (() => void) | undefined;
}

/** Refund, change or keep: the cost of each in a line. */
export function Advice({ quote, order, now, t, onChange }: AdviceProps) {
  const { refundFen, changeFen, cheaper, isCancelled } = adviceFor(quote, order, now);
  const { nextRise, totals } = quote;
  const { say } = useSay();
  const least = <Tag kind="ok">{t.least}</Tag>;
  return (
    <Alert kind={nextRise ? 'warn' : 'info'} className="is-wide">
      <p>
        {t.adviceRefund(showFen(refundFen))} {cheaper === 'refund' && least}
      </p>
      {onChange && changeFen !== null && (
        <p>
          {quote.voluntary ? t.adviceChange(showFen(changeFen)) : t.adviceFreeChange} {cheaper === 'change' && least}{' '}
          <LinkButton onClick={onChange}>{t.seeChange}</LinkButton>
        </p>
      )}
      <p>
        {nextRise
          ? t.adviceRise(
              say(momentAt(nextRise.atMs).slice(5, 16)),
              showFen(fenOf(nextRise.charge)),
              showFen(fenOf(totals.back) - fenOf(nextRise.back)),
            )
          : isCancelled
            ? t.adviceCancelled
            : t.adviceKeep}
      </p>
    </Alert>
  );
}
