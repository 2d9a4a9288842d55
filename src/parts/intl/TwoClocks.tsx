import { clockOf } from '#domain/china-time.ts';
import { showMoment } from '#domain/show-moment.ts';
import { showDuration } from '#domain/spans.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconClock } from '#ui/icons/icons.ts';
import { airportText, cityText, clockChanges, clockedParts, firstOf, lastOf } from './slices.ts';
import type { ClockedPart, Names, ShownSlice } from './slices.ts';
import { intlTexts } from './texts.ts';
import { useSay } from '#kit/say.ts';

interface TwoClocksProps {
  names: Names;
  slice: ShownSlice;
}

/** A slice along two clocks: that of the place where it begins, and the one on the wall at each end of a flight. */
export function TwoClocks({ names, slice }: TwoClocksProps) {
  const t = useTexts('intl-search', intlTexts);
  const { say } = useSay();
  const today = useServices().clock.today();
  const [first, last] = [firstOf(slice), lastOf(slice)];
  if (!first || !last) return null;
  const home = cityText(names, first.orgAirport);
  const parts = clockedParts(names, slice);
  const end = parts[parts.length - 1]?.to;
  return (
    <>
      <div className="in-clocks">
        <div className="in-clocks__k t-s12 t-3" aria-hidden="true">
          <span>{t.homeClock(home)}</span>
          <span />
          <span>{t.localClock}</span>
        </div>
        {parts.map((part, at) => (
          <Part key={at} names={names} part={part} next={parts[at + 2]?.from} label={t.homeClock(home)} />
        ))}
      </div>
      <div className="in-say t-s13 t-2">
        <Icon of={iconClock} size={16} />
        <span>
          {end &&
            t.landed(
              cityText(names, end.airport),
              clockOf(end.local),
              end.home === end.local ? '' : home,
              say(showMoment(end.home, today)),
            )}
          {clockChanges(names, slice).map(({ cities, minutes }) => say('。') + t.clockChange(cities, minutes))}
        </span>
      </div>
    </>
  );
}

interface PartProps {
  names: Names;
  part: ClockedPart;
  /** The next departure; undefined after the last flight. */
  next: ClockedPart['from'] | undefined;
  label: string;
}

/** A stop names no ends of its own. An arrival is named where it is the last one, or the next flight leaves from another terminal. */
function Part({ names, part, next, label }: PartProps) {
  const t = useTexts('intl-search', intlTexts);
  const { kind, from, to, minutes } = part;
  const isFlight = kind === 'flight';
  const { say } = useSay();
  const today = useServices().clock.today();
  const momentOf = (moment: string) => say(showMoment(moment, today));
  const end = (clock: ClockedPart['from']) => (
    <span>
      {airportText(names, clock.airport, clock.term)} <em>{t.utc(clock.offset)}</em>
    </span>
  );
  return (
    <div className={`in-part is-${kind}`} style={{ flexGrow: minutes }}>
      {isFlight && (
        <div className="in-part__t t-s12 t-3">
          <span className="t-vh">{label}</span>
          <span>{momentOf(from.home)}</span>
          <span>{momentOf(to.home)}</span>
        </div>
      )}
      <div className="in-part__b">
        {isFlight ? `${part.label} · ${say(showDuration(minutes))}` : t.stopFor(minutes)}
      </div>
      {isFlight && (
        <>
          <div className="in-part__t">
            <span className="t-vh t-s12 t-3">{t.localClock}</span>
            <b>{momentOf(from.local)}</b>
            <b>{momentOf(to.local)}</b>
          </div>
          <div className="in-part__t t-s12 t-2">
            {end(from)}
            {!(next && next.airport === to.airport && next.term === to.term) && end(to)}
          </div>
        </>
      )}
    </div>
  );
}
