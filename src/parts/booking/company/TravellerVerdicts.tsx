import { useEffect, useRef, useState } from 'react';
import { writeJson } from '#base/json.ts';
import { myStandard } from '#contract/my-standard.ts';
import type { TravellerVerdicts as Answer } from '#contract/my-standard.ts';
import { useValue } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { VerdictTag } from '../../policy/VerdictTag.tsx';
import type { BookingWords } from '../words/texts.ts';
import type { Booking } from '../booking.ts';
import { shownVerdict } from '../standard.ts';
import type { ForWhom } from '../for-whom/for-whom.ts';
import { isForOthers, keepSplit, othersOf, splitOff, takeOut } from './split.ts';
import type { SplitBooking } from './split.ts';
import { verdictTexts } from './words/verdict-texts.ts';

export { isForOthers };

/** A traveller of the order; guests of one room have its number. */
export interface AskedTraveller {
  passengerId?: string | undefined;
  name: string;
  englishName?: string | undefined;
  room?: number | undefined;
}

/** Travellers are asked for when the member pauses. */
const pauseMs = 300;

/** Each colleague of the order with verdict and rule, before the order is sent. */
export function TravellerVerdicts({
  verifyKey,
  people,
  words,
  answer,
  onAnswer,
  booking,
}: {
  verifyKey: string;
  people: readonly AskedTraveller[];
  words: BookingWords;
  answer: Answer | null;
  onAnswer(answer: Answer | null): void;
  booking: SplitBooking & Pick<Booking, 'hold' | 'renew' | 'aboveBudget'>;
}) {
  const services = useServices();
  const { api, timers } = services;
  const aboveBudget = useValue(booking.aboveBudget);
  const [split, setSplit] = useState(() => splitOff(services));
  const texts = useTexts('business-section', verdictTexts);
  const turn = useRef(0);
  const travellers = people.flatMap(({ passengerId, name, englishName, room }) =>
    passengerId ? [{ passengerId, name: name || englishName || '', ...(room !== undefined && { room }) }] : [],
  );
  /** A room counts where two share it. */
  const sharedRoom = ({ room }: { room?: number }) =>
    room !== undefined && travellers.filter((one) => one.room === room).length > 1 && { room };
  const key = [verifyKey, ...travellers.flatMap((one) => [one.passengerId, one.name, one.room])].join('\n');
  const isNamed = people.some(({ name, englishName }) => name || englishName);
  useEffect(() => {
    turn.current += 1;
    const own = turn.current;
    /** The offer is asked for again where others than those of its question are to be judged. */
    function settle(next: Answer | null) {
      if (own !== turn.current) return;
      onAnswer(next);
      const judged = next?.isOwn ? [] : travellers.map((one) => ({ passengerId: one.passengerId, ...sharedRoom(one) }));
      const { forWhom } = booking.hold;
      if (writeJson(judged) === writeJson(forWhom.peek())) return;
      forWhom.value = judged;
      booking.renew();
    }
    if (!travellers.length) {
      // The first travellers of an order are put in after a moment.
      if (isNamed) settle(null);
      else onAnswer(null);
      return undefined;
    }
    return timers.after(pauseMs, () => {
      // Without an answer the order is judged all the same when it is sent.
      void api
        .send(myStandard.travellers, { verifyKey, travellers }, { quiet: 'all' })
        .then((outcome) => settle(outcome.ok ? outcome.data : null));
    });
  }, [key, isNamed]);
  const keep = (people: readonly ForWhom[]) => {
    keepSplit(services, people);
    setSplit(people);
  };
  // A traveller who was put in again is of this order.
  const waiting = split.filter((one) => !travellers.some(({ passengerId }) => passengerId === one.passengerId));
  useEffect(() => {
    if (waiting.length < split.length) keep(waiting);
  }, [waiting.length, split.length]);
  const note = waiting.length > 0 && (
    <Alert kind="info" className="bk-over" action={<LinkButton onClick={() => keep([])}>{texts.drop}</LinkButton>}>
      {texts.waiting(namesOf(waiting))}
    </Alert>
  );
  if (!answer || !isForOthers(answer, services)) return note;
  const others = othersOf(answer);
  const { together, counts, each } = answer;
  return (
    <>
      {note}
      <div className="bk-over t-col" role="group" aria-label={texts.title} aria-live="polite">
        <span className="t-s13 t-2">{each.length > 1 ? `${texts.title} · ${texts[together](counts)}` : texts.one}</span>
        <ul className="t-lines">
          {each.map(({ employeeId, name, standard, verdict, overBy, reason }) => (
            <li key={employeeId} className="t-row t-row--wrap">
              <b>{name}</b>
              <VerdictTag
                verdict={shownVerdict(verdict, aboveBudget)}
                title={words.say(standard)}
                words={{
                  ok: words.compliant,
                  over: Number(overBy) ? texts.over(overBy) : texts.overPlain,
                  forbidden: words.forbidden,
                }}
              />
              <span className="t-s13 t-2">{words.say(reason || standard)}</span>
            </li>
          ))}
        </ul>
        {others.length > 0 && (
          <div className="t-row t-row--wrap">
            <Button
              size="sm"
              kind="soft"
              onClick={() => {
                keep([...waiting, ...others]);
                takeOut(
                  booking,
                  others.map(({ passengerId }) => passengerId),
                );
              }}
            >
              {texts.split}
            </Button>
            <span className="t-s12 t-3 t-grow">{texts.splitHint(namesOf(others))}</span>
          </div>
        )}
      </div>
    </>
  );
}

const namesOf = (people: readonly ForWhom[]): string => people.map(({ name }) => name).join('、');
