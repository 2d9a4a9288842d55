import type { DepartmentBudgets } from '#contract/approval.ts';
import { useSay } from '#kit/say.ts';
import { useValues } from '#kit/readable.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Input } from '#ui/form/Input.tsx';
import { useTexts } from '#kit/use-texts.ts';
import { burnTexts } from './texts.ts';
import type { createWarnings } from './warnings-model.ts';

const names = ['first', 'second'] as const;

interface WarningLevelsProps {
  of: DepartmentBudgets['warnings'];
  model: ReturnType<typeof createWarnings>;
}

/** The parts of all budgets from which on the company is warned. */
export function WarningLevels({ of, model }: WarningLevelsProps) {
  const t = useTexts('budget-burn', burnTexts);
  const { say } = useSay();
  const [typed, wrong, busy] = useValues(model.typed, model.wrong, model.busy);
  return (
    <div className="t-card__bd t-row t-row--wrap" role="group" aria-label={t.warnings}>
      {names.map((name) => (
        <Field
          key={name}
          label={t.warningOf[name]}
          hint={t.warningHint[name]}
          error={name === 'second' && wrong && say(wrong)}
        >
          {(aria) => (
            <Input
              {...aria}
              size="sm"
              inputMode="numeric"
              after="%"
              maxLength={3}
              value={typed[name] ?? String(of[name])}
              onInput={(text) => model.type(name, text)}
              onEnter={() => void model.save()}
            />
          )}
        </Field>
      ))}
      {model.isTyped() && (
        <Button size="sm" kind="primary" busy={busy !== null} onClick={() => void model.save()}>
          {t.saveWarnings}
        </Button>
      )}
    </div>
  );
}
