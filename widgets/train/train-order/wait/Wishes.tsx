import type { TrainWaitQuote } from '#contract/train-wait.ts';
import { momentAt, msOf } from '#domain/china-time.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { rideSpan } from '#domain/rail/order/ride-span.ts';
import { seatClassNames } from '#domain/rail/seat-classes.ts';
import { mostWishes, waitEndMs } from '#domain/rail/wait.ts';
import { useValues } from '#kit/readable.ts';
import { shownVerdict } from '#parts/booking/standard.ts';
import { VerdictTag } from '#parts/policy/VerdictTag.tsx';
import { priceIn } from '#parts/rail/offer/more-trains.ts';
import { RideLine } from '#parts/rail/RideLine.tsx';
import { DayChips } from '#parts/search/DayChips.tsx';
import { Chip } from '#ui/controls/Chip.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Pending } from '#ui/states/Pending.tsx';
import { verdictsOf } from '../order/values.ts';
import { deadlineOf } from './form.ts';
import type { WaitModel } from './model.ts';

/** `11-28 03:55` */
const waitEndOf = ({ from }: TrainWaitQuote['wishes'][number], hoursBefore: number): string =>
  momentAt(waitEndMs(msOf(from.at), hoursBefore)).slice(5, 16);

/** The wishes of the order, each with its price and the people before it. */
export function Wishes({ model, quote }: { model: WaitModel; quote: TrainWaitQuote }) {
  const { words, form } = model;
  const tagWords = { ok: words.compliant, forbidden: words.forbidden };
  const [{ hoursBefore }, aboveBudget] = useValues(form.values, model.aboveBudget);
  const deadline = deadlineOf(quote, hoursBefore);
  return (
    <Card title={words.trip} sub={words.tripSub}>
      <div className="to-rides">
        {quote.wishes.map((wish, at) => {
          const name = `${wish.trainNumber} ${words.say(seatClassNames[wish.seatClass])}`;
          const [judged] = verdictsOf([wish], words);
          return (
            <RideLine
              key={`${name} ${wish.from.at}`}
              ride={wish}
              sub={words.say(seatClassNames[wish.seatClass])}
              end={
                <>
                  <span className="t-s13">
                    ¥{showFen(fenOf(wish.prices.adult ?? '0'))}{' '}
                    {wish.left > 0 ? (
                      <LinkButton title={words.hasSeats(wish.left)} onClick={() => model.buy(at)}>
                        {words.buy}
                      </LinkButton>
                    ) : (
                      quote.wishes.length > 1 && (
                        <LinkButton aria-label={words.removeOf(name)} onClick={() => model.remove(at)}>
                          {words.remove}
                        </LinkButton>
                      )
                    )}
                  </span>
                  <span className="t-s12 t-3">
                    {wish.left > 0 ? words.hasSeats(wish.left) : words.ahead(wish.ahead)}
                  </span>
                  {judged && (
                    <VerdictTag
                      verdict={shownVerdict(judged.verdict, aboveBudget)}
                      words={{ ...tagWords, over: judged.over }}
                    />
                  )}
                  {deadline && (
                    <span className="t-s12 t-3">
                      {words.waitsUntil(words.say(waitEndOf(wish, deadline.hoursBefore)))}
                    </span>
                  )}
                </>
              }
            />
          );
        })}
      </div>
    </Card>
  );
}

/** Other trains between the two cities whose classes are sold out, by day, one press each. */
export function MoreWishes({ model }: { model: WaitModel }) {
  const { words, more } = model;
  const [state, rows, wishes, day] = useValues(more.state, more.rows, model.wishes, more.day);
  const left = mostWishes - wishes.length;
  return (
    <Card title={words.more} sub={left > 0 ? words.moreSub(left) : words.most(mostWishes)}>
      <DayChips date={day} dates={more.dates} label={words.moreDays} words={words} onChoose={more.choose} />
      <Pending state={state} height={96} text={words.moreFailed} retry={words.retry} onRetry={more.load}>
        {rows.length ? (
          <div className="to-more">
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
    </Card>
  );
}
