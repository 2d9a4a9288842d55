import type { PayInfo } from '#contract/payment.ts';
import type { OrderPayment } from '#contract/order.ts';
import { fenOf, showYuan, sumFen, yuanOf } from '#domain/money.ts';
import { showOrderNo } from '#domain/order/order-number.ts';
import { createCopy } from '#kit/copy-text.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { CopyButton } from '#ui/controls/CopyButton.tsx';
import { SumRow } from '#ui/display/SumRow.tsx';
import { Dot } from '#ui/display/Tag.tsx';
import { finishTexts } from './texts.ts';

export type PaidPart = PayInfo['paid'][number] & Partial<Pick<OrderPayment, 'tradeNo' | 'status'>>;

/** Payments by payer and means, with what has gone back; several with their sum. `isOwn`: there is one payer alone. */
export function PaidParts({ parts, isOwn = false }: { parts: readonly PaidPart[]; isOwn?: boolean }) {
  const texts = useTexts('order-finish', finishTexts);
  return (
    <>
      {parts.map(({ tradeNo, payer, method, amount, status }) => (
        <SumRow
          key={tradeNo || payer + method}
          label={isOwn ? texts.methods[method] : texts.paidIn(texts[payer], texts.methods[method])}
        >
          {(status === 'refunding' || status === 'refunded') && (
            <Dot kind={status === 'refunding' ? 'warn' : undefined} className="t-s12" style={{ marginRight: 8 }}>
              {texts[status]}
            </Dot>
          )}
          {showYuan(amount)}
        </SumRow>
      ))}
      {parts.length > 1 && (
        <>
          <div className="t-hr" />
          <SumRow label={<b>{texts.sum}</b>}>
            <b>{showYuan(yuanOf(sumFen(parts.map(({ amount }) => fenOf(amount)))))}</b>
          </SumRow>
        </>
      )}
    </>
  );
}

/** The number of an order, to be copied. */
export function OrderNumber({ orderNo }: { orderNo: string }) {
  const services = useServices();
  const texts = useTexts('order-finish', finishTexts);
  return (
    <>
      {showOrderNo(orderNo)}
      <CopyButton label={texts.copyOrderNo} onClick={() => void createCopy(services, texts)(orderNo)} />
    </>
  );
}
