import type { KeyboardEvent, Ref } from 'react';
import { isComposing } from '#ui/base/composing.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconSearch } from '#ui/icons/icons-basic.ts';
import { moveByKey } from '#ui/select/list-keys.ts';
import { useTypedValue } from '#ui/form/typed-value.ts';
import type { End, FlightSearchModel } from '../../model.ts';
import type { FieldsView } from '../Fields.tsx';

interface CityInputProps {
  model: FlightSearchModel;
  end: End;
  label: string;
  listId: string;
  isOpen: boolean;
  now: FieldsView['typing'];
  /** Name of the chosen city. */
  name: string;
  describedBy?: string;
  invalid?: boolean;
  /** In the head of the sheet it starts empty and looks like a search box. */
  inSheet?: boolean;
  ref: Ref<HTMLInputElement>;
}

/** The text box of a city (ARIA combobox with a list): typing goes to the suggestions. */
export function CityInput({
  model,
  end,
  label,
  listId,
  isOpen,
  now,
  name,
  describedBy,
  invalid,
  inSheet,
  ref,
}: CityInputProps) {
  const { texts, typing } = model;
  const { typed, options, active } = now;
  const text = isOpen && typed !== null ? typed : inSheet ? '' : name;
  const typeIn = (value: string) => {
    if (!isOpen) model.open(end);
    typing.type(value);
  };
  const box = useTypedValue(text, typeIn, true);
  const isListed = isOpen && options.length > 0;

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent)) return;
    // As it is now: a quick hand is ahead of what is drawn.
    if (event.key === 'Enter' && model.picker.peek() === end) {
      event.preventDefault();
      model.chooseOption(typing.options.peek()[typing.active.peek()]);
    } else if (event.key === 'Tab' && isListed && !event.shiftKey)
      model.chooseOption(typing.options.peek()[typing.active.peek()]);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (event.altKey) return model.open(event.key === 'ArrowDown' ? end : null);
      if (!isOpen) model.open(end);
      if (!options.length) return;
      const to = moveByKey(event.key, options, active) ?? active;
      // Behind the last is the first.
      typing.activate(
        to !== active ? to : (moveByKey(event.key === 'ArrowDown' ? 'Home' : 'End', options, active) ?? active),
      );
    }
  };
  const input = (
    <input
      ref={ref}
      data-field={end}
      type="text"
      role="combobox"
      className="fs-in"
      aria-label={label}
      aria-expanded={isOpen}
      aria-haspopup={isListed ? 'listbox' : 'dialog'}
      aria-autocomplete="list"
      aria-controls={isOpen ? listId : undefined}
      aria-activedescendant={isListed && active >= 0 ? `${listId}-${active}` : undefined}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="done"
      placeholder={inSheet ? `${label}${texts.cityHint}` : texts.chooseCity}
      maxLength={30}
      onKeyDown={onKeyDown}
      onFocus={(event) => event.currentTarget.select()}
      onClick={() => (isOpen ? model.pickers.want() : model.open(end))}
      {...box}
    />
  );
  if (!inSheet) return input;
  return (
    <span className="t-input">
      <Icon of={iconSearch} size={16} />
      {input}
    </span>
  );
}
