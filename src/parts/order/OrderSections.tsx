import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { OrderPayment } from '#contract/order.ts';
import { fenOf, showYuan } from '#domain/money.ts';
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

interface PaidSumsProps {
  texts: OrderTexts;
  order: {
    status: number;
    actions: readonly string[];
    total: string;
    returned: string;
    split: { company: string; personal: string } | null;
    payments: readonly OrderPayment[];
  };
}

/** Of an order of tickets: what is due or paid and by whom, what came back, and the payments. */
export function PaidSums({ texts, order: { status, actions, total, returned, split, payments } }: PaidSumsProps) {
  const isDue = actions.includes('pay');
  return (
    <>
      <div className="t-hr" />
      <Total label={isDue ? texts.toPay : texts.paid} yuan={isDue || payments.length ? total : '0'} isQuiet={!isDue} />
      {split && fenOf(split.personal) > 0 && (
        <SumRow label={texts.company}>
          {`${showYuan(split.company)} · ${texts.personal} ${showYuan(split.personal)}`}
        </SumRow>
      )}
      {fenOf(returned) > 0 && (
        <SumRow label={[8, 9].includes(status) ? texts.refunding : texts.returned}>−{showYuan(returned)}</SumRow>
      )}
      <Payments
        payments={payments}
        textOf={({ payer, method, time }) => `${texts[payer]}${texts.methods[method]} · ${time.slice(5, 16)}`}
      />
    </>
  );
}

interface PaymentsProps {
  payments: readonly OrderPayment[];
  /** Payer, method and moment. */
  textOf(part: OrderPayment): string;
  /** Money that came back of a payment. */
  renderReturned?(part: OrderPayment): ReactNode;
}

/** Payers with their sums and methods. */
export const Payments = ({ payments, textOf, renderReturned }: PaymentsProps) =>
  payments.map((part) => (
    <Fragment key={part.tradeNo || part.payer + part.method}>
      <div className="t-sum t-s12 t-3">
        <span>{textOf(part)}</span>
        <span>{showYuan(part.amount)}</span>
      </div>
      {renderReturned?.(part)}
    </Fragment>
  ));
