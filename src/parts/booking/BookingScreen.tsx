import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useValue, useValues } from '#kit/readable.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Form } from '#ui/form/Form.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconClock } from '#ui/icons/icons.ts';
import { BackHead } from '#ui/journey/BackHead.tsx';
import { Steps } from '#ui/journey/Steps.tsx';
import { LaterStuckBar } from '#ui/journey/LaterStuckBar.tsx';
import type { Booking } from './booking.ts';
import { PayBar, PriceCard } from './PriceCard.tsx';
import type { Bill } from './PriceCard.tsx';

interface BookingScreenProps {
  booking: Booking;
  /** Names the product for its own style sheet. */
  className: string;
  /** In view all the way down the form. */
  bar: { label: string; title: string; facts: string };
  steps: readonly string[];
  /** Those of an order that the company decides on; by default it does so before the third step. */
  approvedSteps?: readonly string[];
  bill: Bill;
  /** Below the price. */
  side: ReactNode;
  /** Of the product's own, beside the form. */
  dialogs: ReactNode;
  /** The sections of the form. */
  children: ReactNode;
}

/** Form on the left, price on the right; on narrow containers a bar with the total at the foot. */
export function BookingScreen({
  booking,
  className,
  bar,
  bill,
  side,
  dialogs,
  children,
  ...steps
}: BookingScreenProps) {
  const { title } = booking.words;
  const asked = useValue(booking.focus);
  const page = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (!asked) return;
    const wrong = page.current?.querySelector<HTMLElement>('[aria-invalid="true"],[data-problem]');
    wrong?.focus({ preventScroll: true });
    wrong?.scrollIntoView({ block: 'center' });
  }, [asked]);

  return (
    <Form ref={page} className={`bk ${className}`} onSubmit={booking.submit}>
      <LaterStuckBar {...bar} />
      <div className="t-page">
        <h1 className="t-vh">{title}</h1>
        <BackHead title={title} onBack={booking.chooseAgain} />
        <HoldBar booking={booking} {...steps} />
        <div className="bk-two">
          <div className="bk-col">{children}</div>
          <aside className="bk-col bk-side">
            <PriceCard booking={booking} bill={bill} />
            {side}
          </aside>
        </div>
      </div>
      <PayBar booking={booking} bill={bill} />
      {dialogs}
    </Form>
  );
}

/**
 * Step of the booking; once the price is no longer held, a button to hold it again. The time until then is not shown: a
 * new visit holds the price anew, so a count would promise nothing. Its last minutes are told (`holdWarning`).
 */
function HoldBar({ booking, steps, approvedSteps }: Pick<BookingScreenProps, 'booking' | 'steps' | 'approvedSteps'>) {
  const { words, hold } = booking;
  const [isOver, isBusy, held, isAsked] = useValues(hold.holdOver, hold.busy, hold.verified, booking.asksApproval);
  // The company decides between the order and its payment.
  const all = isAsked ? (approvedSteps ?? [...steps.slice(0, 2), words.approval, ...steps.slice(2)]) : steps;
  return (
    <div className="bk-st">
      <Steps className="t-steps--wide" items={all} current={1} onFirst={booking.chooseAgain} />
      {(isOver || !held) && (
        <span className="t-end t-count t-count--urgent" role="status">
          <Icon of={iconClock} size={16} />
          {words.holdOver}
          <LinkButton onClick={booking.renew} disabled={isBusy}>
            {words.renew}
          </LinkButton>
        </span>
      )}
    </div>
  );
}
