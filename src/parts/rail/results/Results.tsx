import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { addDays, clockOf, dayOf, momentAt } from '#domain/china-time.ts';
import { useValue, useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { trainArt } from '#parts/product/empty-art.ts';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { FailedSearch } from '#parts/product/FailedSearch.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { TrainList } from '../trains/TrainList.tsx';
import { trainTexts } from '../trains/texts.ts';
import { TrainsProvider } from '../trains/use-trains.ts';
import { BottomBar } from './BottomBar.tsx';
import { firstRows } from './create-ride-results.ts';
import type { RideResults } from './create-ride-results.ts';
import { DayStrip } from '#parts/search/DayStrip.tsx';
import { apart, OldList } from '#parts/search/ResultsBars.tsx';
import { FilterLine } from './Filters.tsx';
import { InfoLine } from './InfoLine.tsx';
import { resultsTexts } from './texts.ts';
import { ResultsProvider, useRideResults } from './use-results.ts';

interface ResultsProps {
  model: RideResults;
  isNarrow: boolean;
  /** Above the trains, once they are there. */
  children?: ReactNode;
}

/** Days, filters and trains in all their states. */
export function Results({ model, isNarrow, children }: ResultsProps) {
  const texts = useTexts('train-results', resultsTexts);
  const shared = useMemo(() => ({ model, texts }), [model, texts]);
  const [days, date] = useValues(model.days, model.date);
  return (
    <ResultsProvider value={shared}>
      <div className="t-page t-col" style={apart}>
        <DayStrip days={days} date={date} texts={texts} onChoose={model.chooseDay} />
        <Body isNarrow={isNarrow}>{children}</Body>
      </div>
      {isNarrow && <BottomBar />}
    </ResultsProvider>
  );
}

function Body({ isNarrow, children }: { isNarrow: boolean; children: ReactNode }) {
  const { model, texts } = useRideResults();
  const [list, failure, isBusy] = useValues(model.list, model.failure, model.isBusy);
  if (!list) return failure === null ? <Waiting /> : <Failed text={failure} />;
  return (
    <>
      {failure !== null && <OldList texts={texts} label={texts.retry} onPress={model.load} />}
      {children}
      {!isNarrow && list.rides.length > 1 && <FilterLine />}
      <SaleNotice />
      <InfoLine isNarrow={isNarrow} />
      <section part="results" className={isBusy ? 'ps-busy' : undefined} aria-busy={isBusy}>
        <Trains isNarrow={isNarrow} />
      </section>
    </>
  );
}

/** Nothing of the list can be bought now: why, and from when it can. */
function SaleNotice() {
  const { model, texts } = useRideResults();
  const { showDate } = useSay();
  const [rides, date] = useValues(model.rides, model.date);
  const sale = rides.find((ride) => ride.sale.state !== 'over')?.sale;
  if (sale?.state === 'open' || !rides.length) return null;
  if (!sale)
    return (
      <Alert
        kind="info"
        action={
          <Button size="sm" onClick={() => model.chooseDay(addDays(date, 1))}>
            {texts.otherDay}
          </Button>
        }
      >
        {texts.over}
      </Alert>
    );
  const from = sale.from ?? momentAt(model.services.clock.now());
  return (
    <Alert kind="info">
      {sale.state === 'closed' ? texts.closed(clockOf(from)) : texts.notYet(showDate(dayOf(from)), clockOf(from))}
    </Alert>
  );
}

const actionsOf = ({ list, toggle, book, wait, bookPlan, plans }: RideResults) => ({
  loaded: () => list.peek()?.rides ?? [],
  toggle,
  book,
  wait,
  bookPlan,
  plans,
});

function Trains({ isNarrow }: { isNarrow: boolean }) {
  const { model, texts: words } = useRideResults();
  const texts = useTexts('train-list', trainTexts);
  const [rides, columns, folded, shown, open, isStudent] = useValues(
    model.listed,
    model.columns,
    model.folded,
    model.shown,
    model.open,
    model.isStudent,
  );
  const trains = useMemo(() => ({ texts, isStudent, ...actionsOf(model) }), [texts, isStudent, model]);
  if (!rides.length) return <Nothing />;
  return (
    <TrainsProvider value={trains}>
      {folded > 0 && (
        <p className="t-s13 t-3 rr-over">
          {words.folded(folded)} <LinkButton onClick={model.showOver}>{words.showOver}</LinkButton>
        </p>
      )}
      <TrainList
        rides={rides}
        columns={columns}
        shown={shown}
        first={firstRows}
        open={open}
        isNarrow={isNarrow}
        onMore={model.showMore}
      />
    </TrainsProvider>
  );
}

const Waiting = () => (
  <div className="t-col" style={apart} aria-busy="true">
    <Skeleton height={160} />
    <Skeleton height={28} width={320} />
    {[0, 1, 2, 3, 4].map((n) => (
      <Skeleton key={n} height={68} />
    ))}
  </div>
);

function Failed({ text }: { text: string }) {
  const { model, texts } = useRideResults();
  const { say } = useSay();
  const isRefused = useValue(model.isRefused);
  const [art, word, go] = isRefused
    ? ([trainArt, texts.modify, model.toForm] as const)
    : (['fail', texts.retry, model.load] as const);
  return (
    <FailedSearch art={art} title={texts.failedTitle} text={say(text)}>
      <Button onClick={go}>{word}</Button>
    </FailedSearch>
  );
}

function Nothing() {
  const { model, texts } = useRideResults();
  const { length: all } = useValue(model.rides);
  const [title, text, word, go] = all
    ? ([texts.nothingTitle, texts.nothingText(all), texts.clearAll, model.clear] as const)
    : ([texts.noneTitle, texts.noneText, texts.modify, model.toForm] as const);
  return (
    <Empty
      art={trainArt}
      title={title}
      text={text}
      action={
        <Button kind="primary" onClick={go}>
          {word}
        </Button>
      }
    />
  );
}
