import { useId, useRef, useState } from 'react';
import type { KeyboardEvent, Ref } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { iconDown } from '../icons/icons-basic.ts';
import { opened } from '../overlay/opened.ts';
import { moveByKey, nearestEnabled } from './list-keys.ts';
import { typeAhead } from './type-ahead.ts';
import { Later } from '../base/Later.tsx';
import { cx } from '../base/passed-props.ts';
import type { PassedProps } from '../base/passed-props.ts';
import { words } from '../base/words.ts';

export interface SelectOption<T extends string> {
  value: T;
  label: string;
  hint?: string;
  disabled?: boolean;
}

export interface SelectProps<T extends string> extends PassedProps {
  value: T | '' | undefined;
  options: readonly SelectOption<T>[];
  onChange: (value: T) => void;
  placeholder?: string;
  size?: 'sm' | 'md' | 'lg';
  invalid?: boolean;
  disabled?: boolean;
  onBlur?: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** A select-only combobox (ARIA practices); its list is on the top layer and is never clipped. */
export function Select<T extends string>({
  value,
  options,
  onChange,
  placeholder = words.choose,
  size = 'md',
  invalid,
  disabled,
  onBlur,
  className,
  ref,
  ...rest
}: SelectProps<T>) {
  const listId = useId();
  const [active, setActive] = useState(-1);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement | null>(null);
  const typed = useRef({ text: '', at: 0 });
  const chosen = options.findIndex((option) => option.value === value);
  const items = options.map((option) => ({ text: option.label, disabled: option.disabled }));
  const bad = invalid || !!rest['aria-invalid'];

  const show = (at: number) => {
    setActive(at >= 0 ? at : nearestEnabled(items, 0, 1));
    setOpen(true);
  };
  const close = () => setOpen(false);
  const pick = (at: number) => {
    const option = options[at];
    close();
    if (option && !option.disabled && option.value !== value) onChange(option.value);
  };

  const onLetter = (event: KeyboardEvent): boolean => {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return false;
    const last = typed.current;
    const going = event.timeStamp - last.at < 500 ? last.text : '';
    // A space chooses, unless it is part of what is being typed.
    if (event.key === ' ' && !going) return false;
    typed.current = { text: going + event.key, at: event.timeStamp };
    const found = typeAhead(items, open ? active : chosen, typed.current.text);
    show(found >= 0 ? found : open ? active : chosen);
    return true;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (onLetter(event)) return event.preventDefault();
    if (event.key === 'Tab') {
      if (open) pick(active);
      return;
    }
    const confirms = event.key === 'Enter' || event.key === ' ' || (open && event.altKey && event.key === 'ArrowUp');
    if (confirms) {
      event.preventDefault();
      if (open) pick(active);
      else show(chosen);
      return;
    }
    const to = moveByKey(event.key, items, open ? active : chosen);
    if (to === undefined || (!open && event.key.startsWith('Page'))) return;
    event.preventDefault();
    if (open) setActive(to);
    else show(event.key === 'Home' || event.key === 'End' ? to : chosen);
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
        onClick={() => (open ? close() : show(chosen))}
        onKeyDown={onKeyDown}
        onBlur={() => {
          close();
          onBlur?.();
        }}
        {...rest}
        aria-invalid={bad || undefined}
      >
        <span className={chosen < 0 ? 't-ph' : undefined}>{options[chosen]?.label ?? placeholder}</span>
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
              onPick={pick}
              onClose={close}
            />
          )}
        </Later>
      )}
    </>
  );
}
