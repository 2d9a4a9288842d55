import type { ReactNode } from 'react';
import { mayTravelForCompany } from '#domain/account/level.ts';
import { useValue, useValues } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { RouteLink } from '#screens/RouteLink.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Price } from '#ui/display/Price.tsx';
import { SumRow } from '#ui/display/SumRow.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconUp } from '#ui/icons/icons.ts';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import type { Booking } from './booking.ts';
import { isForbidden } from './standard.ts';

/** The price of an order as its lines, and what it adds up to. */
export interface Bill {
  /** Above the lines of the card: what is bought. */
  head: ReactNode;
  /** In groups; a long one scrolls. */
  lines: readonly (readonly PriceLine[])[];
  totalLabel: string;
  /** Yuan; null while a part of it is still being asked for. */
  total: string | null;
  /** Of company and traveller. */
  shares: ReactNode;
  /** Content after the button. */
  note: string;
}

interface Props {
  booking: Booking;
  bill: Bill;
}

/** On the right of wide containers. */
export function PriceCard({ booking, bill }: Props) {
  const { words } = booking;
  const [isChecking, asksApproval] = useValues(booking.hold.busy, booking.asksApproval);
  return (
    <Card bare className="bk-pc" aria-label={words.prices} aria-busy={isChecking || undefined}>
      {bill.head}
      <h2 className="t-h3">{words.prices}</h2>
      <Sum booking={booking} bill={bill} size="xl" />
      <div className="bk-send">
        <Submit booking={booking} block />
        <Failure booking={booking} />
        <p className="bk-note t-s12 t-3" aria-live="polite">
          {isChecking ? words.checking : asksApproval ? words.approvalNote : bill.note}
        </p>
      </div>
    </Card>
  );
}

/** At the foot of narrow containers, with the lines one press away. */
export function PayBar({ booking, bill }: Props) {
  const { words } = booking;
  const dialog = useValue(booking.dialog);
  return (
    <>
      <div className="bk-bar">
        <Failure booking={booking} />
        <div className="t-bar">
          <div className="t-grow">
            <div className="t-s12 t-3">
              <TotalLabel booking={booking} bill={bill} />
            </div>
            <div className="t-row">
              <Total bill={bill} size="lg" />
              <LinkButton className="t-s12" aria-haspopup="dialog" onClick={booking.showPrices}>
                {words.details}
                <Icon of={iconUp} size={14} />
              </LinkButton>
            </div>
          </div>
          <Submit booking={booking} />
        </div>
      </div>
      <Dialog open={dialog?.kind === 'prices'} onClose={booking.close} title={words.prices} width={640}>
        <Sum booking={booking} bill={bill} size="lg" />
      </Dialog>
    </>
  );
}

function Sum({ booking, bill, size }: Props & { size: 'lg' | 'xl' }) {
  return (
    <>
      {bill.lines.map((lines, at) => (
        <Group key={at} lines={lines} label={booking.words.prices} />
      ))}
      <div className="bk-pc__t">
        <TotalLabel booking={booking} bill={bill} />
        <Total bill={bill} size={size} />
      </div>
      {bill.shares}
    </>
  );
}

/** Reminds members of a company that they pay a private trip themselves. */
function TotalLabel({ booking: { words, isBusiness }, bill }: Props) {
  const user = useValue(useServices().session.user);
  return (
    <div>
      {bill.totalLabel}
      {!isBusiness && mayTravelForCompany(user) && <p className="t-s12 t-3">{words.payPrivately}</p>}
    </div>
  );
}

/** Amount to be paid; a skeleton while the price is loading. */
const Total = ({ bill: { total }, size }: { bill: Bill; size: 'lg' | 'xl' }) =>
  total === null ? <Skeleton width={96} height={24} /> : <Price yuan={total} size={size} />;

function Submit({ booking, block = false }: { booking: Booking; block?: boolean }) {
  const [busy, verdicts, asksApproval] = useValues(booking.busy, booking.verdicts, booking.asksApproval);
  const isClosed = isForbidden(verdicts);
  return (
    <Button kind="action" size={block ? 'lg' : 'md'} block={block} type="submit" busy={busy} disabled={isClosed}>
      {asksApproval ? booking.words.submitApproval : booking.words.submit}
    </Button>
  );
}

/** Failure of the order or of the price; all input is still there. */
function Failure({ booking: { failure, hold, renew, refusedBy, words } }: { booking: Booking }) {
  const [order, price, busy, applicationId] = useValues(failure, hold.failure, hold.busy, refusedBy);
  if (busy || !(order || price)) return null;
  return (
    <Alert
      kind="bad"
      className="bk-gap"
      action={
        price ? (
          <LinkButton onClick={renew}>{words.renew}</LinkButton>
        ) : (
          applicationId && (
            <RouteLink to="travel_apply_details" params={{ applicationId }} onlyOpen>
              {words.changeApplication}
            </RouteLink>
          )
        )
      }
    >
      {words.say(order || price)}
    </Alert>
  );
}

export interface PriceLine {
  key: string;
  label: ReactNode;
  amount: ReactNode;
  note?: ReactNode;
}

/** More lines scroll, so that the button stays in view. The keyboard must be able to scroll them. */
const linesInView = 7;
const scrolls = { tabIndex: 0, role: 'group' };

function Group({ lines, label }: { lines: readonly PriceLine[]; label: string }) {
  return (
    <div className="bk-pc__g t-col" {...(lines.length > linesInView && { ...scrolls, 'aria-label': label })}>
      <PriceLines lines={lines} />
    </div>
  );
}

/** Lines of a price, each with what stands small below it. */
export const PriceLines = ({ lines }: { lines: readonly PriceLine[] }) =>
  lines.map(({ key, label, amount, note }) => (
    <div key={key}>
      <SumRow label={label}>{amount}</SumRow>
      {note && <p className="t-s12 t-3">{note}</p>}
    </div>
  ));
