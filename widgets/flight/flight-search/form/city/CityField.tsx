import { useRef } from 'react';
import type { FocusEvent } from 'react';
import { useSay } from '#kit/say.ts';
import { PickerPart, subLine } from '#parts/search/SearchField.tsx';
import { cx } from '#ui/base/passed-props.ts';
import { whenFocused } from '#ui/base/root-node.ts';
import type { End, FlightSearchModel } from '../../model.ts';
import { CityInput } from './CityInput.tsx';
import type { FieldsView } from '../Fields.tsx';

/** A city: a combobox in the wide form; on narrow roots a button that opens a sheet with the same combobox. */
export function CityField({ model, end, now }: { model: FlightSearchModel; end: End; now: FieldsView }) {
  const { texts } = model;
  const { picker, places, errors, isNarrow } = now;
  const isOpen = picker === end;
  const { name, sub } = places[end];
  const { say } = useSay();
  const error = say(errors[end]);
  // A root has one form.
  const id = `city-${end}`;
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const label = texts[end];
  const isTyping = isOpen && now.typing.typed !== null;

  const leave = (event: FocusEvent<HTMLElement>) => {
    const to = event.relatedTarget as Node | null;
    if (model.picker.peek() === end && !isNarrow && to && !event.currentTarget.contains(to))
      whenFocused(to, () => model.picker.peek() === end && model.takeTyped());
  };
  const shown = { label, listId: `${id}-list`, end, model, isOpen, name, now: now.typing };
  return (
    <div className="fs-cell" onBlur={leave}>
      {isNarrow ? (
        <button
          type="button"
          ref={box as never}
          data-field={end}
          className={cx('fs-f', error && 'is-error')}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-describedby={error ? `${id}-sub` : undefined}
          onClick={() => model.open(end)}
        >
          <small>{label}</small>
          {name ? <b>{name}</b> : <b className="t-ph">{texts.chooseCity}</b>}
          {subLine('fs', `${id}-sub`, sub, error)}
        </button>
      ) : (
        <div
          ref={box}
          className={cx('fs-f', isOpen && 'is-open', error && 'is-error')}
          onClick={() => input.current?.focus()}
        >
          <small aria-hidden="true">{label}</small>
          <CityInput {...shown} ref={input} describedBy={`${id}-sub`} invalid={error !== undefined} />
          {subLine('fs', `${id}-sub`, isTyping ? texts.typingHint : sub, error)}
        </div>
      )}
      {isOpen && (
        <PickerPart model={model}>
          {(pickers) => (
            <pickers.CityPicker
              {...shown}
              anchor={box}
              input={input}
              isTyping={isTyping}
              head={isNarrow ? <CityInput {...shown} ref={input} inSheet /> : undefined}
            />
          )}
        </PickerPart>
      )}
    </div>
  );
}
