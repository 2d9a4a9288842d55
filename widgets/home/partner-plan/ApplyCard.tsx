import { useEffect, useId, useRef } from 'react';
import type { FormEvent } from 'react';
import { phoneOf } from '#domain/account/phone.ts';
import { cooperationKinds, maxNote } from '#domain/partner/application-rules.ts';
import type { ApplicationForm } from '#domain/partner/application-rules.ts';
import { useValue } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Field } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Input } from '#ui/Input.tsx';
import { Select } from '#ui/Select.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { iconBad } from '#ui/icons.ts';
import { Sent } from './Sent.tsx';
import type { PartnerPlanModel } from './model.ts';
import { texts as ownTexts } from './texts.ts';

export function ApplyCard({ model }: { model: PartnerPlanModel }) {
  const texts = useTexts('partner-plan', ownTexts);
  const sent = useValue(model.sent);
  return <Card title={texts.formTitle}>{sent ? <Sent application={sent} onAnother={model.startAgain} /> : <ApplyForm model={model} />}</Card>;
}

function ApplyForm({ model }: { model: PartnerPlanModel }) {
  const texts = useTexts('partner-plan', ownTexts);
  const form = useValue(model.form);
  const errors = useValue(model.errors);
  const busy = useValue(model.busy);
  const failure = useValue(model.failure);
  const tries = useValue(model.tries);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (model.isAgain()) element.current?.querySelector('input')?.focus();
  }, [model]);
  useEffect(() => {
    if (tries) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [tries]);
  const field = (name: Exclude<keyof ApplicationForm, 'kind'>) => ({ value: form[name], name, onInput: (text: string) => model.edit({ [name]: text }), onBlur: () => model.leave(name) });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    model.submit();
  };
  return (
    <form ref={element} className="pp-form" noValidate aria-label={texts.formTitle} onSubmit={onSubmit}>
      <Field className="is-wide" label={texts.company} required hint={texts.companyHint} error={errors.company}>
        {(aria) => <Input {...aria} {...field('company')} maxLength={60} autoComplete="organization" />}
      </Field>
      <Field label={texts.contact} required error={errors.contact}>
        {(aria) => <Input {...aria} {...field('contact')} maxLength={30} autoComplete="name" />}
      </Field>
      <Field label={texts.mobilePhone} required hint={texts.mobilePhoneHint} error={errors.mobilePhone}>
        {(aria) => <Input {...aria} {...field('mobilePhone')} onInput={(text) => model.edit({ mobilePhone: phoneOf(text) })} type="tel" inputMode="numeric" autoComplete="tel-national" />}
      </Field>
      <Field label={texts.city} required error={errors.city}>
        {(aria) => <Input {...aria} {...field('city')} maxLength={20} autoComplete="address-level2" />}
      </Field>
      <Field label={texts.kind} required error={errors.kind}>
        {(aria) => <Select {...aria} value={form.kind} placeholder={texts.kindHint} options={cooperationKinds.map(({ value, label, text }) => ({ value, label, hint: text }))} onChange={(kind) => model.edit({ kind })} />}
      </Field>
      <Field className="is-wide" label={texts.note} error={errors.note}>
        {(aria) => <TextArea {...aria} {...field('note')} rows={3} maxLength={maxNote} placeholder={texts.noteHint} />}
      </Field>
      <div className="is-wide">
        <Consent model={model} />
      </div>
      {failure && (
        <Alert kind="bad" className="is-wide">
          {failure}
        </Alert>
      )}
      <Button className="is-wide" kind="primary" size="lg" type="submit" block busy={busy}>
        {texts.submit}
      </Button>
    </form>
  );
}

/** Never ticked beforehand; the policy opens in a new tab where there is an address for it. */
function Consent({ model }: { model: PartnerPlanModel }) {
  const services = useServices();
  const texts = useTexts('partner-plan', ownTexts);
  const { privacy } = useValue(services.config).texts;
  const agreed = useValue(model.agreed);
  const isMissing = useValue(model.tries) > 0 && !agreed;
  const id = useId();
  const href = services.hrefOf('agreement_frame', { type: 'privacy' });
  return (
    <>
      <Checkbox checked={agreed} aria-invalid={isMissing || undefined} aria-describedby={isMissing ? id : undefined} onChange={model.agree}>
        {texts.agreeBefore}
        {href ? (
          <a className="t-link" href={href} target="_blank" rel="noopener">
            {privacy}
          </a>
        ) : (
          privacy
        )}
        {texts.agreeAfter}
      </Checkbox>
      {isMissing && (
        <p className="t-err" id={id}>
          <Icon of={iconBad} size={14} />
          <span>
            {texts.agreeMissing}
            {privacy}
          </span>
        </p>
      )}
    </>
  );
}
