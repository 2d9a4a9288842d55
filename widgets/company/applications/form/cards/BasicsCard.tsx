import { tripTypeNames, tripTypes } from '#domain/application/schema.ts';
import { addDays, daysBetween } from '#domain/china-time.ts';
import { useFields } from '#kit/forms/use-form.ts';
import { useServices } from '#kit/widget.ts';
import { Card } from '#ui/display/Card.tsx';
import { Field } from '#ui/form/Field.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { SelectField } from '#ui/form/more-fields.tsx';
import { useFormView } from '../context.ts';
import { DaysField } from '#parts/search/days/DaysField.tsx';

/** Why, when, of which kind, and who pays. */
export function BasicsCard() {
  const today = useServices().clock.today();
  const { model, texts, values, errors, options, say } = useFormView();
  const field = useFields(model.form);
  const { from, to } = values;
  const min = from && from < today ? from : today;
  return (
    <Card title={texts.basics}>
      <div className="t-form">
        <TextField
          {...field('reason')}
          wide
          label={texts.reason}
          required
          maxLength={200}
          placeholder={texts.reasonHint}
        />
        <Field label={texts.days} required error={errors['from'] ?? errors['to']}>
          {(aria) => (
            <DaysField
              id={aria.id}
              label={texts.days}
              mode="range"
              from={from}
              to={to}
              min={min}
              max={addDays(today, 365)}
              placeholder={texts.daysHint}
              note={from && to ? texts.daysCount(daysBetween(from, to) + 1) : undefined}
              invalid={aria['aria-invalid'] === true}
              describedBy={aria['aria-describedby']}
              onChange={(first, last) => {
                model.form.edit({ from: first, to: last });
                model.form.leave('from');
              }}
            />
          )}
        </Field>
        <SelectField
          {...field('tripType')}
          label={texts.tripType}
          required
          options={tripTypes.map((value) => ({ value, label: say(tripTypeNames[value]) }))}
        />
        <SelectField
          {...field('costCenter')}
          label={texts.costCenter}
          options={[
            { value: '', label: texts.costCenterNone },
            ...options.costCenters.map(({ code, name }) => ({ value: code, label: `${code} ${name}` })),
          ]}
        />
        <TextField {...field('project')} label={texts.project} maxLength={40} placeholder={texts.projectHint} />
      </div>
    </Card>
  );
}
