import { Fragment, useRef } from 'react';
import type { TrainChangeQuote } from '#contract/train-sale.ts';
import { dayOf } from '#domain/china-time.ts';
import { rideDifference } from '#domain/rail/rides/ride-difference.ts';
import { seatClassNames } from '#domain/rail/seat-classes.ts';
import { ticketTypeNames } from '#domain/rail/ticket-types.ts';
import type { FormOf } from '#kit/forms/use-form.ts';
import { useValue, useValues } from '#kit/readable.ts';
import type { Readable } from '#kit/readable.ts';
import type { Resource } from '#kit/resources/resource.ts';
import { useSay } from '#kit/say.ts';
import { useStyles } from '#kit/use-styles.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { Pending } from '#ui/states/Pending.tsx';
import rideCss from '../../ride.css?shadow';
import { RideLine } from '../../RideLine.tsx';
import { ChangeSeats } from '../ChangeSeats.tsx';
import type { ChangeValues } from '../kinds.ts';
import { chosenTexts } from './chosen-texts.ts';

const styles = [rideCss];

interface ChosenTrainProps {
  model: {
    form: FormOf<ChangeValues>;
    quoting: { quote: Readable<TrainChangeQuote | null>; resource: Readable<Resource<TrainChangeQuote> | null> };
    /** Back to the trains. */
    leave(): void;
  };
  t: { toTrain(train: string): string; otherTrain: string };
}

/** The train that was chosen for a change: what is different with it, the tickets, and their seats. */
export function ChosenTrain({ model, t }: ChosenTrainProps) {
  useStyles(styles);
  const words = useTexts('train-chosen', chosenTexts);
  const { say } = useSay();
  const { trainNumber } = useValue(model.form.values);
  const [now, resource] = useValues(model.quoting.quote, model.quoting.resource);
  // Another wish for a berth asks again: the train stays in view meanwhile.
  const last = useRef(now);
  if (now) last.current = now;
  const quote = last.current;
  return (
    <>
      <Card title={t.toTrain(trainNumber)} end={<LinkButton onClick={model.leave}>{t.otherTrain}</LinkButton>}>
        {quote ? (
          <div className="t-col">
            <RideLine ride={quote.new} sub={say(seatClassNames[quote.new.seatClass])} />
            <Differences quote={quote} words={words} />
          </div>
        ) : (
          resource && <Awaited resource={resource} />
        )}
      </Card>
      {quote && (
        <Card title={words.tickets}>
          <dl className="t-kv">
            {quote.lines.map(({ ticketId, name, ticketType, seatName }) => (
              <Fragment key={ticketId}>
                <dt>{name}</dt>
                <dd>
                  {say(ticketTypeNames[ticketType])} · {say(seatClassNames[quote.old.seatClass])} {say(seatName)} →{' '}
                  {say(seatClassNames[quote.new.seatClass])}
                </dd>
              </Fragment>
            ))}
          </dl>
        </Card>
      )}
      <ChangeSeats form={model.form} quote={model.quoting.quote} />
    </>
  );
}

/** A quote on its way; one that fails says so beside its sums. */
function Awaited({ resource }: { resource: Resource<TrainChangeQuote> }) {
  const { state } = useValue(resource.current);
  return state === 'loading' ? <Pending state="loading" /> : null;
}

/** The times against those of the old train, and stations that are no longer the same. */
function Differences({ quote: { old, new: fresh }, words }: { quote: TrainChangeQuote; words: typeof chosenTexts }) {
  const { say, showDay } = useSay();
  const today = useServices().clock.today();
  const { departs, arrives, lasts } = rideDifference(old, fresh);
  const times = [
    departs === null && words.otherDay(showDay(dayOf(fresh.from.at), today)),
    departs && words.departs(departs),
    arrives && words.arrives(arrives),
    lasts && words.lasts(lasts),
  ].filter(Boolean);
  const isMoved = old.from.telecode !== fresh.from.telecode;
  return (
    <>
      <p className="t-s13 t-2">{times.join(words.comma) || words.sameTimes}</p>
      {old.to.telecode !== fresh.to.telecode && (
        <p className="t-s13 t-2">{words.arrivesAt(say(fresh.to.station), say(old.to.station))}</p>
      )}
      {isMoved && <Alert kind="warn">{words.leavesFrom(say(fresh.from.station), say(old.from.station))}</Alert>}
    </>
  );
}
