import type { VerifiedTrain } from '#contract/train-order.ts';
import { msOf } from '#domain/china-time.ts';
import { byTrain } from '#domain/rail/order/by-train.ts';
import { useStyles } from '#kit/use-styles.ts';
import { useValue } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { askedFares, typesOf } from '#parts/rail/offer/asked-fares.ts';
import { RailAccount } from '#parts/rail/account/RailAccount.tsx';
import { InsuranceSection } from '#parts/rail/offer/InsuranceSection.tsx';
import { RefundSteps } from '#parts/rail/RefundSteps.tsx';
import { SeatChoice } from '#parts/rail/seats/SeatChoice.tsx';
import seatsCss from '#parts/rail/seats/seats.css?shadow';
import { seatsEdited } from '#parts/rail/seats/edit-seats.ts';
import { seatsOn } from '#parts/rail/seats/seat-values.ts';
import { seatTexts } from '#parts/rail/seats/texts.ts';
import type { Judged } from '#parts/traveller/judge.ts';
import { Checkbox } from '#ui/controls/Checkbox.tsx';
import { Card } from '#ui/display/Card.tsx';
import type { OrderModel } from '../model.ts';

export { ClassChoice } from '#parts/rail/offer/classes/ClassChoice.tsx';
export { RestoredDay } from '#parts/draft/RestoredDay.tsx';
export { HeldOrder } from '#parts/rail/offer/HeldOrder.tsx';

const styles = [seatsCss];

export interface PartProps {
  model: OrderModel;
  verified: VerifiedTrain;
  people: readonly Judged[];
}

/** Seats or berths of each train, unless a plan names them, and whether the passengers would stand; its words come with these sections. */
function SeatSection({ model: { form, words }, verified: { rides }, people }: PartProps) {
  const values = useValue(form.values);
  useStyles(styles);
  const seatWords = useTexts('train-order', seatTexts);
  const isPlan = byTrain(rides).some(({ length }) => length > 1);
  return (
    <>
      {rides.map(
        (ride, at) =>
          !isPlan &&
          ride.seatRows.length + ride.berths.length > 0 && (
            <SeatChoice
              key={at}
              chosen={seatsOn(values, at)}
              onChoose={(change) => form.edit(seatsEdited(form.values.peek(), at, change))}
              words={seatWords}
              ride={ride}
              train={rides.length > 1 ? words.seatsOf(ride.trainNumber) : ''}
              most={Math.max(1, people.length)}
            />
          ),
      )}
      {rides.some(({ noSeat }) => noSeat) && (
        <Checkbox checked={values.acceptNoSeat} onChange={(on) => form.edit({ acceptNoSeat: on })}>
          {words.acceptNoSeat}
        </Checkbox>
      )}
    </>
  );
}

/** The sections between travellers and contact. */
export function Later(props: PartProps) {
  const { insurance, booking } = props.verified;
  return (
    <>
      <SeatSection {...props} />
      {insurance && <InsuranceSection form={props.model.form} insurance={insurance} booking={booking} />}
      <RailAccount className="bk-sec" />
    </>
  );
}

/** The cost of giving the tickets back, from now until the departure. */
export function RefundCard({ model: { words, form, choice }, verified: { rides }, people }: PartProps) {
  const values = useValue(form.values);
  const tickets = rides.flatMap((ride, at) =>
    askedFares([ride], () => seatsOn(values, at), typesOf(people, rides, choice.isStudent)).map(({ fen }) => ({
      price: fen,
      departsMs: msOf(ride.from.at),
      trainNumber: ride.trainNumber,
    })),
  );
  return (
    <Card bare className="bk-pc" aria-label={words.refundTitle}>
      <h2 className="t-h3">{words.refundTitle}</h2>
      <RefundSteps tickets={tickets} />
    </Card>
  );
}
