import { useEffect, useLayoutEffect, useRef } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { fenOf, showFen } from '#domain/money.ts';
import { useFirstWrong } from '#kit/forms/use-form.ts';
import { addDays } from '#domain/china-time.ts';
import { useWanted } from '#kit/part.ts';
import { useValues } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { isComposing } from '#ui/base/composing.ts';
import { Button } from '#ui/controls/Button.tsx';
import { FormGrid } from '#ui/form/FormGrid.tsx';
import { AreaField } from '#ui/form/more-fields.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { createQuickOrder } from './model.ts';
import type { QuickOrderModel } from './model.ts';
import type * as Rest from './rest.ts';
import { texts as ownTexts } from './texts.ts';
import type { Texts } from './texts.ts';

/** An order from a pasted text: paste, Enter, correct, Ctrl+Enter for the price, Ctrl+Enter for the order. */
export function QuickOrder() {
  const services = useServices();
  const texts = useTexts('quick-order', ownTexts);
  const model = useModel(() => createQuickOrder(services, texts));
  const { form } = model;
  const [later, isWaiting, values, busy, failure, price, isPricing] = useValues(
    model.rest.value,
    model.isWaiting,
    form.values,
    form.busy,
    form.failure,
    model.price,
    model.isPricing,
  );
  const element = useFirstWrong(form);
  useLayoutEffect(() => services.holdLeave?.(form.mayLeave), [services, form]);
  const hasFields = values.segments.length > 0 || values.passengers.length > 0;
  useWanted(model.rest, isWaiting || hasFields || values.text !== '');
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void model.next();
  };
  const onFocus = ({ target }: FocusEvent<HTMLInputElement>) => void (model.focused.value = target.name ?? '');
  const actions = (
    <>
      <Button kind={price?.verified ? 'outline' : 'primary'} busy={isPricing} onClick={() => void model.ask()}>
        {price ? texts.askAgain : texts.ask}
      </Button>
      {price?.verified && (
        <Button kind="primary" busy={busy} onClick={() => void form.submit()}>
          {texts.submitTotal(showFen(fenOf(price.total), true))}
        </Button>
      )}
    </>
  );
  return (
    <div className="t-page t-lst" onKeyDown={onKeyDown} onFocus={onFocus}>
      <div className="t-lst__hd">
        <h1 className="t-h1">{texts.title}</h1>
      </div>
      <p className="t-s13 t-3">{texts.lead}</p>
      <Paste model={model} texts={texts} later={later} isWaiting={isWaiting} />
      {hasFields && !later && <Skeleton height={320} />}
      {hasFields && later && (
        <section className="t-card t-form__card qo">
          <FormGrid
            ref={element}
            label={texts.title}
            failure={failure}
            actions={actions}
            onSubmit={() => void model.next()}
          >
            <later.Flights model={model} texts={texts} />
            <later.People model={model} texts={texts} />
            <later.Contact model={model} texts={texts} />
            <later.PriceResult model={model} texts={texts} />
            {price?.verified && <later.Consents model={model} texts={texts} />}
          </FormGrid>
        </section>
      )}
    </div>
  );
}

interface PasteProps {
  model: QuickOrderModel;
  texts: Texts;
  later: typeof Rest | null;
  isWaiting: boolean;
}

function Paste({ model, texts, later, isWaiting }: PasteProps) {
  const services = useServices();
  const { form } = model;
  const [readings, { text, readText }, fault, isDirty] = useValues(
    model.readings,
    form.values,
    model.fault,
    form.isDirty,
  );
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!readings) return;
    // The first doubtful field, or the first of all, is the next step of the keyboard.
    const page = box.current?.closest('.t-page');
    const doubtful = page?.querySelector('[data-doubt]')?.closest('.t-field')?.querySelector<HTMLElement>('input');
    (doubtful ?? page?.querySelector<HTMLElement>('form input'))?.focus();
  }, [readings]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.ctrlKey || event.metaKey || isComposing(event.nativeEvent))
      return;
    event.preventDefault();
    model.read();
  };
  return (
    <div className="t-card t-card__bd t-col">
      <div ref={box} onKeyDown={onKeyDown}>
        <AreaField
          name="text"
          label={texts.paste}
          hint={texts.pasteHint}
          value={text}
          error={fault || undefined}
          rows={7}
          placeholder={texts.pasteSample(addDays(services.clock.today(), 10))}
          onInput={(typed) => form.edit({ text: typed })}
          onBlur={() => undefined}
        />
      </div>
      <div className="t-row t-row--wrap">
        <Button kind="primary" busy={isWaiting} onClick={model.read}>
          {texts.read}
        </Button>
        {isDirty && <Button onClick={model.clear}>{texts.clear}</Button>}
        <span className="t-s12 t-3">{texts.keys}</span>
      </div>
      {form.isRestored && isDirty && !readText && <Alert kind="info">{texts.restored}</Alert>}
      {readText && (later ? <later.SourceText model={model} texts={texts} /> : <Skeleton height={120} />)}
    </div>
  );
}
