import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { IconButton } from '#ui/controls/Button.tsx';
import { iconClose } from '#ui/icons/icons-basic.ts';
import { Select } from '#ui/select/Select.tsx';
import { ConditionControl } from './ConditionControl.tsx';
import type { AnyCondition, ConditionField } from './ConditionControl.tsx';
import { ruleTexts as ownTexts } from './texts.ts';
import { TypedPart } from './typed.tsx';

interface ConditionListProps<C extends AnyCondition> {
  fields: Readonly<Record<C['field'], ConditionField>>;
  /** Fields that may be asked, in their order; each at most once. */
  names: readonly C['field'][];
  when: readonly C[];
  always: string;
  choicesOf(field: C['field']): readonly { code: string; name: string }[];
  blank(field: C['field']): C;
  onChange(when: readonly C[]): void;
}

/** Conditions that all have to hold: field, relation and value of each, out of a table of fields. */
export function ConditionList<C extends AnyCondition>({
  fields,
  names,
  when,
  always,
  choicesOf,
  blank,
  onChange,
}: ConditionListProps<C>) {
  const texts = useTexts('policy-rule', ownTexts);
  const { say } = useSay();
  const unused = names.filter((name) => !when.some(({ field }) => field === name));
  return (
    <section className="t-col" aria-label={texts.conditions}>
      <b>{texts.conditions}</b>
      {!when.length && <p className="t-s13 t-3">{always}</p>}
      {when.map((condition, at) => {
        const field = fields[condition.field as C['field']];
        return (
          <div key={condition.field} className="t-col">
            <div className="t-row">
              <span className="t-s13 t-2 t-grow">{say(field.label)}</span>
              <IconButton
                kind="text"
                size="sm"
                of={iconClose}
                iconSize={16}
                label={texts.removeCondition(say(field.label))}
                onClick={() => onChange(when.filter((_, place) => place !== at))}
              />
            </div>
            <TypedPart id={condition.field}>
              <ConditionControl<C>
                field={field}
                condition={condition}
                choices={choicesOf(condition.field)}
                onChange={(next) => onChange(when.map((one, place) => (place === at ? next : one)))}
              />
            </TypedPart>
          </div>
        );
      })}
      <Select<C['field']>
        size="sm"
        aria-label={texts.addCondition}
        placeholder={texts.addCondition}
        value=""
        options={unused.map((name) => ({ value: name, label: say(fields[name].label) }))}
        onChange={(name) => onChange([...when, blank(name)])}
      />
    </section>
  );
}
