import { headsOf, placeOf } from '#domain/intl/search/trip-codec.ts';
import { inOrder, tripTitle } from '#domain/trip/legs.ts';
import { useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { NarrowHead } from '#parts/search/ResultsBars.tsx';
import { TravelTypeChoice } from '#parts/search/SearchForm.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { IntlForm } from '../form/IntlForm.tsx';
import type { IntlSearchModel } from '../model.ts';
import type { IntlResults } from '#parts/intl/results/create-intl-results.ts';
import { listTexts } from '#parts/intl/results/words/texts.ts';

interface HeadProps {
  search: IntlSearchModel;
  model: IntlResults;
  isNarrow: boolean;
}

/** The search above what it found: one line that can be changed; of several cities and on narrow roots a title. */
export function Head({ search, model, isNarrow }: HeadProps) {
  const texts = useTexts('intl-results', listTexts);
  const { showDay } = useSay();
  const [{ legs, party, cabin, flightType }, slice, list, isWhole] = useValues(
    search.state,
    model.slice,
    model.list,
    model.isWhole,
  );
  const cityOf = (code: string): string => list?.airports[code]?.cityName ?? search.nameOf(code).city;
  const at = Math.min(slice, legs.length - 1);
  /** A leg of the address may name an airport or a city: what was found tells the city. */
  const endsOf = (no: number): [string, string] => {
    const ends = list?.slices[no]?.[0]?.segments ?? [];
    const [from, to] = [list?.segments[ends[0] ?? -1], list?.segments[ends[ends.length - 1] ?? -1]];
    return [cityOf(from?.orgAirport ?? legs[no]?.from ?? ''), cityOf(to?.dstAirport ?? legs[no]?.to ?? '')];
  };
  const flown = legs.map((_, no) => endsOf(no)).map(([orgcityname, dstcityname]) => ({ orgcityname, dstcityname }));
  /** An end that is asked for as one airport is named by it. */
  const asked = (no: number, [from, to]: [string, string]): string => {
    const named = (city: string, code: string | undefined) => {
      const { airport = '' } = placeOf(code ?? '');
      const name = airport && (list?.airports[airport]?.name ?? search.nameOf(code ?? '').airport);
      return !name || name.startsWith(city) ? name || city : `${city}${name}`;
    };
    return `${named(from, legs[no]?.from)} → ${named(to, legs[no]?.to)}`;
  };
  const way = isWhole ? tripTitle(inOrder(flown)) : asked(at, endsOf(at));
  const days = isWhole ? legs.map(({ date }) => date) : [legs[at]?.date ?? ''];
  const facts = [
    !isWhole && flightType === 3 && texts.legOf(at + 1, legs.length),
    !isWhole && flightType === 2 && (at ? search.texts.back : search.texts.out),
    days.map((day) => showDay(day)).join(texts.comma),
    search.texts.heads(headsOf(party)),
    search.texts.cabins[cabin],
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <>
      <h1 className="t-vh">{texts.heading(way)}</h1>
      {isNarrow ? (
        <NarrowHead
          className="ps-mhead"
          title={way}
          facts={facts}
          texts={texts}
          onBack={model.back}
          onModify={search.toForm}
        />
      ) : (
        <div className="ps-head">
          <div className="t-page">
            {flightType === 3 ? (
              <div className="t-row">
                <TravelTypeChoice model={search} />
                <b className="t-s16">{way}</b>
                <span className="t-s13 t-2">{facts}</span>
                <LinkButton className="t-end" onClick={search.toForm}>
                  {texts.modify}
                </LinkButton>
              </div>
            ) : (
              <IntlForm model={search} isLine />
            )}
          </div>
        </div>
      )}
    </>
  );
}
