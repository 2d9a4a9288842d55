import { useValue } from '#kit/readable.ts';
import { showYuan } from '#domain/money.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { SumRow } from '#ui/display/SumRow.tsx';
import type { PartProps } from './model.ts';

/** 订单支付成功, with payers and amounts. Stays only if the business type has no page of its own. */
export function Paid({ model, texts }: PartProps) {
  const info = useValue(model.cashier.info);
  if (!info) return null;
  const sum = (
    <>
      <div className="t-col po-ok">
        {info.paid.map((part) => (
          <SumRow key={part.payer + part.method} label={texts.paidIn(texts[part.payer], texts.shortNames[part.method])}>
            {showYuan(part.amount)}
          </SumRow>
        ))}
        <SumRow label={<b>{texts.sum}</b>}>
          <b>{showYuan(info.amount)}</b>
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
