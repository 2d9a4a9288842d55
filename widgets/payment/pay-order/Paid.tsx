import { useValue } from '#kit/readable.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { iconCheck } from '#ui/icons.ts';
import { SumRow } from '#ui/SumRow.tsx';
import { yuan } from './Methods.tsx';
import type { PartProps } from './Checkout.tsx';

/** 订单支付成功, who has paid what. Stays only where the business type has no page of its own to go to. */
export function Paid({ model, texts }: PartProps) {
  const info = useValue(model.cashier.info);
  if (!info) return null;
  return (
    <section className="t-card po-ok" role="status">
      <span className="po-tick">
        <Icon of={iconCheck} />
      </span>
      <h1 className="t-h1">{texts.success}</h1>
      <div className="po-ok__s">
        {info.paid.map((part) => (
          <SumRow key={part.payer + part.method} label={`${texts[part.payer]}（${texts.shortNames[part.method]}）`}>
            {yuan(part.amount)}
          </SumRow>
        ))}
        <div className="t-hr" />
        <SumRow label={<b>{texts.sum}</b>}>
          <b>{yuan(info.amount)}</b>
        </SumRow>
      </div>
      {model.hasOrderPlace && <Button onClick={model.showOrder}>{texts.showOrder}</Button>}
    </section>
  );
}
