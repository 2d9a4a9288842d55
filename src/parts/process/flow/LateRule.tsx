import { onLateNames } from '#domain/process/names.ts';
import type { ApproveNode, OnLate } from '#domain/process/schema.ts';
import { NumberInput } from '#parts/policy/rule/NumberInput.tsx';
import { Checkbox } from '#ui/controls/Checkbox.tsx';
import { Select } from '#ui/select/Select.tsx';
import type { Flow } from './flow-model.ts';
import { optionsOf } from './lists.ts';

interface LateRuleProps {
  flow: Flow;
  node: ApproveNode;
  set(part: Partial<ApproveNode>, about?: string): void;
}

/** Time that an approver has, in all hours or in working hours, and the act at its end. */
export function LateRule({ flow: { texts, say }, node: { limit }, set }: LateRuleProps) {
  return (
    <>
      <Checkbox
        checked={limit !== undefined}
        onChange={(on) => set({ limit: on ? { hours: 24, onLate: 'remind' } : undefined })}
      >
        {texts.limit}
      </Checkbox>
      {limit && (
        <>
          <div className="t-row t-row--wrap t-row--top">
            <NumberInput
              label={texts.hours}
              value={limit.hours}
              least={1}
              most={720}
              after={texts.hoursAfter}
              onChange={(hours) => set({ limit: { ...limit, hours } }, 'hours')}
            />
            <Select<OnLate>
              style={{ flex: '1 1 120px' }}
              size="sm"
              aria-label={texts.late}
              value={limit.onLate}
              options={optionsOf(onLateNames, say)}
              onChange={(onLate) => set({ limit: { ...limit, onLate } })}
            />
          </div>
          <Checkbox
            checked={limit.work === true}
            onChange={(on) => set({ limit: { hours: limit.hours, onLate: limit.onLate, ...(on && { work: true }) } })}
          >
            {texts.work}
          </Checkbox>
          {limit.work && <p className="t-hint">{texts.workHint}</p>}
        </>
      )}
      <p className="t-hint">{limit ? texts.lateHint : texts.noLimit}</p>
    </>
  );
}
