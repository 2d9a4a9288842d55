import { useRef, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { Input } from '../../form/Input.tsx';
import type { RangeValue } from '../fields.ts';
import { useListWords } from '../../list/words/list-words.ts';
import { typedAmount, wholeRange } from './amounts.ts';

interface AmountEndsProps {
  /** Yuan; an open end is ''. In a drawer they are passed on as typed, for `wholeRange`. */
  value: RangeValue;
  isTall: boolean | undefined;
  onChange: (value: RangeValue) => void;
}

export function AmountEnds({ value, isTall, onChange }: AmountEndsProps) {
  const listWords = useListWords();
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
