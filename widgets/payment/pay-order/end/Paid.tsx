import { useValue } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { OrderNumber, PaidParts } from '#parts/order/finish/PaidParts.tsx';
import { finishTexts } from '#parts/order/finish/texts.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { SumRow } from '#ui/display/SumRow.tsx';
import type { PartProps } from '../model.ts';

/** 订单支付成功, with payers and amounts. Stays only if the business type has no page of its own. */
export function Paid({ model, texts }: PartProps) {
  const info = useValue(model.cashier.info);
  const words = useTexts('order-finish', finishTexts);
  if (!info) return null;
  const sum = (
    <>
      <div className="t-col po-ok">
        <PaidParts parts={info.paid} isOwn={info.businessType === 'recharge'} />
        <SumRow label={words.orderNo}>
          <OrderNumber orderNo={info.orderNo} />
        </SumRow>
      </div>
      {model.hasOrderPlace && <Button onClick={model.showOrder}>{model.showText}</Button>}
    </>
  );
  return (
    <section className="t-card" role="status">
      <Empty art="done" title={info.businessType === 'recharge' ? texts.recharged : texts.success} action={sum} />
    </section>
  );
}
