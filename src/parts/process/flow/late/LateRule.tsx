import { chainOf } from '#domain/process/chain.ts';
import { onLateNames } from '#domain/process/names.ts';
import type { ApproveNode, LimitStep, OnLate } from '#domain/process/schema.ts';
import { useTexts } from '#kit/use-texts.ts';
import { NumberInput } from '#parts/policy/rule/NumberInput.tsx';
import { Button, IconButton } from '#ui/controls/Button.tsx';
import { Checkbox } from '#ui/controls/Checkbox.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconClose } from '#ui/icons/icons-basic.ts';
import { iconPlus } from '#ui/icons/icons.ts';
import { Select } from '#ui/select/Select.tsx';
import type { Flow } from '../flow-model.ts';
import { optionsOf } from '../lists.ts';
import { lateTexts } from './texts.ts';

interface LateRuleProps {
  flow: Flow;
  node: ApproveNode;
  set(part: Partial<ApproveNode>, about?: string): void;
}

const mostSteps = 4;
const longest = 720;

/** The steps with one more: between the last two where the last one decides, else behind them. */
function withOneMore(steps: readonly LimitStep[]): LimitStep[] {
  const { hours, onLate } = steps.at(-1) ?? { hours: 24, onLate: 'remind' };
  const later: LimitStep = { hours: Math.min(longest, hours * 2), onLate: onLate === 'remind' ? 'up' : 'refuse' };
  if (onLate === 'remind' || onLate === 'up') return [...steps, later];
  const before = steps.at(-2)?.hours ?? 0;
  return [
    ...steps.slice(0, -1),
    { hours: Math.max(1, Math.floor((before + hours) / 2)), onLate: 'remind' },
    ...steps.slice(-1),
  ];
}

/** Time that an approver has, in all hours or in working hours, and the acts at its ends. */
export function LateRule({ flow: { say }, node: { limit }, set }: LateRuleProps) {
  const texts = useTexts('process-limit', lateTexts);
  const steps = chainOf(limit);
  const put = ([first, ...more]: readonly LimitStep[], about?: string, work = limit?.work) =>
    first &&
    set(
      {
        limit: {
          hours: first.hours,
          onLate: first.onLate,
          ...(work && { work }),
          ...(more.length && { more: more.map(({ hours, onLate }) => ({ hours, onLate })) }),
        },
      },
      about,
    );
  return (
    <>
      <Checkbox
        checked={limit !== undefined}
        onChange={(on) => set({ limit: on ? { hours: 24, onLate: 'remind' } : undefined })}
      >
        {texts.limit}
      </Checkbox>
      {steps.map((step, at) => (
        // Made anew with each step that comes or goes: a text that is no number stays with no other one.
        <div key={`${at} ${steps.length}`} className="t-row t-row--wrap t-row--top">
          <NumberInput
            label={at ? texts.hoursOf(at + 1) : texts.hours}
            value={step.hours}
            least={1}
            most={longest}
            width={88}
            after={texts.hoursAfter}
            onChange={(hours) =>
              put(
                steps.map((one) => (one === step ? { ...step, hours } : one)),
                `hours${at || ''}`,
              )
            }
          />
          <Select<OnLate>
            style={{ flex: '1 1 104px' }}
            size="sm"
            aria-label={at ? texts.lateOf(at + 1) : texts.late}
            value={step.onLate}
            options={optionsOf(onLateNames, say)}
            onChange={(onLate) => put(steps.map((one) => (one === step ? { ...step, onLate } : one)))}
          />
          {steps.length > 1 && (
            <IconButton
              kind="text"
              size="sm"
              of={iconClose}
              label={texts.remove(at + 1)}
              onClick={() => put(steps.filter((one) => one !== step))}
            />
          )}
        </div>
      ))}
      {limit && (
        <>
          {steps.length < mostSteps && (
            <Button
              size="sm"
              kind="text"
              style={{ alignSelf: 'start' }}
              icon={<Icon of={iconPlus} size={14} />}
              onClick={() => put(withOneMore(steps))}
            >
              {texts.add}
            </Button>
          )}
          <Checkbox checked={limit.work === true} onChange={(on) => put(steps, undefined, on)}>
            {texts.work}
          </Checkbox>
          {limit.work && <p className="t-hint">{texts.workHint}</p>}
          {steps.length > 1 && <p className="t-hint">{texts.chainHint}</p>}
        </>
      )}
      <p className="t-hint">{limit ? texts.lateHint : texts.noLimit}</p>
    </>
  );
}
