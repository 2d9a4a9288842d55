import { memo, useState } from 'react';
import { showFen } from '#domain/money.ts';
import { waySorts } from '#domain/rail/search/ways.ts';
import { useValue, useValues } from '#kit/readable.ts';
import type { Readable } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel } from '#kit/widget.ts';
import { RouteLink } from '#screens/RouteLink.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { Segment } from '#ui/controls/Segment.tsx';
import { planKeyOf } from '../seat-plan/create-plans.ts';
import { SeatPlanView } from '../seat-plan/SeatPlanView.tsx';
import type { RideResults } from '../results/create-ride-results.ts';
import type { ChosenRide } from '../ride-query.ts';
import { createWays } from './create-ways.ts';
import { wayTexts } from './texts.ts';
import { WayRow } from './WayRow.tsx';
import type { Way } from './ways-of.ts';

interface WaysProps {
  results: RideResults;
  isNarrow: boolean;
  onTake(way: Way): void;
  onTrain(ride: ChosenRide): void;
  /** Of the search, for the page of all plans with a change. */
  query: Readable<Readonly<Record<string, string | undefined>>>;
}

/**
 * Above the trains: every way that no other beats, in one ranking. One train alone is the list itself. A narrow page has
 * one line of it, because its first screen belongs to the trains.
 */
export const Ways = memo(function Ways({ results, isNarrow, onTake, onTrain, query }: WaysProps) {
  const texts = useTexts('train-ways', wayTexts);
  const model = useModel(() => createWays(results, texts));
  const { plans } = results;
  const asked = useValue(results.input);
  const [ways, ranked, later, isBusy, by, dropped, found, isStudent] = useValues(
    model.ways,
    model.ranked,
    model.later,
    model.isBusy,
    model.by,
    model.dropped,
    plans.found,
    results.isStudent,
  );
  const [isWhole, setWhole] = useState(false);
  const [picture, setPicture] = useState('');
  const [isOpen, setOpen] = useState(false);
  if (!isBusy && ranked.every(({ kind }) => kind === 'direct') && ranked.length < 2) return null;
  const first = isNarrow ? 2 : 3;
  const rows = isWhole ? ways : ways.slice(0, first);
  const cheapest = Math.min(...ranked.map(({ fen }) => fen));
  const quickest = Math.min(...ranked.map(({ minutes }) => minutes));
  const tagsOf = (way: Way) => [
    ...(way.fen === cheapest ? [texts.cheapest] : []),
    ...(way.minutes === quickest ? [texts.quickest] : []),
  ];
  const [best] = ways;
  return (
    <section part="ways" className="t-card wys" aria-label={texts.title} aria-busy={isBusy}>
      {isNarrow && (
        <p className="t-row t-s13">
          {best ? (
            <b className="t-grow">{texts.best(best.title, showFen(best.fen), texts.lasts(best.minutes))}</b>
          ) : (
            <span className="t-grow t-3">{texts.comparing}</span>
          )}
          <LinkButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? texts.less : texts.compare}
          </LinkButton>
        </p>
      )}
      {(!isNarrow || isOpen) && (
        <>
          <div className="t-row t-row--wrap">
            <h2 className="t-h2">{texts.title}</h2>
            {ways.length > 0 && (
              <span className="t-s12 t-3">{isStudent ? texts.student(ways.length) : texts.lead(ways.length)}</span>
            )}
            {ways.length > 1 && (
              <Segment
                className="t-end"
                label={texts.sortLabel}
                value={by}
                items={waySorts.map((value) => ({ value, label: texts.sorts[value] }))}
                onChange={model.sortBy}
              />
            )}
          </div>
          <ol>
            {rows.map((way, at) => {
              const { ride, id, flight, rides } = way;
              return (
                <WayRow
                  key={id}
                  way={way}
                  texts={texts}
                  rank={at + 1}
                  tags={tagsOf(way)}
                  asked={asked}
                  onTake={onTake}
                  link={
                    ride ? (
                      <LinkButton onClick={() => setPicture(picture === id ? '' : id)}>
                        {picture === id ? texts.less : texts.seatPicture}
                      </LinkButton>
                    ) : (
                      flight &&
                      rides.map((one) => (
                        <LinkButton key={one.trainNumber} onClick={() => onTrain(one)}>
                          {texts.bookTrain(one.trainNumber)}
                        </LinkButton>
                      ))
                    )
                  }
                >
                  {ride && picture === id && (
                    <SeatPlanView ride={ride} found={found[planKeyOf(ride)]} onRetry={() => plans.want(ride)} />
                  )}
                </WayRow>
              );
            })}
            {/* The list of trains below is being pressed already: it stays where it is. */}
            {isBusy &&
              Array.from({ length: first - rows.length }, (_, at) => (
                <li key={at} className="wy" aria-hidden="true">
                  <Skeleton height={isNarrow ? 132 : 51} />
                </li>
              ))}
          </ol>
          <p className="t-row t-row--wrap t-s12 t-3">
            {later > 0 && <LinkButton onClick={model.rank}>{texts.later(later)}</LinkButton>}
            {ways.length > first && (
              <LinkButton onClick={() => setWhole(!isWhole)}>
                {isWhole ? texts.less : texts.more(ways.length - first)}
              </LinkButton>
            )}
            <span>{texts.rule}</span>
            {dropped > 0 && <span>{texts.dropped(dropped)}</span>}
            <span className="t-end">
              <Transfers query={query}>{texts.transfers}</Transfers>
            </span>
          </p>
        </>
      )}
    </section>
  );
});

/** The filters are in the address, the ways above are not of them. */
function Transfers({ query, children }: Pick<WaysProps, 'query'> & { children: string }) {
  return (
    <RouteLink to="train_transfer" params={useValue(query)} onlyOpen>
      {children}
    </RouteLink>
  );
}
