import { useId, useRef } from 'react';
import type { FocusEvent } from 'react';
import { useValue } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { Panel } from '#ui/Panel.tsx';
import { useIsNarrow } from '#ui/element-width.ts';
import { cx } from '#ui/passed-props.ts';
import type { End, FlightSearchModel } from '../model.ts';
import { texts as ownTexts } from '../texts.ts';
import { CityInput } from './CityInput.tsx';
import { SubLine } from './FieldButton.tsx';
import { PickerPart } from './PickerPart.tsx';
import { useReturnFocus } from './use-return-focus.ts';

/** A city: a combobox in the wide form; on narrow roots a button that opens a sheet with the same combobox. */
export function CityField({ model, end }: { model: FlightSearchModel; end: End }) {
  const texts = useTexts('flight-search', ownTexts);
  const isOpen = useValue(model.picker) === end;
  const { name, sub } = useValue(model.places)[end];
  const error = useValue(model.errors)[end];
  const typed = useValue(model.typing.typed);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isNarrow = useIsNarrow(box, 720, true);
  const label = texts[end];
  const cell = useRef<HTMLDivElement>(null);
  useReturnFocus(isOpen ? end : null, cell);
  const isTyping = isOpen && typed !== null;

  const leave = (event: FocusEvent<HTMLElement>) => {
    const to = event.relatedTarget as Node | null;
    if (model.picker.peek() === end && !isNarrow && to && !event.currentTarget.contains(to)) model.open(null);
  };
  const shown = { label, listId: `${id}-list`, end, model };
  return (
    <div ref={cell} className="fs-cell" onBlur={leave}>
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
          <SubLine id={`${id}-sub`} sub={sub} error={error} />
        </button>
      ) : (
        <div ref={box} className={cx('fs-f', isOpen && 'is-open', error && 'is-error')} onClick={() => input.current?.focus()}>
          <small aria-hidden="true">{label}</small>
          <CityInput {...shown} ref={input} describedBy={`${id}-sub`} invalid={error !== undefined} />
          <SubLine id={`${id}-sub`} sub={isTyping ? texts.typingHint : sub} error={error} />
        </div>
      )}
      <Panel
        open={isOpen}
        anchor={box}
        onClose={() => model.open(null)}
        title={label}
        width={isTyping ? 380 : 560}
        className="fs-citypop"
        initialFocus={input}
        head={isNarrow && isOpen ? <CityInput {...shown} ref={input} inSheet /> : undefined}
      >
        <PickerPart model={model}>{(pickers) => <pickers.CityPanel model={model} end={end} listId={`${id}-list`} />}</PickerPart>
      </Panel>
    </div>
  );
}
