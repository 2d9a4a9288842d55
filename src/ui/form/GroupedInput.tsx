import { useLayoutEffect, useReducer, useRef } from 'react';
import { Input } from './Input.tsx';
import type { InputProps } from './Input.tsx';

export interface GroupedInputProps extends Omit<InputProps, 'onInput' | 'ref'> {
  onInput(value: string): void;
  /** Cleans a typed or pasted text: digits, capitals. */
  keep(typed: string): string;
  /** Formats the stored digits in the box: in groups. */
  show(value: string): string;
}

/** A box of figures in groups; the caret stays behind the figure it was behind, wherever the gaps move. */
export function GroupedInput({ value, onInput, keep, show, ...rest }: GroupedInputProps) {
  const box = useRef<HTMLInputElement>(null);
  const behind = useRef<number | null>(null);
  const [, renderAgain] = useReducer((n: number) => n + 1, 0);

  useLayoutEffect(() => {
    const input = box.current;
    if (!input || behind.current === null) return;
    let at = 0;
    while (at < input.value.length && keep(input.value.slice(0, at)).length < behind.current) at += 1;
    behind.current = null;
    input.setSelectionRange(at, at);
  });

  return (
    <Input
      ref={box}
      value={show(value)}
      onInput={(typed) => {
        behind.current = keep(typed.slice(0, box.current?.selectionStart ?? typed.length)).length;
        onInput(keep(typed));
        renderAgain();
      }}
      {...rest}
    />
  );
}
