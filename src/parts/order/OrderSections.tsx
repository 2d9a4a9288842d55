import type { ReactNode } from 'react';
import type { OrderPayment } from '#contract/order.ts';
import { fenOf, showSigned, showYuan, yuanOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { paidAs } from '#domain/payment/paid-as.ts';
import { useSay } from '#kit/say.ts';
import { Price } from '#ui/display/Price.tsx';
import { SumRow } from '#ui/display/SumRow.tsx';
import type { OrderTexts } from './texts.ts';

interface TotalProps {
  label: ReactNode;
  yuan: string;
  /** Nothing is to be done about it. */
  isQuiet?: boolean;
}

/** The sum of a price or of a quote. */
export const Total = ({ label, yuan, isQuiet = false }: TotalProps) => (
  <div className="t-sum t-sum--total">
    <b>{label}</b>
    <Price yuan={yuan} size="lg" ink={isQuiet} fixed />
  </div>
);

interface MoneyProps {
  texts: OrderTexts;
  payments: readonly OrderPayment[];
  total: string;
  /** Something is to be paid: by the reader (`isDue`), by somebody else, or after an approval. */
  isOpen: boolean;
  isDue: boolean;
  /** Before the name of the sum. */
  lead?: string;
  /** Name of the sum of an order that nobody has paid or will pay; else it was paid with nothing. */
  closed?: string;
  /** The part of a payment that a change has given back, by a name of its own. */
  renderChange?: (part: OrderPayment) => { fen: Fen; label: string };
}

const noChange = (): { fen: Fen; label: string } => ({ fen: 0, label: '' });

/** The money of an order of any product, which adds up: each payment, what went back of it, and what is left of both or still due. */
export function Money({
  texts,
  payments,
  total,
  isOpen,
  isDue,
  lead = '',
  closed = '',
  renderChange = noChange,
}: MoneyProps) {
  const { say } = useSay();
  const nameOf = (part: OrderPayment) => paidAs(texts, part, payments);
  const sum = (of: 'amount' | 'returned'): Fen => payments.reduce((fen, part) => fen + fenOf(part[of]), 0);
  const back = sum('returned');
  const left = sum('amount') - back;
  const isPaid = payments.length > 0;
  const label = isOpen ? texts.toPay : back > 0 ? texts.net : isPaid || !closed ? texts.paid : closed;
  return (
    <>
      <div className="t-hr" />
      {payments.map((part) => (
        <SumRow
          key={part.tradeNo || part.payer + part.method}
          label={`${texts.paidAs(nameOf(part))} · ${say(part.time.slice(5, 16))}`}
        >
          {showYuan(part.amount)}
        </SumRow>
      ))}
      {payments.flatMap((part) => {
        const change = renderChange(part);
        const refund = fenOf(part.returned) - change.fen;
        const names = payments.length > 1 ? ` ${nameOf(part)}` : '';
        const rows = [
          { label: change.label, fen: change.fen },
          { label: (part.status === 'refunding' ? texts.refunding : texts.returned) + names, fen: refund },
        ];
        return rows
          .filter(({ fen }) => fen > 0)
          .map((row) => (
            <SumRow key={`${part.tradeNo} ${row.label}`} label={row.label}>
              {showSigned(-row.fen, true)}
            </SumRow>
          ));
      })}
      {isPaid && <div className="t-hr" />}
      <Total
        label={lead + label}
        yuan={isOpen ? yuanOf(fenOf(total) - left) : isPaid ? yuanOf(left) : closed ? total : '0'}
        isQuiet={!isDue}
      />
    </>
  );
}
