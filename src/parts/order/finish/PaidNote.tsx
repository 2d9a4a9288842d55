import type { ReactNode } from 'react';
import { showYuan } from '#domain/money.ts';
import { useTexts } from '#kit/use-texts.ts';
import { Alert } from '#ui/states/Alert.tsx';
import type { AlertProps } from '#ui/states/Alert.tsx';
import { OrderNumber } from './PaidParts.tsx';
import type { PaidPart } from './PaidParts.tsx';
import { finishTexts } from './texts.ts';

interface PaidNoteProps extends Pick<AlertProps, 'kind' | 'action'> {
  title: string;
  parts: readonly PaidPart[];
  orderNo: string;
  /** The purchase, and what becomes of it. */
  children: ReactNode;
}

/** A payment above the page that it has led to: its success, the amounts and their means, the number, the way on. */
export function PaidNote({ title, parts, orderNo, children, ...alert }: PaidNoteProps) {
  const texts = useTexts('order-finish', finishTexts);
  return (
    <Alert {...alert}>
      <b>{title}</b>
      <div className="t-s13">
        {parts.map(({ tradeNo, payer, method, amount }) => (
          <span key={tradeNo || payer + method} className="t-nowrap">
            {texts.paidIn(texts[payer], texts.methods[method])} <b>{showYuan(amount)}</b>
            {'\u3000'}
          </span>
        ))}
        <span className="t-nowrap">
          {texts.orderNo} <OrderNumber orderNo={orderNo} />
        </span>
      </div>
      {children}
    </Alert>
  );
}
