import type { ReactNode } from 'react';
import type { SaleShare } from '#contract/order-after-sale.ts';
import { showYuan } from '#domain/money.ts';
import type { Form } from '#kit/forms/form.ts';
import { useValues } from '#kit/readable.ts';
import type { Readable } from '#kit/readable.ts';
import type { Resource } from '#kit/resources/resource.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { SumRow } from '#ui/display/SumRow.tsx';
import { Total } from '../../OrderSections.tsx';
import { QuoteCard } from '../QuoteCard.tsx';
import { SaleDialog } from '../SaleDialog.tsx';
import { Shares } from '../Shares.tsx';
import type { Quoting } from '../quoting.ts';
import type { SaleTexts } from '../words/sale-texts.ts';
import type { TicketValues } from './ticket-refund.ts';

interface RefundQuote {
  quoteId: string;
  expiresMs: number;
  lines: readonly unknown[];
  follows: string[];
  totals: { paid: string; back: string };
  shares: SaleShare[];
  arrives: string;
}

interface TicketRefundProps<Quote extends RefundQuote> {
  model: {
    form: Form<TicketValues>;
    quoting: Pick<Quoting, 'again'> & {
      quote: Readable<Quote | null>;
      resource: Readable<Resource<Quote> | null>;
    };
    submit(): Promise<unknown>;
  };
  t: SaleTexts & {
    refund: string;
    think: string;
    chooseTicket: string;
    confirm(tickets: number): string;
    quote: string;
    choose: string;
    paid: string;
    back: string;
  };
  onClose(): void;
  /** The tickets to choose from; `follows` go with those that are chosen. */
  renderChoice(given: {
    chosen: readonly string[];
    follows: readonly string[];
    error: string | undefined;
    onChange(ids: string[]): void;
  }): ReactNode;
  /** The fee of each ticket. */
  renderLines(quote: Quote): ReactNode;
  /** Below the sums. */
  renderAfter?(quote: Quote): ReactNode;
}

/** Asks for the money of some tickets back: which ones, and what they bring. */
export function TicketRefund<Quote extends RefundQuote>({
  model: { form, quoting, submit },
  t,
  onClose,
  renderChoice,
  renderLines,
  renderAfter,
}: TicketRefundProps<Quote>) {
  const [{ ticketIds }, errors, busy, quote, resource] = useValues(
    form.values,
    form.errors,
    form.busy,
    quoting.quote,
    quoting.resource,
  );
  const count = quote?.lines.length ?? ticketIds.length;
  return (
    <SaleDialog
      onClose={onClose}
      title={t.refund}
      form={form}
      actions={
        <>
          <Button onClick={onClose}>{t.think}</Button>
          <Button kind="primary" busy={busy} disabled={!quote} onClick={() => void submit()}>
            {count ? t.confirm(count) : t.chooseTicket}
          </Button>
        </>
      }
    >
      {renderChoice({
        chosen: ticketIds,
        follows: quote?.follows ?? [],
        error: errors['ticketIds'],
        onChange: (ids) => form.edit({ ticketIds: ids }),
      })}
      {resource ? (
        <QuoteCard title={t.quote} resource={resource} quoting={quoting} t={t}>
          {(known) => (
            <div className="t-col">
              <SumRow label={`${t.paid} × ${known.lines.length}`}>{showYuan(known.totals.paid)}</SumRow>
              {renderLines(known)}
              <div className="t-hr" />
              <Total label={t.back} yuan={known.totals.back} />
              <Shares shares={known.shares} t={t} />
              <p className="t-s12 t-3">{known.arrives}</p>
              {renderAfter?.(known)}
            </div>
          )}
        </QuoteCard>
      ) : (
        <Card title={t.quote}>
          <p className="t-s13 t-3">{t.choose}</p>
        </Card>
      )}
    </SaleDialog>
  );
}
