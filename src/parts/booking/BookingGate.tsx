import type { ComponentType, ReactNode } from 'react';
import { useValues } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import type { EmptyArt } from '#ui/states/Empty.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import type { Booking } from './booking.ts';
import type { Choice } from './conflict/ConflictAsk.tsx';
import { Conflicts } from './conflict/Conflicts.tsx';

interface BookingGateProps<Model extends Booking> {
  booking: Model;
  art: EmptyArt;
  /** Heights of the cards, px: while the price is being asked. */
  boxes: { main: readonly number[]; side: readonly number[] };
  /** Nothing can be had: the reason, and one more way on than back to the list. */
  gone(failure: string): { title: string; text: string; more?: Choice | undefined };
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

function Gate({ booking, art, boxes, gone, children }: Omit<BookingGateProps<Booking>, 'loadConflicts'>) {
  const { words, isBusiness } = booking;
  const [stage, failure] = useValues(booking.hold.stage, booking.hold.failure);
  const again = <Button onClick={booking.chooseAgain}>{words.chooseAgain}</Button>;
  if (stage === 'ready') return children;
  if (stage === 'loading') return <Boxes {...boxes} label={words.loading} />;
  if (stage === 'gone') {
    const { title, text, more } = gone(failure);
    return (
      <Unavailable art={art} title={title} text={text}>
        {more && (
          <Button kind="primary" onClick={more.run}>
            {more.label}
          </Button>
        )}
        {again}
      </Unavailable>
    );
  }
  if (stage === 'refused')
    return (
      <Unavailable art={art} title={words.refusedTitle} text={failure}>
        {isBusiness && <Button onClick={booking.toPrivate}>{words.toPrivate}</Button>}
        {again}
      </Unavailable>
    );
  return (
    <Unavailable art="fail" title={words.failedTitle} text={failure}>
      {again}
      <Button kind="primary" onClick={() => void booking.start()}>
        {words.retry}
      </Button>
    </Unavailable>
  );
}

interface BrokenLinkProps {
  art: EmptyArt;
  title: string;
  text: string;
  /** Leads to the search of the product, in these words. */
  to: string;
  label: string;
}

/** A link that names no offer. */
export function BrokenLink({ art, title, text, to, label }: BrokenLinkProps) {
  const { navigate } = useServices();
  return (
    <Unavailable art={art} title={title} text={text}>
      <Button kind="primary" onClick={() => navigate(to)}>
        {label}
      </Button>
    </Unavailable>
  );
}

/** A link or an offer of which nothing can be ordered. */
const Unavailable = (props: { art: EmptyArt; title: string; text: string; children: ReactNode }) => (
  <Empty
    art={props.art}
    title={props.title}
    text={props.text}
    action={<div className="t-row t-row--wrap">{props.children}</div>}
  />
);

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
