import { fields, fieldsOf } from '#domain/policy/fields.ts';
import { limitsOf, limitTable } from '#domain/policy/limits.ts';
import type { Condition, LimitKind, Rule } from '#domain/policy/schema.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { Input } from '#ui/form/Input.tsx';
import { Select } from '#ui/select/Select.tsx';
import { ConditionList } from './ConditionList.tsx';
import { EffectSelect } from './EffectSelect.tsx';
import { blankCondition, withKind } from './edit-rule.ts';
import { LimitControl } from './LimitControl.tsx';
import type { ChoicesOf } from './names.ts';
import { ruleTexts as ownTexts } from './texts.ts';
import { TypedPart } from './typed.tsx';

interface RuleEditorProps {
  rule: Rule;
  choicesOf: ChoicesOf;
  onChange(rule: Rule): void;
}

/** One rule in full: kind and figure of its limit, its conditions from the table of fields, effect and words. */
export function RuleEditor({ rule, choicesOf, onChange }: RuleEditorProps) {
  const texts = useTexts('policy-rule', ownTexts);
  const { say } = useSay();
  return (
    <div className="t-col" style={{ gap: 16 }}>
      <section className="t-col" aria-label={texts.limit}>
        <b>{texts.limit}</b>
        <Select<LimitKind>
          size="sm"
          aria-label={texts.limit}
          value={rule.limit.kind}
          options={limitsOf[rule.product].map((kind) => ({ value: kind, label: say(limitTable[kind].label) }))}
          onChange={(kind) => onChange(withKind(rule, kind))}
        />
        <TypedPart key={rule.limit.kind} id="limit">
          <LimitControl limit={rule.limit} onChange={(limit) => onChange({ ...rule, limit })} />
        </TypedPart>
      </section>
      <ConditionList<Condition>
        fields={fields}
        names={fieldsOf[rule.product]}
        when={rule.when}
        always={texts.always}
        choicesOf={choicesOf}
        blank={(name) => blankCondition(name, choicesOf)}
        onChange={(when) => onChange({ ...rule, when: [...when] })}
      />
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
