import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { OrderPayment } from '#contract/order.ts';
import { showYuan } from '#domain/money.ts';
import { Price } from '#ui/display/Price.tsx';

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
