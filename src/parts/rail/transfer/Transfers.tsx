import { useState } from 'react';
import type { TrainRide } from '#contract/train.ts';
import { fenOf, yuanOf } from '#domain/money.ts';
import { isForbidden, priceOfSeat } from '#domain/rail/search/ride-filter.ts';
import { seatClassNames } from '#domain/rail/seat-classes.ts';
import type { SeatClass } from '#domain/rail/seat-classes.ts';
import { useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { trainArt } from '#parts/product/empty-art.ts';
import { SortButtons } from '#parts/search/ResultsBars.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Chip } from '#ui/controls/Chip.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { formatYuan, Price } from '#ui/display/Price.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { FailedSearch } from '#parts/product/FailedSearch.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { RideLine } from '../RideLine.tsx';
import { chosenOf } from '../ride-query.ts';
import type { ChosenRide } from '../ride-query.ts';
import { markText, useOutWord, verdictText } from '../trains/SeatMark.tsx';
import { More } from '../trains/TrainList.tsx';
import { trainTexts } from '../trains/texts.ts';
import { WayRow } from '../ways/WayRow.tsx';
import type { AskedPlaces } from '../ways/elsewhere.ts';
import { wayTexts } from '../ways/texts.ts';
import { worstOf } from '../ways/ways-of.ts';
import type { PlannedWay, TransfersModel } from './create-transfers.ts';
import { transferSorts, transferTexts } from './texts.ts';

interface TransfersProps {
  model: TransfersModel;
  isStudent: boolean;
  onBook(rides: readonly ChosenRide[], yuan: string): void;
  onDirect(): void;
}

/** Plans with one change: each row is one order of two tickets, whose classes may be chosen. */
export function Transfers({ model, isStudent, onBook, onDirect }: TransfersProps) {
  const texts = useTexts('train-transfers', transferTexts);
  const { say } = useSay();
  const [data, failure, isBusy, planned, by, shown, asked] = useValues(
    model.data,
    model.failure,
    model.isBusy,
    model.planned,
    model.by,
    model.shown,
    model.input,
  );
  if (!data || isBusy) {
    if (!failure || isBusy) return <Waiting />;
    return (
      <FailedSearch title={texts.failedTitle} text={say(failure.msg)}>
        <Button onClick={failure.ret === 400 ? onDirect : model.load}>
          {failure.ret === 400 ? texts.modify : texts.retry}
        </Button>
      </FailedSearch>
    );
  }
  if (!planned.length)
    return (
      <Empty
        art={trainArt}
        title={texts.noneTitle}
        text={texts.noneText}
        action={
          <Button kind="primary" onClick={onDirect}>
            {texts.direct}
          </Button>
        }
      />
    );
  const rows = planned.slice(0, shown);
  return (
    <>
      <div className="t-row t-row--wrap t-s13">
        <span className="t-2" aria-live="polite">
          <b>{texts.found(planned.length)}</b> · {texts.lead}
        </span>
        <SortButtons
          className="t-end ps-sorts"
          label={texts.sortLabel}
          keys={transferSorts}
          now={by}
          nameOf={(key) => texts.sorts[key]}
          onSort={model.sortBy}
        />
      </div>
      <ul className="t-card">
        {rows.map((one) => (
          <Row key={one.way.id} {...one} asked={asked} isStudent={isStudent} onBook={onBook} />
        ))}
      </ul>
      {rows.length < planned.length && (
        <More shown={rows.length} all={planned.length} isByHand onMore={model.showMore} />
      )}
    </>
  );
}

const Waiting = () => (
  <div className="t-col" aria-busy="true">
    {[0, 1, 2, 3, 4].map((n) => (
      <Skeleton key={n} height={75} />
    ))}
  </div>
);

function Row({
  plan,
  way,
  asked,
  isStudent,
  onBook,
}: PlannedWay & Pick<TransfersProps, 'isStudent' | 'onBook'> & { asked: AskedPlaces }) {
  const texts = useTexts('train-transfers', transferTexts);
  const words = useTexts('train-ways', wayTexts);
  const [isOpen, setOpen] = useState(false);
  const [chosen, choose] = useState<readonly SeatClass[]>(() => way.rides.map(({ seatClass }) => seatClass));
  const seats = plan.rides.flatMap(
    (ride, at) => ride.seats.find(({ seatClass, left }) => seatClass === chosen[at] && left > 0) ?? [],
  );
  const fen = seats.reduce((sum, seat) => sum + fenOf(priceOfSeat(seat, isStudent)), 0);
  const seen = seats.reduce((sum, seat) => sum + fenOf(seat.price), 0);
  return (
    <WayRow
      way={{ ...way, fen, standard: worstOf(seats) }}
      texts={words}
      asked={asked}
      onTake={() => {
        // A class that was sold out meanwhile is chosen anew.
        if (seats.length < plan.rides.length) return setOpen(true);
        const rides = plan.rides.map((ride, at) => chosenOf(ride, chosen[at] ?? seats[at]?.seatClass ?? 'second'));
        return onBook(rides, yuanOf(seen));
      }}
      link={<LinkButton onClick={() => setOpen(!isOpen)}>{isOpen ? texts.close : texts.choose}</LinkButton>}
    >
      {isOpen &&
        plan.rides.map((ride, at) => (
          <Leg
            key={ride.trainNumber + ride.from.at}
            ride={ride}
            at={at}
            chosen={chosen[at]}
            isStudent={isStudent}
            onChoose={(seatClass) => choose(chosen.map((one, other) => (other === at ? seatClass : one)))}
          />
        ))}
    </WayRow>
  );
}

interface LegProps {
  ride: TrainRide;
  at: number;
  chosen: SeatClass | undefined;
  isStudent: boolean;
  onChoose(seatClass: SeatClass): void;
}

function Leg({ ride, at, chosen, isStudent, onChoose }: LegProps) {
  const texts = useTexts('train-transfers', transferTexts);
  const marks = useTexts('train-list', trainTexts);
  const out = useOutWord();
  const { say } = useSay();
  const seat = ride.seats.find(({ seatClass }) => seatClass === chosen);
  return (
    <div className="t-col">
      <RideLine ride={ride} sub={texts.ride(at + 1)} end={seat && <Price yuan={priceOfSeat(seat, isStudent)} />} />
      <div className="t-row t-row--wrap" role="group" aria-label={texts.seatOf(ride.trainNumber)}>
        {ride.seats.map((one) => (
          <Chip
            key={one.seatClass}
            size="sm"
            on={one.seatClass === chosen}
            disabled={one.left === 0 || isForbidden(one)}
            onClick={() => onChoose(one.seatClass)}
          >
            {say(seatClassNames[one.seatClass])} {markText(one, marks, true)} ¥{formatYuan(priceOfSeat(one, isStudent))}{' '}
            {verdictText(one, marks, out)}
          </Chip>
        ))}
      </div>
    </div>
  );
}
