import { useId, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, Ref } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { iconDown } from '../icons/icons-basic.ts';
import { opened } from '../overlay/opened.ts';
import { nearestEnabled } from './list-keys.ts';
import { Later } from '../base/Later.tsx';
import { cx } from '../base/passed-props.ts';
import type { PassedProps } from '../base/passed-props.ts';
import { useWords } from '../base/words.ts';

export interface SelectOption<T extends string> {
  value: T;
  label: string;
  hint?: string;
  disabled?: boolean;
}

interface SelectProps<T extends string> extends PassedProps {
  value: T | '' | undefined;
  options: readonly SelectOption<T>[];
  onChange: (value: T) => void;
  placeholder?: string;
  size?: 'sm' | 'md' | 'lg';
  invalid?: boolean;
  disabled?: boolean;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
  ref?: Ref<HTMLButtonElement>;
}

export interface SelectState {
  open: boolean;
  /** Option under the keys; -1 for none. */
  active: number;
  /** Letters that lead to an option, and when the last one came. */
  typed: { text: string; at: number };
}

const closed: SelectState = { open: false, active: -1, typed: { text: '', at: 0 } };
/** Keys that open it, beside letters and the space. */
const opening = new Set(['Enter', 'ArrowDown', 'ArrowUp', 'Home', 'End']);

/** A select-only combobox (ARIA practices); its list is on the top layer and is never clipped. */
export function Select<T extends string>({
  value,
  options,
  onChange,
  placeholder,
  size = 'md',
  invalid,
  disabled,
  onBlur,
  className,
  ref,
  ...rest
}: SelectProps<T>) {
  const words = useWords();
  const listId = useId();
  const [state, setState] = useState(closed);
  const { open, active } = state;
  /** Keys before the list is there. */
  const early = useRef<KeyboardEvent[]>([]);
  const button = useRef<HTMLButtonElement | null>(null);
  const chosen = options.findIndex((option) => option.value === value);
  const bad = invalid || !!rest['aria-invalid'];

  const close = () => {
    early.current = [];
    setState(closed);
  };
  const show = () => {
    const items = options.map((option) => ({ text: option.label, disabled: option.disabled }));
    setState({ ...closed, open: true, active: chosen >= 0 ? chosen : nearestEnabled(items, 0, 1) });
  };
  const pick = (at: number) => {
    const option = options[at];
    close();
    if (option && !option.disabled && option.value !== value) onChange(option.value);
  };
  const go = ({ pick: picked, ...next }: SelectState & { pick?: number }) =>
    picked === undefined ? setState(next) : pick(picked);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = opened.peek()?.afterKey(event, state, options, chosen);
    if (next) go(next);
    else if (opened.peek() || !(opening.has(event.key) || (event.key.length === 1 && !event.ctrlKey && !event.metaKey)))
      return;
    else {
      early.current.push(event);
      setState({ ...closed, open: true });
    }
    if (event.key !== 'Tab') event.preventDefault();
  };

  return (
    <>
      <button
        type="button"
        role="combobox"
        ref={(element) => {
          button.current = element;
          if (typeof ref === 'function') ref(element);
          else if (ref) ref.current = element;
        }}
        className={cx(
          't-input t-select',
          size !== 'md' && `t-input--${size}`,
          open && 'is-open',
          bad && 'is-error',
          disabled && 'is-disabled',
          className,
        )}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={listId}
        aria-activedescendant={open && active >= 0 ? `${listId}-${active}` : undefined}
        disabled={disabled}
        onClick={() => (open ? close() : show())}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          close();
          onBlur?.(event);
        }}
        {...rest}
        aria-invalid={bad || undefined}
      >
        <span className={chosen < 0 ? 't-ph' : undefined}>{options[chosen]?.label ?? placeholder ?? words.choose}</span>
        <Icon of={iconDown} size={16} />
      </button>
      {open && (
        <Later of={opened}>
          {({ OpenSelect }) => (
            <OpenSelect
              id={listId}
              labelledBy={rest['aria-labelledby']}
              label={rest['aria-label']}
              anchor={button}
              options={options}
              active={active}
              chosen={chosen}
              early={early}
              onKeys={go}
              onPick={pick}
              onClose={close}
            />
          )}
        </Later>
      )}
    </>
  );
}
