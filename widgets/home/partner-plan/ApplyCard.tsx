import { useEffect, useId } from 'react';
import { phoneOf } from '#domain/account/phone.ts';
import { cooperationKinds, maxNote } from '#domain/partner/application-rules.ts';
import { useValue } from '#kit/readable.ts';
import { useFields, useFirstWrong } from '#kit/forms/use-form.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { FormGrid } from '#ui/form/FormGrid.tsx';
import { AreaField, SelectField } from '#ui/form/more-fields.tsx';
import { PhoneField, TextField } from '#ui/form/fields.tsx';
import { Checkbox } from '#ui/controls/Checkbox.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconBad } from '#ui/icons/icons.ts';
import { Sent } from './Sent.tsx';
import type { PartnerPlanModel } from './model.ts';
import { texts as ownTexts } from './texts.ts';

export function ApplyCard({ model }: { model: PartnerPlanModel }) {
  const texts = useTexts('partner-plan', ownTexts);
  const sent = useValue(model.sent);
  return (
    <Card title={texts.formTitle}>
      {sent ? <Sent application={sent} onAnother={model.startAgain} /> : <ApplyForm model={model} />}
    </Card>
  );
}

function ApplyForm({ model }: { model: PartnerPlanModel }) {
  const texts = useTexts('partner-plan', ownTexts);
  const { form } = model;
  const busy = useValue(form.busy);
  const failure = useValue(form.failure);
  const element = useFirstWrong(form);
  const field = useFields(form);
  useEffect(() => {
    if (model.isAgain()) element.current?.querySelector('input')?.focus();
  }, [model]);
  const submit = (
    <Button kind="primary" size="lg" type="submit" block busy={busy}>
      {texts.submit}
    </Button>
  );
  return (
    <FormGrid
      ref={element}
      label={texts.formTitle}
      failure={failure}
      actions={submit}
      onSubmit={() => void form.submit()}
    >
      <TextField
        {...field('company')}
        label={texts.company}
        required
        wide
        hint={texts.companyHint}
        maxLength={60}
        autoComplete="organization"
      />
      <TextField {...field('contact')} label={texts.contact} required maxLength={30} autoComplete="name" />
      <PhoneField
        {...field('mobilePhone')}
        label={texts.mobilePhone}
        required
        hint={texts.mobilePhoneHint}
        keep={phoneOf}
      />
      <TextField {...field('city')} label={texts.city} required maxLength={20} autoComplete="address-level2" />
      <SelectField
        {...field('kind')}
        label={texts.kind}
        required
        placeholder={texts.kindHint}
        options={cooperationKinds.map(({ value, label, text }) => ({ value, label, hint: text }))}
      />
      <AreaField {...field('note')} label={texts.note} wide rows={3} maxLength={maxNote} placeholder={texts.noteHint} />
      <div className="is-wide">
        <Consent model={model} />
      </div>
    </FormGrid>
  );
}

/** Never ticked beforehand; the policy opens in a new tab where there is an address for it. */
function Consent({ model }: { model: PartnerPlanModel }) {
  const services = useServices();
  const texts = useTexts('partner-plan', ownTexts);
  const { privacy } = useValue(services.config).texts;
  const { value: agreed, error, onInput } = useFields(model.form)('agreed');
  const id = useId();
  const href = services.hrefOf('agreement_frame', { type: 'privacy' });
  return (
    <>
      <Checkbox
        checked={agreed}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        onChange={onInput}
      >
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
      {error && (
        <p className="t-err" id={id}>
          <Icon of={iconBad} size={14} />
          <span>
            {error}
            {privacy}
          </span>
        </p>
      )}
    </>
  );
}
