import { train } from '#contract/train.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { seatClassNames } from '#domain/rail/seat-classes.ts';
import { createResource } from '#kit/resources/resource.ts';
import { useValue } from '#kit/readable.ts';
import type { Readable } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { takeClass } from '#parts/rail/offer/classes/take-class.ts';
import type { ClassModel } from '#parts/rail/offer/classes/take-class.ts';
import { conflictWords } from '#parts/rail/offer/conflict-words.ts';
import type { RailConflict } from '#parts/rail/offer/conflict.ts';
import { ticketed } from '#parts/rail/party/ticketed.ts';
import { writeRides } from '#parts/rail/ride-query.ts';
import type { ChosenRide } from '#parts/rail/ride-query.ts';
import type { SeatValues } from '#parts/rail/seats/seat-values.ts';
import type { PartyValues } from '#parts/traveller/party.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import type { Choice } from './order-address.ts';
import { usualHours, waitDraftKey } from './wait-address.ts';

interface OrderForm {
  values: Readable<
    PartyValues & SeatValues & { seatsOf: string; agreed: boolean; acceptNoSeat: boolean; insured: boolean }
  >;
  party: { present: Readable<Parameters<typeof ticketed>[0]> };
}

interface SoldOutProps {
  model: ClassModel & {
    form: OrderForm;
    choice: Choice;
    chooseAgain(): void;
    goOnAs(draftKey: string, go: () => void): void;
  };
  t: { again: string; wait: string };
  ride: ChosenRide;
  conflict: RailConflict;
}

/** The class was sold while the form was filled in: another class of the train, a place in the line, or another train; what was typed goes along. */
export function SoldOut({ model, t, ride, conflict }: SoldOutProps) {
  const services = useServices();
  const { say } = useSay();
  const { fromStation, toStation, date, trainNumber } = ride;
  const trains = useModel(() => {
    const resource = createResource(services, train.query, { fromStation, toStation, date });
    void resource.load();
    return resource;
  });
  const found = useValue(trains.data)?.rides.find((one) => one.trainNumber === trainNumber);
  const { values, party } = model.form;
  // A class that was chosen in the form is not the one of the order yet.
  const wanted = conflict.kind === 'inventory' ? conflict.seatClass : ride.seatClass;
  const people = ticketed(party.present.peek()).length;
  const free = (found?.seats ?? []).filter(
    ({ seatClass, left }) => seatClass !== wanted && seatClass !== 'standing' && left >= Math.max(1, people),
  );
  const { travelType, isStudent } = model.choice;

  const wait = (): void => {
    const wishes = [{ trainNumber, date, fromStation, toStation, seatClass: wanted }];
    const key = waitDraftKey({ wishes, travelType, isStudent });
    model.goOnAs(key, () => {
      const {
        seatsOf: _rides,
        letters: _letters,
        berths: _berths,
        acceptNoSeat: _standing,
        insured: _insured,
        ...typed
      } = values.peek();
      services.drafts.set(key, { ...typed, agreed: false, hoursBefore: usualHours });
      services.navigate('train_order_info', {
        wait: writeRides(wishes),
        travelType,
        ...(isStudent && { student: '1' }),
      });
    });
  };
  const { title, text } = conflictWords(conflict);
  return (
    <Dialog
      open
      onClose={() => undefined}
      dismissable={false}
      title={say(title)}
      width={370}
      footer={
        <>
          <Button onClick={model.chooseAgain}>{t.again}</Button>
          <Button kind="primary" onClick={wait}>
            {t.wait}
          </Button>
        </>
      }
    >
      <div className="t-col">
        <p>{say(text)}</p>
        {free.length > 0 && (
          <div className="t-row t-row--wrap">
            {free.map(({ seatClass, price }) => (
              <Button
                key={seatClass}
                size="sm"
                onClick={() => void takeClass(services, model, { at: 0, seatClass, price })}
              >
                {`${say(seatClassNames[seatClass])} ¥${showFen(fenOf(price))}`}
              </Button>
            ))}
          </div>
        )}
      </div>
    </Dialog>
  );
}
