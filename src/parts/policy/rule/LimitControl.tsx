import type { ReactNode } from 'react';
import { carClassNames, cabinNames } from '#domain/policy/fields.ts';
import { limitTable } from '#domain/policy/limits.ts';
import { cabins, carClasses, seatsByHeight } from '#domain/policy/schema.ts';
import type { Limit, Sharing } from '#domain/policy/schema.ts';
import { seatClassNames } from '#domain/rail/seat-classes.ts';
import { saidOptions } from '#kit/said-options.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { Checkbox } from '#ui/controls/Checkbox.tsx';
import { Segment } from '#ui/controls/Segment.tsx';
import { Select } from '#ui/select/Select.tsx';
import { NumberInput } from './NumberInput.tsx';
import { ruleTexts as ownTexts } from './texts.ts';

interface LimitControlProps {
  limit: Limit;
  onChange(limit: Limit): void;
  onEnter?(): void;
}

const mostFen = 99_999_900;
const formulas = Object.keys(ownTexts.formulas) as Sharing['formula'][];

/** Limits that are one number: its field, and its bounds. */
const figuresOf = (texts: typeof ownTexts) => ({
  discount: { of: 'percent', least: 10, most: 100, per: texts.discountPer, after: texts.discount },
  upgrade: { of: 'percent', least: 1, most: 300, after: texts.percent },
  advance: { of: 'days', least: 1, most: 365, after: texts.days },
  nights: { of: 'nights', least: 1, most: 90, after: texts.nights },
  stars: { of: 'stars', least: 1, most: 5, after: texts.stars },
});
type Figures = ReturnType<typeof figuresOf>;
type Figure = Extract<Limit, { kind: keyof Figures }>;
const isFigure = (limit: Limit, figures: Figures): limit is Figure => limit.kind in figures;

/** The figure of a limit; nothing for one that has none. */
export function LimitControl({ limit, onChange, onEnter }: LimitControlProps): ReactNode {
  const texts = useTexts('policy-rule', ownTexts);
  const { say } = useSay();
  const figures = figuresOf(texts);
  const label = say(limitTable[limit.kind].label);
  const enter = onEnter && { onEnter };
  const sum = { least: 0, most: mostFen, per: 100, before: '¥', ...enter } as const;
  if ('fen' in limit && limit.kind !== 'sharing')
    return <NumberInput label={label} value={limit.fen} {...sum} onChange={(fen) => onChange({ ...limit, fen })} />;
  if (isFigure(limit, figures)) {
    const { of, ...bounds } = figures[limit.kind];
    const value = (limit as Readonly<Record<string, unknown>>)[of] as number;
    return (
      <NumberInput
        label={label}
        value={value}
        {...bounds}
        {...enter}
        onChange={(next) => onChange({ ...limit, [of]: next } as Limit)}
      />
    );
  }
  switch (limit.kind) {
    case 'cabin':
      return (
        <Select
          size="sm"
          aria-label={label}
          value={limit.cabin}
          options={saidOptions(cabins, cabinNames, say)}
          onChange={(cabin) => onChange({ kind: 'cabin', cabin })}
        />
      );
    case 'seat':
    case 'sleeper':
      return (
        <Select
          size="sm"
          aria-label={label}
          value={limit.seat}
          options={saidOptions(seatsByHeight, seatClassNames, say)}
          onChange={(seat) => onChange({ ...limit, seat })}
        />
      );
    case 'carClass':
      return (
        <div role="group" aria-label={label} className="t-row t-row--wrap">
          {carClasses.map((code) => (
            <Checkbox
              key={code}
              checked={limit.classes.includes(code)}
              onChange={(on) =>
                onChange({
                  ...limit,
                  classes: carClasses.filter((one) => (one === code ? on : limit.classes.includes(one))),
                })
              }
            >
              {say(carClassNames[code])}
            </Checkbox>
          ))}
        </div>
      );
    case 'rides':
      return (
        <div className="t-row t-row--wrap">
          <Segment
            label={texts.times}
            value={limit.per}
            items={[
              { value: 'day', label: texts.perDay },
              { value: 'month', label: texts.perMonth },
            ]}
            onChange={(per) => onChange({ ...limit, per })}
          />
          <NumberInput
            label={label}
            value={limit.rides}
            least={1}
            most={999}
            after={texts.times}
            {...enter}
            onChange={(rides) => onChange({ ...limit, rides })}
          />
        </div>
      );
    case 'lowest':
      return (
        <div className="t-row t-row--wrap">
          <NumberInput
            label={texts.lowestHours}
            value={limit.hours}
            least={1}
            most={24}
            after={texts.hours}
            {...enter}
            onChange={(hours) => onChange({ ...limit, hours })}
          />
          <span className="t-s13 t-2">{texts.lowestTolerance}</span>
          <NumberInput
            label={texts.lowestTolerance}
            value={limit.tolerance}
            {...sum}
            onChange={(tolerance) => onChange({ ...limit, tolerance })}
          />
        </div>
      );
    case 'sharing':
      return (
        <div className="t-row t-row--wrap">
          <Select
            size="sm"
            aria-label={texts.formula}
            value={limit.formula}
            options={formulas.map((value) => ({ value, label: texts.formulas[value] }))}
            onChange={(formula) => onChange({ kind: 'sharing', ...sharingOf(formula) })}
          />
          {'fen' in limit ? (
            <NumberInput label={label} value={limit.fen} {...sum} onChange={(fen) => onChange({ ...limit, fen })} />
          ) : (
            <NumberInput
              label={label}
              value={limit.percent}
              least={1}
              most={300}
              after={texts.percent}
              {...enter}
              onChange={(percent) => onChange({ ...limit, percent })}
            />
          )}
        </div>
      );
    default:
      return null;
  }
}

function sharingOf(formula: Sharing['formula']): Sharing {
  if (formula === 'higherPlus' || formula === 'meanPlus') return { formula, fen: 100_00 };
  return { formula, percent: formula === 'higherPercent' ? 120 : formula === 'sumPercent' ? 80 : 50 };
}
