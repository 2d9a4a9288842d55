import { useRef, useState } from 'react';
import { Button } from '../controls/Button.tsx';
import { Input } from '../form/Input.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import type { RangeValue } from './fields.ts';
import { listWords } from './list-words.ts';

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

const typedAmount = (text: string): string => /^\d{0,9}(\.\d{0,2})?/.exec(text.replace(/[^\d.]/g, ''))?.[0] ?? '';
const wholeAmount = (text: string): string => text.replace(/^\./, '0.').replace(/\.$/, '');

/** The typed ends as amounts, the lower one first, whatever the order in which they were typed. */
export function wholeRange(typed: RangeValue): RangeValue {
  const [from, to] = [wholeAmount(typed.from), wholeAmount(typed.to)];
  return from && to && Number(from) > Number(to) ? { from: to, to: from } : { from, to };
}

/** Two amounts in yuan; either may stay open. In a drawer they are passed on as typed, for `wholeRange`. */
export function AmountRange({ label, value, isTall, onChange }: AmountRangeProps) {
  return (
    <FilterPanel label={label} shown={showRange(value)} isTall={isTall}>
      {(close) => (
        <Ends
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
    </FilterPanel>
  );
}

function Ends({ value, isTall, onChange }: Omit<AmountRangeProps, 'label'>) {
  const [typed, setTyped] = useState(value);
  // Enter may come before the typed text is drawn.
  const latest = useRef(typed);
  const ends = isTall ? value : typed;
  const edit = (change: Partial<RangeValue>) => {
    latest.current = { ...(isTall ? value : latest.current), ...change };
    if (isTall) onChange(latest.current);
    else setTyped(latest.current);
  };
  const apply = () => onChange(wholeRange(latest.current));
  const end = (key: 'from' | 'to', name: string) => (
    <Input
      aria-label={name}
      placeholder={name}
      inputMode="decimal"
      autoComplete="off"
      value={ends[key]}
      before="¥"
      onInput={(text) => edit({ [key]: typedAmount(text) })}
      onEnter={apply}
    />
  );
  return (
    <div className="t-col">
      <div className="t-row">
        {end('from', listWords.amountFrom)}
        <span className="t-3">–</span>
        {end('to', listWords.amountTo)}
      </div>
      {!isTall && (
        <div className="t-row">
          <Button size="sm" kind="text" onClick={() => onChange({ from: '', to: '' })}>
            {listWords.clearText}
          </Button>
          <Button className="t-end" size="sm" kind="primary" onClick={apply}>
            {listWords.search}
          </Button>
        </div>
      )}
    </div>
  );
}
