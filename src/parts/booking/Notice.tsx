import { useSay } from '#kit/say.ts';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import type { Booking } from './booking.ts';

/** Nothing in here can be focused otherwise, and the keyboard must be able to scroll it. */
const scrolls = { tabIndex: 0 };

interface NoticeProps {
  booking: Pick<Booking, 'close'>;
  open: boolean;
  title: string;
  lines: readonly string[];
}

/** A notice that an order agrees to, sentence by sentence. */
export function Notice({ booking, open, title, lines }: NoticeProps) {
  const { say } = useSay();
  return (
    <Dialog open={open} onClose={booking.close} title={say(title)} width={640}>
      <ol className="bk-terms" {...scrolls}>
        {lines.map((line) => (
          <li key={line}>{say(line)}</li>
        ))}
      </ol>
    </Dialog>
  );
}
