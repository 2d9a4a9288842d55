import { fields, fieldsOf } from '#domain/policy/fields.ts';
import { limitsOf, limitTable } from '#domain/policy/limits.ts';
import type { FieldName, LimitKind, Rule } from '#domain/policy/schema.ts';
import { IconButton } from '#ui/controls/Button.tsx';
import { Input } from '#ui/form/Input.tsx';
import { iconClose } from '#ui/icons/icons-basic.ts';
import { Select } from '#ui/select/Select.tsx';
import { ConditionControl } from './ConditionControl.tsx';
import { EffectSelect } from './EffectSelect.tsx';
import { blankCondition, withCondition, withKind } from './edit-rule.ts';
import { LimitControl } from './LimitControl.tsx';
import type { ChoicesOf } from './names.ts';
import { ruleTexts as texts } from './texts.ts';

export interface RuleEditorProps {
  rule: Rule;
  choicesOf: ChoicesOf;
  onChange(rule: Rule): void;
}

/** One rule in full: kind and figure of its limit, its conditions from the table of fields, effect and words. */
export function RuleEditor({ rule, choicesOf, onChange }: RuleEditorProps) {
  const unused = fieldsOf[rule.product].filter((name) => !rule.when.some(({ field }) => field === name));
  return (
    <div className="t-col" style={{ gap: 16 }}>
      <section className="t-col" aria-label={texts.limit}>
        <b>{texts.limit}</b>
        <Select<LimitKind>
          size="sm"
          aria-label={texts.limit}
          value={rule.limit.kind}
          options={limitsOf[rule.product].map((kind) => ({ value: kind, label: limitTable[kind].label }))}
          onChange={(kind) => onChange(withKind(rule, kind))}
        />
        <LimitControl key={rule.limit.kind} limit={rule.limit} onChange={(limit) => onChange({ ...rule, limit })} />
      </section>
      <section className="t-col" aria-label={texts.conditions}>
        <b>{texts.conditions}</b>
        {!rule.when.length && <p className="t-s13 t-3">{texts.always}</p>}
        {rule.when.map((condition, at) => (
          <div key={condition.field} className="t-col">
            <div className="t-row">
              <span className="t-s13 t-2 t-grow">{fields[condition.field].label}</span>
              <IconButton
                kind="text"
                size="sm"
                of={iconClose}
                iconSize={16}
                label={texts.removeCondition(fields[condition.field].label)}
                onClick={() => onChange(withCondition(rule, at, undefined))}
              />
            </div>
            <ConditionControl
              condition={condition}
              choicesOf={choicesOf}
              onChange={(next) => onChange(withCondition(rule, at, next))}
            />
          </div>
        ))}
        <Select<FieldName>
          size="sm"
          aria-label={texts.addCondition}
          placeholder={texts.addCondition}
          value=""
          options={unused.map((name) => ({ value: name, label: fields[name].label }))}
          onChange={(name) => onChange({ ...rule, when: [...rule.when, blankCondition(name, choicesOf)] })}
        />
      </section>
      <section className="t-col" aria-label={texts.effect}>
        <b>{texts.effect}</b>
        <EffectSelect label={texts.effect} value={rule.effect} onChange={(effect) => onChange({ ...rule, effect })} />
        <Input
          size="sm"
          aria-label={texts.message}
          placeholder={texts.messageHint}
          maxLength={200}
          value={rule.message ?? ''}
          onInput={(message) => onChange({ ...rule, message: message || undefined })}
        />
      </section>
    </div>
  );
}
