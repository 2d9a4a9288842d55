import type { TrainChangeQuote } from '#contract/train-sale.ts';
import { berthsOf, seatRowsOf } from '#domain/rail/seat-wish.ts';
import type { FormOf } from '#kit/forms/use-form.ts';
import { useValues } from '#kit/readable.ts';
import type { Readable } from '#kit/readable.ts';
import { useStyles } from '#kit/use-styles.ts';
import { useTexts } from '#kit/use-texts.ts';
import { SeatChoice } from '../seats/SeatChoice.tsx';
import seatsCss from '../seats/seats.css?shadow';
import { seatTexts } from '../seats/texts.ts';
import type { ChangeValues } from './kinds.ts';

const styles = [seatsCss];

interface ChangeSeatsProps {
  form: FormOf<ChangeValues>;
  quote: Readable<TrainChangeQuote | null>;
}

/** Seats or berths of the new train, once one is chosen whose class has such a choice. */
export function ChangeSeats({ form, quote }: ChangeSeatsProps) {
  useStyles(styles);
  // A table of the page's that comes with these seats.
  const words = useTexts('train-change', seatTexts);
  const [values, known] = useValues(form.values, quote);
  const { ticketIds, trainNumber, seatClass } = values;
  const [seatRows, berths] = [seatRowsOf(seatClass), berthsOf(seatClass)];
  if (!trainNumber || !ticketIds.length || seatRows.length + berths.length === 0) return null;
  const tiers = known?.tiers;
  const ride = { seatRows, berths, arrangement: known?.arrangement ?? '', ...(tiers && { tiers }) };
  return (
    <SeatChoice
      chosen={values}
      onChoose={(change) => form.edit(change)}
      words={words}
      ride={ride}
      most={ticketIds.length}
    />
  );
}
