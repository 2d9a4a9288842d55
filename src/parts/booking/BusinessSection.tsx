import type { ReactNode } from 'react';
import { useFields } from '#kit/forms/use-form.ts';
import { useValues } from '#kit/readable.ts';
import { Chip } from '#ui/controls/Chip.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Field } from '#ui/form/Field.tsx';
import { SelectField, TextField } from '#ui/form/fields.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import type { SectionProps } from './Sections.tsx';

interface BusinessValues {
  overReason: string;
  travelReason: string;
  costCenter: string;
}

interface BusinessSectionProps extends SectionProps<BusinessValues> {
  /** The company's standard in words. */
  standard: string | undefined;
  costCenters: readonly string[];
  /** The company wants a reason for an offer above its standard. */
  asksReason: boolean;
  reasons: readonly string[];
  /** Verdict of the standard on the offer. */
  children: ReactNode;
}

/** The company's side: its standard, why this trip, and why above the standard. */
export function BusinessSection({ form, words, asksReason, reasons, ...props }: BusinessSectionProps) {
  const [{ overReason }, errors] = useValues(form.values, form.errors);
  const field = useFields(form);
  return (
    <Card className="bk-sec" title={words.businessTitle} sub={props.standard}>
      {props.children}
      {asksReason && (
        <Field className="bk-over" label={words.overReason} required error={errors['overReason']}>
          {(aria) => (
            <div className="t-col">
              <div className="t-row t-row--wrap" role="group" aria-label={words.overReason}>
                {reasons.map((reason) => (
                  <Chip
                    key={reason}
                    size="sm"
                    on={overReason === reason}
                    onClick={() => form.edit({ overReason: reason })}
                  >
                    {reason}
                  </Chip>
                ))}
              </div>
              <TextArea
                {...aria}
                value={overReason}
                maxLength={200}
                onInput={(typed) => form.edit({ overReason: typed })}
                onBlur={() => form.leave('overReason')}
              />
            </div>
          )}
        </Field>
      )}
      <div className="t-form bk-why">
        <TextField
          {...field('travelReason')}
          label={words.travelReason}
          maxLength={200}
          placeholder={words.travelReasonHint}
        />
        {props.costCenters.length > 0 && (
          <SelectField
            {...field('costCenter')}
            label={words.costCenter}
            options={[
              { value: '', label: words.costCenterNone },
              ...props.costCenters.map((name) => ({ value: name, label: name })),
            ]}
          />
        )}
      </div>
    </Card>
  );
}
