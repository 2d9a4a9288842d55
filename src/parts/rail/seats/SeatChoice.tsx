import { Fragment, useState } from 'react';
import type { OfferedTrainRide } from '#contract/train-order.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { seatsTogether, toggleSeat, wishInWords } from '#domain/rail/order/seat-choice.ts';
import { useSay } from '#kit/say.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Stepper } from '#ui/controls/Stepper.tsx';
import { Card } from '#ui/display/Card.tsx';
import type { SeatValues } from './seat-values.ts';
import type { seatTexts } from './texts.ts';

interface SeatChoiceProps {
  chosen: SeatValues;
  onChoose(change: Partial<SeatValues>): void;
  words: typeof seatTexts;
  /** Empty lists: the class has no such choice. */
  ride: Pick<OfferedTrainRide, 'seatRows' | 'berths' | 'arrangement' | 'tiers'>;
  /** Of several trains, the one that the choice is for; "" for one. */
  train?: string;
  /** One for each passenger. */
  most: number;
}

/** Seats or berths that are asked for, and the best that can be had. */
export function SeatChoice(props: SeatChoiceProps) {
  const { words, ride, most, train = '' } = props;
  const { letters, berths } = props.chosen;
  const isBerth = ride.berths.length > 0;
  const count = isBerth ? ride.berths.reduce((sum, berth) => sum + berths[berth], 0) : letters.length;
  return (
    <Card
      className="bk-sec"
      title={`${isBerth ? words.berthsTitle : words.seats}${train && ` · ${train}`}`}
      sub={words.seatsSub(count, most)}
    >
      {isBerth ? <Berths {...props} free={most - count} /> : <Seats {...props} />}
    </Card>
  );
}

function Seats(props: SeatChoiceProps) {
  const { words, ride, most, onChoose } = props;
  const { letters } = props.chosen;
  const [refusedAt, refuse] = useState('');
  return (
    <div className="rs-seats">
      <Grid {...props} onFull={() => refuse(letters.join())} />
      <div className="rs-best t-col">
        {/* Until the choice is another one. */}
        {refusedAt !== '' && refusedAt === letters.join() && (
          <p className="t-s13 t-over" role="alert">
            {words.full(most)}
          </p>
        )}
        <Said title={words.bestTitle} text={ride.arrangement} />
        <Said title={words.wishTitle} text={wishInWords(letters, ride.seatRows)} />
        <div className="t-row">
          {most > 1 && (
            <LinkButton className="t-s13" onClick={() => onChoose({ letters: seatsTogether(ride.seatRows, most) })}>
              {words.together}
            </LinkButton>
          )}
          {letters.length > 0 && (
            <LinkButton className="t-s13" onClick={() => onChoose({ letters: [] })}>
              {words.clear}
            </LinkButton>
          )}
        </div>
        <p className="t-s12 t-3">{words.wishNote}</p>
      </div>
    </div>
  );
}

function Said({ title, text }: { title: string; text: string }) {
  const { say } = useSay();
  return (
    text !== '' && (
      <p>
        <b className="t-s13">{title}</b>
        <br />
        <span className="t-s13 t-2">{say(text)}</span>
      </p>
    )
  );
}

/** Two rows of seats between their windows. */
function Grid({ chosen: { letters }, onChoose, words, ride, most, onFull }: SeatChoiceProps & { onFull(): void }) {
  const window = <span className="t-s12 t-3">{words.window}</span>;
  return (
    <div className="t-col rs-grid" role="group" aria-label={words.seats}>
      {words.rows.map((name, at) => (
        <div key={name} className="t-row rs-row">
          <span className="t-s12 t-3 t-nowrap">{name}</span>
          {window}
          {ride.seatRows.map((side, group) => (
            <Fragment key={side[0]}>
              {group > 0 && <span className="rs-aisle t-s12 t-3">{words.aisle}</span>}
              {side.map((letter) => {
                const seat = `${at + 1}${letter}`;
                const isOn = letters.includes(seat);
                return (
                  <button
                    key={letter}
                    type="button"
                    className={`rs-seat${isOn ? ' is-on' : ''}`}
                    aria-pressed={isOn}
                    aria-label={words.seat(name, letter)}
                    onClick={() => {
                      const next = toggleSeat(letters, seat, most);
                      if (next) onChoose({ letters: next });
                      else onFull();
                    }}
                  >
                    {letter}
                  </button>
                );
              })}
            </Fragment>
          ))}
          {window}
        </div>
      ))}
    </div>
  );
}

/** How many of each berth, the upper one on top. */
function Berths({ chosen: { berths }, onChoose, words, ride, most, free }: SeatChoiceProps & { free: number }) {
  return (
    <>
      <ul className="rs-berths">
        {[...ride.berths].reverse().map((berth) => (
          <li key={berth} className="t-row">
            <i className={`rs-bed${berths[berth] ? ' is-on' : ''}`} aria-hidden="true" />
            <span className="t-grow">
              {words.berths[berth]}{' '}
              {ride.tiers && <small className="t-s12 t-3">{words.berthLeft(ride.tiers[berth]?.left ?? 0)}</small>}
            </span>
            {ride.tiers && <b className="t-m">¥{showFen(fenOf(ride.tiers[berth]?.prices.adult ?? '0'))}</b>}
            <Stepper
              label={words.berths[berth]}
              value={berths[berth]}
              max={Math.min(berths[berth] + Math.max(0, free), ride.tiers?.[berth]?.left ?? most)}
              onChange={(count) => onChoose({ berths: { ...berths, [berth]: count } })}
            />
          </li>
        ))}
      </ul>
      <p className="t-s12 t-3">{words.berthsNote}</p>
    </>
  );
}
