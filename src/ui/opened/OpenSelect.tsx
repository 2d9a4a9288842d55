import { useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { useFloating } from '../overlay/floating.ts';
import { useLayer } from '../overlay/layers.ts';
import { Listbox } from '../select/Listbox.tsx';
import type { SelectOption, SelectState } from '../select/Select.tsx';
import { useWords } from '../base/words.ts';
import { afterKey } from './select-keys.ts';

interface OpenSelectProps<T extends string> {
  id: string;
  label: string | undefined;
  labelledBy: string | undefined;
  anchor: RefObject<HTMLButtonElement | null>;
  options: readonly SelectOption<T>[];
  active: number;
  chosen: number;
  /** Keys that were pressed before the list was there. */
  early: RefObject<KeyboardEvent[]>;
  onKeys: (next: SelectState & { pick?: number }) => void;
  onPick: (at: number) => void;
  onClose: () => void;
}

export function OpenSelect<T extends string>({
  anchor,
  options,
  onClose,
  label,
  early,
  onKeys,
  ...rest
}: OpenSelectProps<T>) {
  const words = useWords();
  const list = useRef<HTMLDivElement>(null);
  useFloating(anchor, list, { width: 'min-anchor', maxHeight: 280 });
  useLayer(true, { inside: () => [anchor.current, list.current], modal: false, close: onClose });
  useLayoutEffect(() => {
    const keys = early.current.splice(0);
    if (!keys.length) return;
    const start: SelectState & { pick?: number } = { open: false, active: -1, typed: { text: '', at: 0 } };
    onKeys(
      keys.reduce((now, event) => (now.pick === undefined && afterKey(event, now, options, rest.chosen)) || now, start),
    );
  }, []);
  return (
    <Listbox
      ref={list}
      check
      label={label ?? anchor.current?.labels?.[0]?.textContent ?? words.choose}
      {...rest}
      options={options.map((option) => ({
        id: option.value,
        label: option.label,
        hint: option.hint,
        disabled: option.disabled,
      }))}
    />
  );
}
