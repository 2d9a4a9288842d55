import { useEffect, useMemo, useRef } from 'react';
import { useValue, useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel } from '#kit/widget.ts';
import { BookedFromBar } from '#parts/booking/application/BookedFromBar.tsx';
import { hotelArt } from '#parts/product/empty-art.ts';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Price } from '#ui/display/Price.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { FailedSearch } from '#parts/product/FailedSearch.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { useIsNarrow } from '#ui/base/element-width.ts';
import { cx } from '#ui/base/passed-props.ts';
import { focusText, isFocusLost } from '#ui/base/root-node.ts';
import type { HotelSearchModel } from '../model.ts';
import { texts as formTexts } from '../texts.ts';
import { Facts } from './Facts.tsx';
import { HotelHead } from './HotelHead.tsx';
import { Rooms } from './Rooms.tsx';
import { Similar } from './Similar.tsx';
import { StayBar } from './StayBar.tsx';
import { createHotelDetails } from './model.ts';
import { detailTexts } from './texts.ts';
import { DetailsContext, useDetails } from './use-details.ts';

/** One hotel for a stay. Another hotel is another page. */
export function Details({ model }: { model: HotelSearchModel }) {
  const { query } = useValue(model.services.place);
  const hotelId = query['hotelId'] ?? '';
  const first = useRef(hotelId);
  return <Page key={hotelId} search={model} isNext={hotelId !== first.current} />;
}

/** `isNext`: led to by a link of the page before, which is gone with it. */
function Page({ search, isNext }: { search: HotelSearchModel; isNext: boolean }) {
  const texts = useTexts('hotel-details', detailTexts);
  const model = useModel(() => createHotelDetails(search));
  const [detail, failure] = useValues(model.detail, model.failure);
  const shared = useMemo(() => ({ model, texts }), [model, texts]);
  return (
    <DetailsContext.Provider value={shared}>
      <BookedFromBar product="hotel" travelType={search.travelType} />
      {detail ? <Hotel isNext={isNext} /> : failure ? <NoHotel /> : <Waiting />}
    </DetailsContext.Provider>
  );
}

type SectionName = 'rooms' | 'facilities' | 'reviews' | 'around' | 'rules';

function Hotel({ isNext }: { isNext: boolean }) {
  const { model, texts } = useDetails();
  const [failure, isBusy, rooms, lowest] = useValues(model.failure, model.isBusy, model.rooms, model.lowest);
  const problems = useValue(model.search.problems);
  const { say } = useSay();
  const { linkProblems: links } = useTexts('hotel-booking', formTexts);
  const box = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(box);
  useEffect(() => {
    if (isNext && box.current && isFocusLost(box.current)) focusText(box.current.querySelector('h1'));
  }, [isNext]);
  const isFull = rooms.every(({ all }) => all.length === 0);
  const goTo = (name: SectionName) =>
    box.current?.querySelector(`[data-section=${name}]`)?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  return (
    <div ref={box} className="t-page hd" aria-busy={isBusy}>
      <HotelHead isNarrow={isNarrow} onRooms={() => goTo('rooms')} />
      <nav className="t-card hd-nav" aria-label={texts.sectionsLabel}>
        {(Object.keys(texts.sections) as SectionName[]).map((name) => (
          <LinkButton key={name} onClick={() => goTo(name)}>
            {texts.sections[name]}
          </LinkButton>
        ))}
      </nav>
      <section data-section="rooms" className="hd-sec" aria-label={texts.sections.rooms}>
        {problems.length > 0 && (
          <Alert kind="warn">
            {problems.map((one) => (
              <div key={one}>{links[one]}</div>
            ))}
          </Alert>
        )}
        <StayBar isNarrow={isNarrow} />
        {failure && (
          <Alert
            kind="warn"
            action={
              <Button size="sm" onClick={model.load}>
                {texts.retry}
              </Button>
            }
          >
            {say(failure.text) || texts.oldRates}
          </Alert>
        )}
        {isFull && <Similar />}
        <div className={cx('hd-rooms', isBusy && 'is-busy')}>
          <Rooms isNarrow={isNarrow} />
        </div>
      </section>
      <Facts />
      {isNarrow && lowest && <BookBar onRooms={() => goTo('rooms')} />}
    </div>
  );
}

function BookBar({ onRooms }: { onRooms: () => void }) {
  const { model, texts } = useDetails();
  const [lowest, nights, { stay }] = useValues(model.lowest, model.nights, model.state);
  if (!lowest) return null;
  return (
    <div className="hd-bar">
      <div className="t-grow">
        <div className="t-s12 t-3">{texts.stayBar(nights, stay.rooms)}</div>
        <Price yuan={lowest.total} size="lg" suffix={texts.from} />
      </div>
      <Button kind="soft" size="lg" onClick={onRooms}>
        {texts.chooseRoom}
      </Button>
    </div>
  );
}

const Waiting = () => (
  <div className="t-page hd" aria-busy="true">
    <Skeleton height={24} width={280} />
    <Skeleton height={380} />
    <Skeleton height={48} />
    <Skeleton height={240} />
  </div>
);

function NoHotel() {
  const { model, texts } = useDetails();
  const failure = useValue(model.failure);
  const { say } = useSay();
  const isMissing = failure?.isMissing === true;
  return (
    <div className="t-page">
      <FailedSearch
        art={isMissing ? hotelArt : 'fail'}
        title={isMissing ? texts.missingTitle : texts.failedTitle}
        text={isMissing ? texts.missingText : say(failure?.text)}
      >
        <Button onClick={() => model.toList()}>{texts.toList}</Button>
        {!isMissing && (
          <Button kind="primary" onClick={model.load}>
            {texts.retry}
          </Button>
        )}
      </FailedSearch>
    </div>
  );
}
