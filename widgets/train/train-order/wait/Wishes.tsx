import { useRef, useState } from 'react';
import type { TrainWaitQuote } from '#contract/train-wait.ts';
import { momentAt, msOf, showDay } from '#domain/china-time.ts';
import { rideSpan } from '#domain/rail/order/ride-span.ts';
import { seatClassNames } from '#domain/rail/seat-classes.ts';
import { mostWishes, waitEndMs } from '#domain/rail/wait.ts';
import { useValue, useValues } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { shownVerdict } from '#parts/booking/standard.ts';
import { Wish } from '#parts/rail/sold-out/Wish.tsx';
import { priceIn } from '#parts/rail/offer/more-trains.ts';
import { DayChips } from '#parts/search/DayChips.tsx';
import { useIsNarrow } from '#ui/base/element-width.ts';
import { Chip } from '#ui/controls/Chip.tsx';
import { Segment } from '#ui/controls/Segment.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Pending } from '#ui/states/Pending.tsx';
import { verdictsOf } from '../order/values.ts';
import { deadlineOf } from './form.ts';
import type { WaitModel } from './model.ts';

/** `11-28 03:55` */
const waitEndOf = ({ from }: TrainWaitQuote['wishes'][number], hoursBefore: number): string =>
  momentAt(waitEndMs(msOf(from.at), hoursBefore)).slice(5, 16);

/** The wishes of the order, each with its price and the people before it, and until when they are waited for. */
export function Wishes({ model, quote }: { model: WaitModel; quote: TrainWaitQuote }) {
  const { words, form } = model;
  const { clock } = useServices();
  const [{ hoursBefore }, aboveBudget] = useValues(form.values, model.aboveBudget);
  const deadline = deadlineOf(quote, hoursBefore);
  return (
    <Card bare title={words.trip} sub={words.tripSub} className="bk-sec">
      {quote.wishes.map((wish, at) => {
        const [judged] = verdictsOf([wish], words);
        return (
          <Wish
            key={`${wish.trainNumber} ${wish.seatClass} ${wish.from.at}`}
            words={words}
            wish={wish}
            until={deadline && waitEndOf(wish, deadline.hoursBefore)}
            judged={judged}
            verdict={judged && shownVerdict(judged.verdict, aboveBudget)}
            onRemove={quote.wishes.length > 1 ? () => model.remove(at) : undefined}
            onBuy={() => model.buy(at)}
          />
        );
      })}
      <div className="t-card__bd t-row t-row--wrap">
        <b className="t-s13">{words.until}</b>
        <Segment
          label={words.until}
          value={String(deadline?.hoursBefore ?? '')}
          items={quote.deadlines.map((one) => ({
            value: String(one.hoursBefore),
            label: words.hours(one.hoursBefore),
          }))}
          onChange={(hours) => form.edit({ hoursBefore: Number(hours) })}
        />
        {deadline && (
          <span className="t-s12 t-2">
            {words.ends(`${words.say(showDay(deadline.at.slice(0, 10), clock.today()))} ${deadline.at.slice(11, 16)}`)}
          </span>
        )}
        <span className="t-s12 t-3">{words.untilSub}</span>
      </div>
    </Card>
  );
}

/** Other trains between the two cities whose classes are sold out, by day, one press each. */
export function MoreWishes({ model }: { model: WaitModel }) {
  const { words } = model;
  const wishes = useValue(model.wishes);
  const left = mostWishes - wishes.length;
  const box = useRef<HTMLElement>(null);
  const isNarrow = useIsNarrow(box);
  const [isAsked, ask] = useState(false);
  const isOpen = isAsked || !isNarrow;
  return (
    <Card
      ref={box}
      bare={!isOpen}
      className="bk-sec"
      title={words.more}
      sub={left > 0 ? words.moreSub(left) : words.most(mostWishes)}
      end={
        isNarrow && (
          <LinkButton aria-expanded={isOpen} onClick={() => ask(!isAsked)}>
            {isOpen ? words.fold : words.unfold}
          </LinkButton>
        )
      }
    >
      {isOpen && <Offered model={model} left={left} />}
    </Card>
  );
}

function Offered({ model, left }: { model: WaitModel; left: number }) {
  const { words, more } = model;
  const [state, rows, day] = useValues(more.state, more.rows, more.day);
  return (
    <>
      <DayChips date={day} dates={more.dates} label={words.moreDays} words={words} onChoose={more.choose} />
      <Pending state={state} height={96} text={words.moreFailed} retry={words.retry} onRetry={more.load}>
        {rows.length ? (
          <div className="to-more t-col">
            {rows.map(({ ride, classes }) => (
              <div
                key={`${ride.trainNumber} ${ride.from.telecode}`}
                className="t-row t-row--wrap"
                role="group"
                aria-label={ride.trainNumber}
              >
                <b>{ride.trainNumber}</b>
                <span className="t-s12 t-2">
                  {rideSpan(ride.from.at, ride.to.at)} {words.say(ride.from.station)} → {words.say(ride.to.station)}
                </span>
                {classes.map((one) => (
                  <Chip key={one.seatClass} size="sm" disabled={left <= 0} onClick={() => model.add(one)}>
                    + {words.say(seatClassNames[one.seatClass])} {priceIn(ride, one.seatClass)}
                  </Chip>
                ))}
              </div>
            ))}
          </div>
        ) : (
          <p className="t-s13 t-2">{words.moreNone}</p>
        )}
      </Pending>
    </>
  );
}
