import { useMemo, useRef } from 'react';
import { useValue, useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel } from '#kit/widget.ts';
import { BookedFromBar } from '#parts/booking/application/BookedFromBar.tsx';
import { NarrowHead as Title, OldList } from '#parts/search/ResultsBars.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { FailedSearch } from '#parts/product/FailedSearch.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { useIsNarrow } from '#ui/base/element-width.ts';
import { cx } from '#ui/base/passed-props.ts';
import { hotelArt } from '#parts/product/empty-art.ts';
import type { HotelSearchModel } from '../model.ts';
import { Destination } from '../form/Destination.tsx';
import { HotelForm } from '../form/HotelForm.tsx';
import { BottomBar } from './BottomBar.tsx';
import { Cards } from './Cards.tsx';
import { FilterLine } from './FilterLine.tsx';
import { MapSide } from './MapSide.tsx';
import { SortLine } from './SortLine.tsx';
import { createHotelList } from './model.ts';
import { ListProvider, useList } from './use-list.ts';
import { listTexts } from './texts.ts';

/** The hotels of a search beside their map; on a narrow page one of the two at a time. */
export function List({ model: search }: { model: HotelSearchModel }) {
  const texts = useTexts('hotel-list', listTexts);
  const model = useModel(() => createHotelList(search));
  const { say } = useSay();
  const box = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(box);
  const cityName = useValue(search.cityName);
  const shared = useMemo(() => ({ model, texts }), [model, texts]);
  return (
    <ListProvider value={shared}>
      <div ref={box} className="hl">
        <h1 className="t-vh">{texts.heading(say(cityName))}</h1>
        {isNarrow ? <NarrowHead /> : <Head search={search} />}
        <BookedFromBar product="hotel" travelType={search.travelType} />
        <Body isNarrow={isNarrow} />
        {isNarrow && <BottomBar />}
      </div>
    </ListProvider>
  );
}

const Head = ({ search }: { search: HotelSearchModel }) => (
  <div className="ps-head">
    <div className="t-page">
      <HotelForm model={search} isLine />
    </div>
  </div>
);

function NarrowHead() {
  const { model, texts } = useList();
  const [{ placeName, words, stay }, cityName] = useValues(model.state, model.search.cityName);
  const { showDate } = useSay();
  const today = model.services.clock.today();
  return (
    <Title
      className="ps-mhead"
      title={<Destination of={{ cityName, placeName, words }} />}
      facts={
        <>
          {showDate(stay.checkIn, today)} — {showDate(stay.checkOut, today)} ·{' '}
          {model.search.texts.nights(model.nights.value)} · {model.search.texts.partyText(stay)}
        </>
      }
      texts={texts}
      onBack={() => model.back()}
      onModify={() => model.toForm()}
    />
  );
}

function Body({ isNarrow }: { isNarrow: boolean }) {
  const { model, texts } = useList();
  const [list, failure, isBusy, state] = useValues(model.list, model.failure, model.isBusy, model.state);
  if (!list) return failure === null ? <Waiting /> : <Failed text={failure} />;
  const isMap = isNarrow && state.isMap;
  return (
    <div className={cx('t-page hl-body', isMap && 'is-map')} aria-busy={isBusy}>
      {!isMap && <FilterLine isNarrow={isNarrow} />}
      {failure !== null && <OldList texts={texts} label={texts.retry} onPress={model.load} />}
      {!isMap && <SortLine isNarrow={isNarrow} />}
      <div className="hl-both">
        {!isMap && (
          <div className={cx('hl-list', isBusy && 'ps-busy')}>
            {list.rows.length > 0 ? <Cards isNarrow={isNarrow} /> : <Nothing available={list.available} />}
          </div>
        )}
        {(!isNarrow || isMap) && <MapSide isNarrow={isNarrow} />}
      </div>
    </div>
  );
}

const Waiting = () => (
  <div className="t-page hl-body" aria-busy="true">
    <Skeleton height={52} />
    <Skeleton height={28} width={320} />
    {[0, 1, 2, 3].map((n) => (
      <Skeleton key={n} height={176} />
    ))}
  </div>
);

function Failed({ text }: { text: string }) {
  const { model, texts } = useList();
  const { say } = useSay();
  const isRefused = useValue(model.isRefused);
  const [art, title, word, go] = isRefused
    ? ([hotelArt, texts.noneTitle, texts.modify, () => model.toForm()] as const)
    : (['fail', texts.failedTitle, texts.retry, model.load] as const);
  return (
    <div className="t-page hl-body">
      <FailedSearch art={art} title={title} text={say(text)}>
        <Button onClick={go}>{word}</Button>
      </FailedSearch>
    </div>
  );
}

function Nothing({ available }: { available: number }) {
  const { model, texts } = useList();
  const count = useValue(model.filterCount);
  const { bounds } = useValue(model.state);
  const isNarrowed = count > 0 || bounds !== null;
  return (
    <Empty
      art={hotelArt}
      title={texts.noneTitle}
      text={texts.noneText(available)}
      action={
        isNarrowed ? (
          <Button kind="primary" onClick={() => model.clear()}>
            {texts.clearAll}
          </Button>
        ) : (
          <Button onClick={() => model.toForm()}>{texts.modify}</Button>
        )
      }
    />
  );
}
