import { useValues } from '#kit/readable.ts';
import { useFields } from '#kit/forms/use-form.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Price } from '#ui/display/Price.tsx';
import { AreaField } from '#ui/form/more-fields.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { useSay } from '#kit/say.ts';
import type { PartProps } from '../AirOrderDetail.tsx';
import { Advice } from './Advice.tsx';
import { Legs, Passengers } from '#parts/order/sale/Choice.tsx';
import { Quote } from './Quote.tsx';
import { Reasons } from '#parts/order/sale/Reasons.tsx';
import { createRefund } from './refund-model.ts';
import { SaleDialog } from '#parts/order/sale/SaleDialog.tsx';
import { texts as ownTexts } from '#parts/flight/order-page/words/sale-texts.ts';

export interface SaleProps extends Omit<PartProps, 'texts'> {
  onClose(): void;
  /** Goes on with a change in place of a refund, or the other way round; absent where the order does not allow it. */
  onOther?: (() => void) | undefined;
}

/** Asks for the money of some tickets back: passengers, reason, and the quote for them. */
export function Refund({ model: page, order, onClose, onOther }: SaleProps) {
  const services = useServices();
  const t = useTexts('air-after-sale', ownTexts);
  const model = useModel(() => createRefund(services, order, t, page));
  const { form } = model;
  const [values, errors, busy, quote] = useValues(form.values, form.errors, form.busy, model.quoting.quote);
  const field = useFields(form);
  const apart = model.freedApart(values);
  const { say } = useSay();
  const people = quote ? new Set(quote.lines.map(({ psgId }) => psgId)).size : values.psgIds.length;
  return (
    <SaleDialog
      onClose={onClose}
      title={t.refund}
      form={form}
      actions={
        <>
          {quote && (
            <span className="t-sum od-back">
              {t.backSum} <Price yuan={quote.totals.back} fixed />
            </span>
          )}
          <Button onClick={onClose}>{t.think}</Button>
          <Button kind="primary" busy={busy} disabled={!quote && people > 0} onClick={() => void model.submit()}>
            {people ? t.confirmRefund(people) : t.refund}
          </Button>
        </>
      }
    >
      <div className="t-col">
        <Passengers
          t={t}
          order={order}
          tickets={model.tickets}
          legs={values.triptypes}
          chosen={values.psgIds}
          follows={quote?.follows ?? []}
          error={errors['psgIds']}
          onChange={(psgIds) => model.choose({ psgIds })}
        />
        <Legs
          t={t}
          order={order}
          legs={model.legs}
          chosen={values.triptypes}
          error={errors['triptypes']}
          onChange={(triptypes) => model.choose({ triptypes })}
        />
        {apart.length > 0 && <Alert kind="warn">{t.freedApart(apart.join(say('、')))}</Alert>}
        <Reasons model={model} t={t} label={t.refundReason} />
        <AreaField {...field('remark')} label={t.remark} placeholder={t.remarkHint} maxLength={200} />
      </div>
      <Quote model={model} t={t} />
      {quote && <Advice quote={quote} order={order} now={services.clock.now()} t={t} onChange={onOther} />}
    </SaleDialog>
  );
}
