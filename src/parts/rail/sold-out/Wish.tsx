import type { TrainWaitQuote } from '#contract/train-wait.ts';
import { dayOf, showDay } from '#domain/china-time.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { rideSpan } from '#domain/rail/order/ride-span.ts';
import { seatClassNames } from '#domain/rail/seat-classes.ts';
import { useServices } from '#kit/widget.ts';
import type { Verdict } from '#parts/booking/standard.ts';
import { VerdictTag } from '#parts/policy/VerdictTag.tsx';
import type { VerdictKind } from '#parts/policy/VerdictTag.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';

interface WishProps {
  words: {
    compliant: string;
    forbidden: string;
    buy: string;
    remove: string;
    say(text: string): string;
    ahead(people: number): string;
    hasSeats(left: number): string;
    waitsUntil(moment: string): string;
    removeOf(name: string): string;
  };
  wish: TrainWaitQuote['wishes'][number];
  until: string | undefined;
  judged: Verdict | undefined;
  /** The one that is shown, of an order above the rest of a budget. */
  verdict: VerdictKind | undefined;
  /** Absent for the only one. */
  onRemove: (() => void) | undefined;
  onBuy(): void;
}

/** A train and class that an order waits for, with the people before it and the end of its wait. */
export function Wish({ words, wish, until, judged, verdict, onRemove, onBuy }: WishProps) {
  const { clock } = useServices();
  const { trainNumber, seatClass, from, to, left, ahead, prices } = wish;
  const seat = words.say(seatClassNames[seatClass]);
  return (
    <div className="to-wish t-card__bd t-row">
      <div className="t-grow">
        <span className="t-row">
          <b className="t-h3">{trainNumber}</b> {seat}
          {judged && (
            <VerdictTag
              verdict={verdict}
              words={{ ok: words.compliant, forbidden: words.forbidden, over: judged.over }}
            />
          )}
        </span>
        <span className="t-facts t-s13">
          <span>
            {words.say(showDay(dayOf(from.at), clock.today()))} {words.say(rideSpan(from.at, to.at))}
          </span>
          <span>
            {words.say(from.station)} → {words.say(to.station)}
          </span>
        </span>
        <span className="t-facts t-s12 t-3">
          <span>{left > 0 ? words.hasSeats(left) : words.ahead(ahead)}</span>
          {until && <span>{words.waitsUntil(words.say(until))}</span>}
        </span>
      </div>
      <div className="t-num">
        <b className="t-h3">¥{showFen(fenOf(prices.adult ?? '0'))}</b>
        <br />
        {left > 0 ? (
          <LinkButton title={words.hasSeats(left)} onClick={onBuy}>
            {words.buy}
          </LinkButton>
        ) : (
          onRemove && (
            <LinkButton aria-label={words.removeOf(`${trainNumber} ${seat}`)} onClick={onRemove}>
              {words.remove}
            </LinkButton>
          )
        )}
      </div>
    </div>
  );
}
