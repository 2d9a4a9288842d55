import { useState } from 'react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import type { City } from '#domain/flight/cities/cities.ts';
import { groupCities } from '#domain/flight/cities/city-groups.ts';
import { useValue } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Panel } from '#ui/overlay/Panel.tsx';
import { Chip } from '#ui/controls/Chip.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { Tabs } from '#ui/controls/Tabs.tsx';
import { useIsNarrow } from '#ui/base/element-width.ts';
import { cx } from '#ui/base/passed-props.ts';
import { moveFocus } from '#ui/controls/roving.ts';
import type { End, FlightSearchModel } from '../../model.ts';
import { CitySuggestions } from './CitySuggestions.tsx';
import { texts as ownTexts } from '../picker-texts.ts';

interface CityPanelProps {
  model: FlightSearchModel;
  end: End;
  listId: string;
}

interface CityPickerProps extends CityPanelProps {
  label: string;
  anchor: RefObject<HTMLElement | null>;
  input: RefObject<HTMLInputElement | null>;
  isTyping: boolean;
  /** In the sheet: the same combobox as in the wide form. */
  head: ReactNode;
}

/** The panel of a city field. A press elsewhere takes what was typed. */
export function CityPicker({ label, anchor, input, isTyping, head, ...inside }: CityPickerProps) {
  const { model } = inside;
  return (
    <Panel
      open
      anchor={anchor}
      onClose={(why) => (why === 'outside' ? model.takeTyped() : model.open(null))}
      title={label}
      width={isTyping ? 380 : 560}
      className="fs-citypop"
      initialFocus={input}
      head={head}
    >
      <CityPanel model={model} end={inside.end} listId={inside.listId} />
    </Panel>
  );
}

/** Suggestions while something is typed, else the cities to browse. */
function CityPanel(props: CityPanelProps) {
  const texts = useTexts('flight-search', ownTexts);
  const { model } = props;
  const typed = useValue(model.typing.typed);
  const table = useValue(model.cities.value);
  const failed = useValue(model.cities.failed);
  if (!table) {
    return (
      <div id={props.listId} className="fs-wait" aria-busy={!failed} role={failed ? 'alert' : undefined}>
        {failed ? texts.citiesFailed : <Skeleton height={120} />}{' '}
        {failed && (
          <Button size="sm" onClick={() => model.cities.want()}>
            {texts.retry}
          </Button>
        )}
      </div>
    );
  }
  if (typed?.trim()) return <CitySuggestions {...props} />;
  const domestic = table.cities.filter((city) => city.country === 'CN');
  return <Browse {...props} cities={domestic} cityOf={table.cityOfPlace} />;
}

function Browse({
  model,
  end,
  listId,
  cities,
  cityOf,
}: CityPanelProps & { cities: readonly City[]; cityOf: (code: string) => City | undefined }) {
  const texts = useTexts('flight-search', ownTexts);
  const { say } = useSay();
  const draft = useValue(model.draft);
  const past = useValue(model.past.cities);
  const [tab, setTab] = useState(texts.hotTab);
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  const isNarrow = useIsNarrow(panel);
  const [groups] = useState(() => groupCities(cities));
  const chosen = cityOf(draft[end]);
  const taken = draft[end === 'from' ? 'to' : 'from'];
  const airport = draft[end === 'from' ? 'fromAirport' : 'toAirport'];
  const grid = (list: readonly { code: string; name: string }[]) => (
    <CityGrid cities={list} chosen={chosen?.code ?? ''} taken={taken} onPick={(city) => model.chooseCity(city)} />
  );
  const isHot = isNarrow || tab === texts.hotTab;
  const letters = (isNarrow ? groups : groups.filter((group) => group.tab === tab)).flatMap((group) => group.letters);
  return (
    <div id={listId} className="t-city" ref={setPanel}>
      <p className="t-city__hd t-s12 t-3 fs-wide">{texts.typeHere}</p>
      {!isNarrow && (
        <Tabs
          label={texts.letters}
          value={tab}
          items={[texts.hotTab, ...groups.map((group) => group.tab)].map((value) => ({ value, label: value }))}
          onChange={setTab}
        />
      )}
      <div className="t-city__bd">
        {isHot && past.length > 0 && (
          <>
            <div className="t-city__lab">
              <span>{texts.recentCities}</span>
              <LinkButton onClick={() => model.past.clearCities()}>{texts.clearRecent}</LinkButton>
            </div>
            {grid(past)}
          </>
        )}
        {isHot && (
          <>
            <div className="t-city__lab">{texts.hotCities}</div>
            {grid(cities.filter((city) => city.hot))}
          </>
        )}
        {isHot && chosen && chosen.airports.length > 1 && (
          <>
            <div className="t-city__lab">{texts.airportsOf(say(chosen.name))}</div>
            <div className="t-row t-row--wrap">
              {[{ code: '', name: texts.allAirports }, ...chosen.airports].map((one) => (
                <Chip key={one.code} on={one.code === airport} onClick={() => model.chooseCity(chosen, one.code)}>
                  {say(one.name)} {one.code}
                </Chip>
              ))}
            </div>
          </>
        )}
        {!isNarrow &&
          letters.map((group) => (
            <LetterRow key={group.letter} letter={group.letter}>
              {grid(group.cities)}
            </LetterRow>
          ))}
      </div>
      {isNarrow && (
        <LetterRail
          label={texts.letters}
          letters={letters.map(({ letter }) => letter)}
          onPick={(letter) => panel?.querySelector(`[data-letter="${letter}"]`)?.scrollIntoView()}
        />
      )}
      {isNarrow &&
        letters.map((group) => (
          <div key={group.letter} className="fs-az" data-letter={group.letter}>
            <div className="fs-az__k">{group.letter}</div>
            {grid(group.cities)}
          </div>
        ))}
    </div>
  );
}

/** On the edge of the sheet: each letter brings its cities up. */
function LetterRail({
  label,
  letters,
  onPick,
}: {
  label: string;
  letters: readonly string[];
  onPick: (letter: string) => void;
}) {
  return (
    <div className="fs-rail" role="group" aria-label={label}>
      {letters.map((letter) => (
        <button key={letter} type="button" onClick={() => onPick(letter)}>
          {letter}
        </button>
      ))}
    </div>
  );
}

function LetterRow({ letter, children }: { letter: string; children: ReactNode }) {
  return (
    <div className="t-city__az">
      <b>{letter}</b>
      {children}
    </div>
  );
}

interface CityGridProps {
  cities: readonly { code: string; name: string }[];
  chosen: string;
  taken: string;
  onPick: (city: { code: string; name: string }) => void;
}

/** Cities in a grid; one handler for all, arrows go from one to the next. The other end's city swaps both ends. */
function CityGrid({ cities, chosen, taken, onPick }: CityGridProps) {
  const { swaps } = useTexts('flight-search', ownTexts);
  const { say } = useSay();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => void moveFocus(event, 'button', 'both');
  const pick = (target: EventTarget) => {
    const code = (target as Element).closest<HTMLElement>('[data-code]')?.dataset['code'];
    const city = cities.find((one) => one.code === code);
    if (city) onPick(city);
  };
  return (
    <div className="t-city__g" onClick={(event) => pick(event.target)} onKeyDown={onKeyDown}>
      {cities.map((city) => (
        <button
          key={city.code}
          type="button"
          data-code={city.code}
          className={cx(city.code === chosen && 'is-on')}
          aria-pressed={city.code === chosen}
          title={city.code === taken ? swaps : undefined}
        >
          {say(city.name)}
        </button>
      ))}
    </div>
  );
}
