import { useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode, Ref, RefObject } from 'react';
import { Input } from '../form/Input.tsx';
import type { InputProps } from '../form/Input.tsx';
import { Listbox } from './Listbox.tsx';
import type { ListOption } from './Listbox.tsx';
import { useFloating } from '../overlay/floating.ts';
import type { FloatingOptions } from '../overlay/floating.ts';
import { useLayer } from '../overlay/layers.ts';
import { moveByKey, nearestEnabled } from './list-keys.ts';
import { isComposing } from '../base/composing.ts';
import { cx } from '../base/passed-props.ts';
import { useWords } from '../base/words.ts';

export { highlight } from './highlight.tsx';

export interface ComboboxOption extends ListOption {
  /** The option in plain words, for reading out and for tests. */
  text: string;
}

interface ComboboxProps<O extends ComboboxOption> extends Omit<
  InputProps,
  'value' | 'onInput' | 'onEnter' | 'role' | 'boxRef' | 'label'
> {
  label?: string;
  query: string;
  onQuery: (query: string) => void;
  options: readonly O[];
  onPick: (option: O) => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The first option is active as soon as there is one: Enter takes it. */
  activeFirst?: boolean;
  /** Shown when something was typed and nothing fits; null shows nothing. */
  empty?: ReactNode;
  /** Enter while no option is active. */
  onEnter?: () => void;
  /** The list below the field, in the flow: inside a sheet. */
  inline?: boolean;
  /** Element that the list is placed at; default: the field's own box. */
  anchor?: RefObject<HTMLElement | null>;
  listWidth?: FloatingOptions['width'];
  ref?: Ref<HTMLInputElement>;
}

/**
 * An editable combobox with a listbox (ARIA practices). The focus stays in the field and the active option is
 * named by aria-activedescendant; filtering, grouping and what an option means are the caller's.
 */
export function Combobox<O extends ComboboxOption>(props: ComboboxProps<O>) {
  const words = useWords();
  const {
    label,
    query,
    onQuery,
    options,
    onPick,
    open,
    onOpenChange,
    activeFirst,
    empty = words.noMatch,
    onEnter,
    inline,
    anchor,
    listWidth = 'anchor',
    onBlur,
    onFocus,
    onKeyDown,
    className,
    ...rest
  } = props;
  const listId = useId();
  const box = useRef<HTMLSpanElement>(null);
  const items = options.map((option) => ({ text: option.text, disabled: option.disabled }));
  const start = activeFirst ? nearestEnabled(items, 0, 1) : -1;
  // The position set by keys holds only for the same options.
  const list = `${open} ${options.map((option) => option.id).join(' ')}`;
  const [moved, setMoved] = useState({ list, at: start });
  const at = moved.list === list ? moved.at : start;
  const setActive = (to: number) => setMoved({ list, at: to });
  const shown = open && options.length > 0;
  const nothing = open && options.length === 0 && query.trim() !== '' && empty !== null;

  const pick = (index: number) => {
    const option = options[index];
    if (!option || option.disabled) return;
    onOpenChange(false);
    onPick(option);
  };

  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || isComposing(event.nativeEvent)) return;
    const { key: pressed, altKey } = event;
    if (pressed === 'Enter') {
      event.preventDefault();
      if (shown && at >= 0) pick(at);
      else onEnter?.();
      return;
    }
    if (pressed === 'Tab') {
      if (shown && at >= 0 && query.trim()) pick(at);
      return;
    }
    if (pressed === 'Escape') {
      // An open list is closed by its layer; here the field is emptied.
      if (!shown && query) {
        event.preventDefault();
        onQuery('');
      }
      return;
    }
    if (altKey && (pressed === 'ArrowDown' || pressed === 'ArrowUp')) {
      event.preventDefault();
      return onOpenChange(pressed === 'ArrowDown');
    }
    if (!shown) {
      if (pressed !== 'ArrowDown' && pressed !== 'ArrowUp') return;
      event.preventDefault();
      onOpenChange(true);
      return;
    }
    if (pressed === 'ArrowLeft' || pressed === 'ArrowRight') return setActive(start);
    // With no option active, Home and End belong to the text.
    if (at < 0 && !pressed.startsWith('Arrow')) return;
    const to = moveByKey(pressed, items, at);
    if (to === undefined) return;
    event.preventDefault();
    const wraps = to === at && pressed.startsWith('Arrow');
    setActive(
      !wraps ? to : pressed === 'ArrowDown' ? nearestEnabled(items, 0, 1) : nearestEnabled(items, items.length - 1, -1),
    );
  };

  return (
    <>
      <Input
        role="combobox"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-label={label}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={shown}
        aria-controls={shown ? listId : undefined}
        aria-activedescendant={shown && at >= 0 ? `${listId}-${at}` : undefined}
        boxRef={box}
        className={cx(shown && 'is-open', className)}
        isSuggesting
        value={query}
        onInput={(text) => {
          onQuery(text);
          if (!open) onOpenChange(true);
        }}
        onFocus={onFocus}
        onBlur={() => {
          onOpenChange(false);
          onBlur?.();
        }}
        onKeyDown={onKey}
        {...rest}
      />
      {(shown || nothing) && (
        <ComboboxList
          // Another element has to be shown and placed in its turn.
          key={inline ? 'inline' : shown ? 'list' : 'nothing'}
          inline={inline}
          anchor={anchor ?? box}
          width={listWidth}
          close={() => onOpenChange(false)}
        >
          {(ref) =>
            shown ? (
              <Listbox
                ref={ref}
                id={listId}
                label={label ?? words.choose}
                inline={inline}
                options={options}
                active={at}
                chosen={-1}
                onPick={pick}
              />
            ) : (
              <div
                ref={ref}
                className={cx('t-list', !inline && 't-pop t-layer')}
                popover={inline ? undefined : 'manual'}
                role="status"
              >
                <div className="t-opt is-disabled">{empty}</div>
              </div>
            )
          }
        </ComboboxList>
      )}
    </>
  );
}

interface ComboboxListProps {
  inline: boolean | undefined;
  anchor: RefObject<HTMLElement | null>;
  width: FloatingOptions['width'];
  close: () => void;
  children: (ref: RefObject<HTMLDivElement | null>) => ReactNode;
}

function ComboboxList({ inline, anchor, width, close, children }: ComboboxListProps) {
  const list = useRef<HTMLDivElement>(null);
  const nowhere = useRef<HTMLElement>(null);
  useFloating(inline ? nowhere : anchor, list, { width, maxHeight: 320 });
  useLayer(!inline, { inside: () => [anchor.current, list.current], modal: false, close });
  return children(list);
}
