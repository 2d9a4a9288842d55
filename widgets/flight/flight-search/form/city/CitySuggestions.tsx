import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useValue } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconPin, iconPlane } from '#parts/product/icons.ts';
import { cx } from '#ui/base/passed-props.ts';
import type { CityOption } from '../../city-part.ts';
import type { FlightSearchModel } from '../../model.ts';
import { texts as ownTexts } from '../picker-texts.ts';

/** The part of a text that was typed, marked. */
function marked(text: string, mark: [number, number] | undefined): ReactNode {
  if (!mark) return text;
  return (
    <>
      {text.slice(0, mark[0])}
      <mark>{text.slice(...mark)}</mark>
      {text.slice(mark[1])}
    </>
  );
}

/** The listbox of the city's combobox. The focus stays in the text box. */
export function CitySuggestions({ model, listId }: { model: FlightSearchModel; listId: string }) {
  const texts = useTexts('flight-search', ownTexts);
  const { typing } = model;
  const typed = useValue(typing.typed) ?? '';
  const options = useValue(typing.options);
  const active = useValue(typing.active);
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const panel = list.current?.parentElement;
    const option = list.current?.children[active] as HTMLElement | undefined;
    if (!panel || !option) return;
    const bottom = option.offsetTop + option.offsetHeight + 4;
    if (option.offsetTop - 4 < panel.scrollTop) panel.scrollTop = option.offsetTop - 4;
    else if (bottom > panel.scrollTop + panel.clientHeight) panel.scrollTop = bottom - panel.clientHeight;
  }, [active]);
  if (!options.length) {
    return (
      <p id={listId} className="fs-none t-3" role="status">
        {texts.nothingFound.replace('{text}', typed.trim())}
      </p>
    );
  }
  return (
    <div
      ref={list}
      id={listId}
      role="listbox"
      aria-label={texts.suggestions}
      className="fs-sugs"
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        const at = (event.target as Element).closest<HTMLElement>('[data-at]')?.dataset['at'];
        model.chooseOption(options[Number(at ?? -1)]);
      }}
    >
      {options.map((option, at) => (
        <Suggestion
          key={`${option.city.code}${option.airport?.code}`}
          option={option}
          at={at}
          id={`${listId}-${at}`}
          isActive={at === active}
        />
      ))}
    </div>
  );
}

function Suggestion({ option, at, id, isActive }: { option: CityOption; at: number; id: string; isActive: boolean }) {
  const texts = useTexts('flight-search', ownTexts);
  const { city, airport, hit, isOther } = option;
  const { say } = useSay();
  const name = say(city.name);
  const several = city.airports.length > 1;
  return (
    <div
      id={id}
      role="option"
      data-at={at}
      aria-selected={isActive}
      className={cx('t-opt', isActive && 'is-active', airport && 't-opt--sub')}
    >
      <Icon of={airport ? iconPlane : iconPin} size={16} />
      <span className="t-grow">
        {airport ? (
          texts.airportOf(say(city.name), say(airport.name))
        ) : (
          <>
            {name === city.name ? marked(name, hit.nameMark) : marked(name, hit.englishMark)}{' '}
            {name !== city.english && <span className="t-3">{marked(city.english, hit.englishMark)}</span>}
          </>
        )}
      </span>
      {isOther && !airport && <span className="t-3 t-s12">{texts.swaps}</span>}
      <span className="t-3 t-s12">{airport?.code ?? (several ? texts.allAirports : city.code)}</span>
    </div>
  );
}
