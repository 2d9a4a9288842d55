import { memo, useEffect, useState } from 'react';
import type { HotelCard } from '#contract/hotel.ts';
import { useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useServices } from '#kit/widget.ts';
import { Scene } from '#parts/hotel/pictures/Scene.tsx';
import { RouteLink } from '#screens/RouteLink.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { formatYuan, Price, WasPrice } from '#ui/display/Price.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconPin } from '#ui/icons/icons.ts';
import { cx } from '#ui/base/passed-props.ts';
import { Facilities } from './Facilities.tsx';
import { HotelVerdictTag } from './Verdict.tsx';
import { Stars } from './Stars.tsx';
import { useList } from './use-list.ts';

/** The rows of the list so far, and the way to more. */
export function Cards({ isNarrow }: { isNarrow: boolean }) {
  const { model, texts } = useList();
  const [list, active, seen, isAddingMore] = useValues(model.list, model.active, model.seen, model.isAddingMore);
  const ready = useReadyRows(list?.rows);
  if (!list) return null;
  const rest = list.total - list.rows.length;
  /** The pin of the hotel that mouse or focus is on is the active one. */
  const point = (target: EventTarget) => {
    const id = (target as Element).closest<HTMLElement>('[data-hotel]')?.dataset['hotel'];
    if (id && id !== model.active.peek()) model.active.value = id;
  };
  return (
    <>
      <ul className="hl-cards" onMouseOver={(event) => point(event.target)} onFocus={(event) => point(event.target)}>
        {list.rows.map((card, at) =>
          at < ready ? (
            <Card
              key={card.hotelId}
              card={card}
              isActive={card.hotelId === active}
              isSeen={seen.has(card.hotelId)}
              isNarrow={isNarrow}
            />
          ) : (
            <li key={card.hotelId} className="t-card hl-card" aria-hidden="true" />
          ),
        )}
      </ul>
      {rest > 0 && (
        <div className="hl-more">
          <Button busy={isAddingMore} onClick={() => void model.more()}>
            {texts.loadMore}
          </Button>
          <span className="t-3 t-s12">{texts.shown(list.rows.length, list.total)}</span>
        </div>
      )}
    </>
  );
}

/** Cards of another answer that are drawn at once: as many as a screen shows. */
const atOnce = 5;

/** Rows of the list that have their cards: of another answer those in view first, the others after they are painted. */
function useReadyRows(rows: readonly HotelCard[] | undefined): number {
  const { timers } = useServices();
  const [whole, setWhole] = useState(rows);
  // More hotels below are the same answer.
  const isSame = rows === whole || (rows !== undefined && rows[0] === whole?.[0]);
  useEffect(
    () => (rows === whole ? undefined : timers.after(isSame ? 0 : 60, () => setWhole(rows))),
    [timers, rows, whole, isSame],
  );
  return isSame ? Infinity : atOnce;
}

/** The picture that stands for a hotel. */
const covers = ['building', 'room', 'building', 'lobby', 'room'] as const;

interface CardProps {
  card: HotelCard;
  isActive?: boolean;
  isSeen?: boolean;
  isNarrow: boolean;
}

/** A hotel with the cheapest price of the stay; the whole card leads to its page. */
export const Card = memo(function Card({ card, isActive, isSeen, isNarrow }: CardProps) {
  const { model, texts } = useList();
  const { say, langOf } = useSay();
  const { lowest } = card;
  const metro = !isNarrow && texts.metroOf(card, say);
  return (
    <li data-hotel={card.hotelId} className={cx('t-card hl-card', isActive && 'is-active', !lowest && 'is-full')}>
      <div className="hl-card__pic">
        <Scene
          seed={card.scene}
          kind={covers[Math.floor(card.scene / 10) % covers.length] ?? 'building'}
          grey={!lowest}
          label=""
        />
        <span className="hl-card__n">{texts.photos(card.photos)}</span>
      </div>
      <div className="hl-card__m">
        <h3 className="hl-card__t">
          <RouteLink to="hotel_details" params={model.detailOf(card.hotelId)} className="hl-card__a">
            <span lang={langOf(card.name)}>{card.name}</span>
          </RouteLink>
          <Stars star={card.star} />
        </h3>
        <p className="t-row t-s13 hl-card__s">
          <b className="hl-score">{card.score.toFixed(1)}</b>
          <b className="hl-word">{say(card.scoreWord)}</b>
          <span className="t-3 t-s12">{texts.reviews(card.reviews)}</span>
          {isSeen && <span className="t-3 t-s12">{texts.seen}</span>}
        </p>
        <p className="t-row t-s13 t-2">
          <Icon of={iconPin} size={14} />
          <span className="t-ellip">
            {say(card.area)} · {texts.distance(say(card.distanceTo), card.distanceKm)}
          </span>
        </p>
        {metro && <p className="t-s12 t-3 hl-card__x">{metro}</p>}
        <div className="t-row t-row--wrap hl-card__tags">
          {lowest?.agreement && <Tag kind="info">{texts.agreementPrice}</Tag>}
          {lowest?.cancel === 'free' && <Tag kind="ok">{texts.freeCancel}</Tag>}
          {lowest && lowest.breakfasts > 0 && <Tag>{texts.breakfasts[lowest.breakfasts]}</Tag>}
          {lowest?.payKind === 'atHotel' && <Tag>{texts.atHotel}</Tag>}
          {lowest?.payKind === 'guarantee' && <Tag>{texts.guarantee}</Tag>}
          {!isNarrow && <Facilities ids={card.facilities} most={3} />}
        </div>
      </div>
      <Offer card={card} isNarrow={isNarrow} />
    </li>
  );
});

function Offer({ card, isNarrow }: { card: HotelCard; isNarrow: boolean }) {
  const { model, texts } = useList();
  const { lowest } = card;
  const params = model.detailOf(card.hotelId);
  const { rooms } = model.state.peek().stay;
  if (!lowest)
    return (
      <div className="hl-card__o">
        <span className="t-3 t-s13">{texts.full}</span>
        <RouteLink to="hotel_details" params={params} className="hl-card__up t-s13">
          {texts.similar}
        </RouteLink>
      </div>
    );
  const isFew = lowest.roomsLeft <= 3;
  const nights = model.nights.peek();
  // One room for one night: the price above is the sum.
  const isSum = nights > 1 || rooms > 1;
  return (
    <div className="hl-card__o">
      <HotelVerdictTag verdict={lowest.standard} total={lowest.total} />
      <span className="hl-card__p">
        {lowest.before !== '' && <WasPrice yuan={lowest.before} />}{' '}
        <Price yuan={lowest.perNight} size="lg" suffix={texts.fromNight} />
      </span>
      <span className={cx('t-s12', isFew ? 't-over' : 't-3')}>
        {[isFew && texts.left(lowest.roomsLeft), isSum && texts.total(nights, rooms, formatYuan(lowest.total))]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {!isNarrow && (
        <span
          className={cx(
            't-btn',
            lowest.standard?.verdict === 'ok' || !lowest.standard ? 't-btn--buy' : '',
            'hl-card__go',
          )}
          aria-hidden="true"
        >
          {texts.seeRooms}
        </span>
      )}
    </div>
  );
}
