import type { ComponentType, ReactNode } from 'react';
import type { BookedProduct } from '#domain/company/preferences.ts';
import { useLater } from '#kit/part.ts';
import { useValues } from '#kit/readable.ts';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import type { Booking } from './booking.ts';
import { Conflicts } from './conflict/Conflicts.tsx';
import type { BrokenLinkProps, Gone } from './conflict/OutOfReach.tsx';

interface BookingGateProps<Model extends Booking> {
  booking: Model;
  product: BookedProduct;
  /** Heights of the cards, px: while the price is being asked. */
  boxes: { main: readonly number[]; side: readonly number[] };
  /** Nothing can be had: the reason; null while its words are on their way. */
  gone(failure: string): Gone | null;
  /** Dialogs between form and order, also of an order that was sent before a reload. */
  loadConflicts: () => Promise<{ ConflictDialog: ComponentType<{ model: Model }> }>;
  children: ReactNode;
}

/** The screen once the offer is held; until then its boxes, else the reason why it cannot be had and what to do instead. */
export function BookingGate<Model extends Booking>({ loadConflicts, ...props }: BookingGateProps<Model>) {
  return (
    <>
      <Gate {...props} />
      <Conflicts model={props.booking} load={loadConflicts} />
    </>
  );
}

function Gate({ booking, product, boxes, gone, children }: Omit<BookingGateProps<Booking>, 'loadConflicts'>) {
  const [stage, failure] = useValues(booking.hold.stage, booking.hold.failure);
  const isOut = stage !== 'ready' && stage !== 'loading';
  const part = useLater(isOut, () => import('./conflict/OutOfReach.tsx'));
  if (stage === 'ready') return children;
  const reason = stage === 'gone' ? gone(failure) : null;
  if (!isOut || !part || (stage === 'gone' && !reason)) return <Boxes {...boxes} label={booking.words.loading} />;
  return <part.OutOfReach booking={booking} product={product} gone={reason} />;
}

/** A link that names no offer; a card until its words are there. */
export function BrokenLink(props: BrokenLinkProps) {
  const part = useLater(true, () => import('./conflict/OutOfReach.tsx'));
  return part ? <part.BrokenLink {...props} /> : <Block height={340} />;
}

function Boxes({ label, main, side }: { label: string; main: readonly number[]; side: readonly number[] }) {
  return (
    <div className="t-page" aria-busy="true">
      <span className="t-vh" role="status">
        {label}
      </span>
      <div className="bk-st">
        <Skeleton width={360} height={22} />
      </div>
      <div className="bk-two">
        <div className="bk-col">
          {main.map((height) => (
            <Block key={height} height={height} />
          ))}
        </div>
        <div className="bk-col bk-side">
          {side.map((height) => (
            <Block key={height} height={height} />
          ))}
        </div>
      </div>
    </div>
  );
}

/** A card that is still to come. */
export function Block({ height }: { height: number }) {
  return (
    <div className="t-card bk-pc t-col" style={{ height, gap: 16 }}>
      <Skeleton width="40%" height={20} />
      <Skeleton width="70%" />
      <Skeleton width="55%" />
    </div>
  );
}
