import { useRef } from 'react';
import type { RefObject } from 'react';
import { useFloating } from '../overlay/floating.ts';
import { useLayer } from '../overlay/layers.ts';
import { Listbox } from '../select/Listbox.tsx';
import type { SelectOption } from '../select/Select.tsx';
import { words } from '../base/words.ts';

interface OpenSelectProps<T extends string> {
  id: string;
  label: string | undefined;
  labelledBy: string | undefined;
  anchor: RefObject<HTMLButtonElement | null>;
  options: readonly SelectOption<T>[];
  active: number;
  chosen: number;
  onPick: (at: number) => void;
  onClose: () => void;
}

export function OpenSelect<T extends string>({ anchor, options, onClose, label, ...rest }: OpenSelectProps<T>) {
  const list = useRef<HTMLDivElement>(null);
  useFloating(anchor, list, { width: 'min-anchor', maxHeight: 280 });
  useLayer(true, { inside: () => [anchor.current, list.current], modal: false, close: onClose });
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
