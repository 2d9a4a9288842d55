import { showDay } from '#domain/china-time.ts';
import { headsOf } from '#domain/intl/search/trip-codec.ts';
import { useValues } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { NarrowHead } from '#parts/search/ResultsBars.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { IntlForm } from '../form/IntlForm.tsx';
import type { IntlSearchModel } from '../model.ts';
import type { IntlResults } from '#parts/intl/results/create-intl-results.ts';
import { listTexts } from '#parts/intl/results/texts.ts';

interface HeadProps {
  search: IntlSearchModel;
  model: IntlResults;
  isNarrow: boolean;
}

/** The search above what it found: one line that can be changed; of several cities and on narrow roots a title. */
export function Head({ search, model, isNarrow }: HeadProps) {
  const texts = useTexts('intl-search', listTexts);
  const [{ legs, party, cabin, flightType }, slice, list] = useValues(search.state, model.slice, model.list);
  const cityOf = (code: string): string => list?.airports[code]?.cityName ?? search.nameOf(code).city;
  const at = Math.min(slice, legs.length - 1);
  const leg = legs[at];
  const ends = list?.slices[at]?.[0]?.segments ?? [];
  const [from, to] = [
    list?.segments[ends[0] ?? -1]?.orgAirport,
    list?.segments[ends[ends.length - 1] ?? -1]?.dstAirport,
  ];
  const way = search.texts.way(cityOf(from ?? leg?.from ?? ''), cityOf(to ?? leg?.to ?? ''));
  const facts = [showDay(leg?.date ?? ''), search.texts.heads(headsOf(party)), search.texts.cabins[cabin]].join(' · ');
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
