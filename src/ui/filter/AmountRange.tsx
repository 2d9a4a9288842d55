import { Later } from '../base/Later.tsx';
import { choices } from './choices.ts';
import { FilterPanel } from './FilterPanel.tsx';
import type { RangeValue } from './fields.ts';

export interface AmountRangeProps {
  label: string;
  /** Yuan; an open end is ''. */
  value: RangeValue;
  isTall?: boolean | undefined;
  onChange: (value: RangeValue) => void;
}

/** `¥100 – 2000`, `≥ ¥100`, `≤ ¥2000` */
const showRange = ({ from, to }: RangeValue): string =>
  from && to ? `¥${from}–${to}` : from ? `≥ ¥${from}` : to ? `≤ ¥${to}` : '';

/** Two amounts in yuan; either may stay open. In a drawer they are passed on as typed, for `wholeRange`. */
export function AmountRange({ label, value, isTall, onChange }: AmountRangeProps) {
  return (
    <FilterPanel label={label} shown={showRange(value)} isTall={isTall}>
      {(close) => (
        <Later of={choices}>
          {({ AmountEnds }) => (
            <AmountEnds
              // Another value from outside: the back button, a reset.
              key={isTall ? undefined : `${value.from}~${value.to}`}
              value={value}
              isTall={isTall}
              onChange={(next) => {
                close();
                onChange(next);
              }}
            />
          )}
        </Later>
      )}
    </FilterPanel>
  );
}
