import type { SubstituteDetail } from '#contract/company-substitute.ts';
import { bookedProducts, productWords } from '#domain/company/preferences.ts';
import { noticeKinds, noticeWords, sides, sideWords, withoutBooker } from '#domain/company/substitutes.ts';
import { useFields } from '#kit/forms/use-form.ts';
import { useValues } from '#kit/readable.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { PeopleField } from '#parts/company/PeopleField.tsx';
import { FormScreen } from '#screens/FormScreen.tsx';
import { Checkbox } from '#ui/controls/Checkbox.tsx';
import { Field } from '#ui/form/Field.tsx';
import { DateField } from '#ui/form/fields.tsx';
import { FormPart } from '#ui/form/FormGrid.tsx';
import { SelectField } from '#ui/form/more-fields.tsx';
import { createSubstituteForm } from './form-model.ts';
import type { SubstituteFormModel, SubstituteFormValues } from './form-model.ts';
import { Log } from './Log.tsx';
import type { Texts } from './texts.ts';
import { formTexts } from './form-texts.ts';

const people = ['department', 'employee'] as const;

/** One substitute: who, for whom, what, how long, by whose rules, and the notice. */
export function SubstituteForm({ known, t, onLeave }: { known: SubstituteDetail | null; t: Texts; onLeave(): void }) {
  const own = useTexts('substitute-form', formTexts);
  const { say } = useSay();
  const services = useServices();
  const form = useModel(() =>
    createSubstituteForm(services, known, () => {
      services.say.toast(own.saved, 'ok');
      onLeave();
    }),
  );
  const [values] = useValues(form.values);
  const field = useFields(form);
  const [booker] = values.bookerEmployeeId;
  const hasSelf = booker !== undefined && withoutBooker(values.subjects, booker.id).length < values.subjects.length;
  const sideOf = (name: 'standardOf' | 'approverOf' | 'costCenterOf') => (
    <SelectField
      {...field(name)}
      label={name === 'standardOf' ? t.standardOf : own[name]}
      hint={own.effects[name][values[name]]}
      options={sides.map((side) => ({ value: side, label: t.by(say(sideWords[side])) }))}
    />
  );
  return (
    <FormScreen form={form} title={known ? own.editTitle : t.add} lead={own.lead} onLeave={onLeave}>
      <PeopleField
        {...field('bookerEmployeeId')}
        onInput={(chosen) => form.edit({ bookerEmployeeId: namedOf(chosen) })}
        label={t.booker}
        hint={own.bookerHint}
        required
        most={1}
        wide
      />
      <PeopleField
        {...field('subjects')}
        onInput={(chosen) => form.edit({ subjects: namedOf(chosen) })}
        label={t.subjects}
        hint={hasSelf ? own.selfHint : own.subjectsHint}
        kinds={people}
        required
        wide
      />
      <Products form={form} t={t} />
      <DateField {...field('from')} label={own.from} required />
      <DateField {...field('to')} label={own.to} hint={own.toHint} />
      <FormPart title={own.rules}>
        {sideOf('standardOf')}
        {sideOf('costCenterOf')}
        {sideOf('approverOf')}
        <SelectField
          {...field('notice')}
          label={own.notice}
          hint={own.noticeHint}
          options={noticeKinds.map((kind) => ({ value: kind, label: say(noticeWords[kind]) }))}
        />
      </FormPart>
      {known && <Log log={known.log} />}
    </FormScreen>
  );
}

/** Employees and departments among the chosen: the field offers nothing else here. */
const namedOf = (chosen: readonly { kind: string; id: number; name: string; note: string }[]) =>
  chosen.filter(({ kind }) => kind === 'employee' || kind === 'department') as SubstituteFormValues['subjects'];

function Products({ form, t }: { form: SubstituteFormModel; t: Texts }) {
  const { say } = useSay();
  const [{ bookedProducts: chosen }, errors] = useValues(form.values, form.errors);
  return (
    <Field className="is-wide" label={t.products} required error={errors['bookedProducts']}>
      {(aria) => (
        <div className="t-row t-row--wrap" role="group" {...aria} aria-label={t.products}>
          {bookedProducts.map((product) => (
            <Checkbox key={product} checked={chosen.includes(product)} onChange={(on) => form.tick(product, on)}>
              {say(productWords[product])}
            </Checkbox>
          ))}
        </div>
      )}
    </Field>
  );
}
