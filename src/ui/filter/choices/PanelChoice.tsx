import { rangeOf, tagsOf } from '../fields.ts';
import type { PanelField } from '../fields.ts';
import { AmountEnds } from './AmountEnds.tsx';
import { TagChoice } from './TagChoice.tsx';

interface PanelChoiceProps {
  field: PanelField;
  value: unknown;
  isTall: boolean | undefined;
  onChange: (value: unknown) => void;
  close: () => void;
}

/** Any of several choices, each a chip, for which the panel stays open; or two amounts in yuan, either of which may stay open. */
export function PanelChoice({ field, value, isTall, onChange, close }: PanelChoiceProps) {
  if (field.kind === 'tags') return <TagChoice options={field.options} value={tagsOf(value)} onChange={onChange} />;
  const range = rangeOf(value);
  return (
    <AmountEnds
      // Another value from outside: the back button, a reset.
      key={isTall ? undefined : `${range.from}~${range.to}`}
      value={range}
      isTall={isTall}
      onChange={(next) => {
        close();
        onChange(next);
      }}
    />
  );
}
