import { useState } from 'react';
import type { TrainOrder, TrainPassenger, TrainTicket } from '#contract/train-order.ts';
import { clockOf, dayOf } from '#domain/china-time.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { certTypes } from '#domain/passenger/documents/cert-types.ts';
import { maskCertNo } from '#domain/passenger/documents/masking.ts';
import { seatClassNames } from '#domain/rail/seat-classes.ts';
import { changedRide, shownTickets } from '#domain/rail/rides/ridden-rides.ts';
import { ticketStateLooks } from '#domain/product/ticket-states.ts';
import { ticketTypeNames } from '#domain/rail/ticket-types.ts';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Dot, Tag } from '#ui/display/Tag.tsx';
import type { railTicketTexts } from './words/order-texts.ts';
import { useSay } from '#kit/say.ts';

interface RailTicketsProps {
  texts: typeof railTicketTexts;
  order: TrainOrder;
  onRefund(ticketId: string): void;
  onChange(ticketId: string): void;
}

/** More tickets that are over than these are folded behind those that can be used. */
const mostOver = 2;

/** Each ticket with its passenger, seat, state and actions; of an order that waits, its passengers. */
export function RailTickets(props: RailTicketsProps) {
  const { say, langOf } = useSay();
  const [isLong, setLong] = useState(false);
  const { live, over } = shownTickets(props.order);
  const isFolded = !isLong && live.length > 0 && over.length > mostOver;
  return props.order.tickets.length ? (
    <Card title={props.texts.tickets} sub={props.texts.ticketsSub} bare>
      {[...live, ...(isFolded ? [] : over)].map((ticket) => (
        <Ticket key={ticket.ticketId} {...props} ticket={ticket} />
      ))}
      {isFolded && (
        <div className="rk">
          <LinkButton className="t-s13" onClick={() => setLong(true)}>
            {props.texts.showOver(over.length)}
          </LinkButton>
        </div>
      )}
    </Card>
  ) : (
    <Card title={props.texts.people}>
      {props.order.passengers.map(({ passengerNo, name, ticketType, certType, certNo, freeChild }) => (
        <div key={passengerNo}>
          <b className="t-m" lang={langOf(name)}>
            {name}
          </b>{' '}
          <Tag kind={ticketType === 'adult' ? 'mute' : 'info'}>{say(ticketTypeNames[ticketType])}</Tag>{' '}
          <span className="t-s12 t-3">
            {say(certTypes[certType].short)} {maskCertNo(certNo)}
          </span>
          <FreeChild texts={props.texts} of={freeChild} />
        </div>
      ))}
    </Card>
  );
}

/** The child that goes with a passenger, without a ticket. */
function FreeChild({ texts, of }: Pick<RailTicketsProps, 'texts'> & { of: TrainPassenger['freeChild'] }) {
  const { say } = useSay();
  if (!of) return null;
  return (
    <p className="t-s12 t-2">
      {texts.freeChild(of.name)} {say(certTypes[of.certType].short)} {maskCertNo(of.certNo)}
    </p>
  );
}

/** Of two tickets of a passenger, one of which stands, or is to stand, for the other. */
function markOf({ rides, tickets }: TrainOrder, { rideNo, passengerNo }: TrainTicket) {
  const fromOf = (no: number) => rides.find((ride) => ride.rideNo === no)?.changedFrom ?? null;
  if (fromOf(rideNo) !== null) return 'newTicket';
  const isOld = tickets.some((one) => one.passengerNo === passengerNo && fromOf(one.rideNo) === rideNo);
  return isOld ? 'oldTicket' : undefined;
}

function Ticket({ texts, order, ticket, onRefund, onChange }: RailTicketsProps & { ticket: TrainTicket }) {
  const { switches } = useValue(useServices().config);
  const { say, langOf, showDay } = useSay();
  const passenger = order.passengers.find(({ passengerNo }) => passengerNo === ticket.passengerNo);
  const ride = order.rides.find(({ rideNo }) => rideNo === ticket.rideNo);
  if (!passenger || !ride) return null;
  const { name, ticketType, certType, certNo, freeChild } = passenger;
  const { refund, isChanged, mayChange } = ticket;
  // Of an order with a request under way there are none.
  const { actions } = order;
  const { label, dot } = ticketStateLooks[ticket.state];
  const isOther = changedRide(order, ticket)?.isOtherStation === true;
  const mark = markOf(order, ticket);
  return (
    <article className="rk">
      <div>
        <b className="t-m" lang={langOf(name)}>
          {name}
        </b>{' '}
        <Tag kind={ticketType === 'adult' ? 'mute' : 'info'}>{say(ticketTypeNames[ticketType])}</Tag>
        <p className="t-s12 t-3">
          {say(certTypes[certType].short)} {maskCertNo(certNo)}
        </p>
        <FreeChild texts={texts} of={freeChild} />
      </div>
      <div>
        <b className="t-m">{ride.trainNumber}</b> {showDay(dayOf(ride.from.at))} {clockOf(ride.from.at)}{' '}
        {mark && <Tag kind={mark === 'newTicket' ? 'info' : 'mute'}>{texts[mark]}</Tag>}
        {/* A place to stand is called like its class. */}
        <p className="t-s12 t-3">
          {[...new Set([ticket.seatName || texts.seatLater, seatClassNames[ride.seatClass]])].map(say).join(' · ')}
        </p>
      </div>
      <div>
        <Dot {...(dot && { kind: dot })}>{ticket.state === 'changed' ? texts.changedOver(isOther) : say(label)}</Dot>
        {refund && actions.includes('refund') && (
          <p className="t-s12 t-3">{texts.refundNow(refund.percent, showFen(fenOf(refund.fee), true))}</p>
        )}
      </div>
      <div className="t-num">¥{showFen(fenOf(ticket.price), true)}</div>
      <div className="t-row t-end rk__acts">
        {isChanged && ticket.state === 'open' && <span className="t-s12 t-3">{texts.changedOnce(isOther)}</span>}
        {mayChange && actions.includes('change') && switches.showTrainChange && (
          <Button size="sm" aria-label={`${texts.change} ${name}`} onClick={() => onChange(ticket.ticketId)}>
            {texts.change}
          </Button>
        )}
        {refund && actions.includes('refund') && (
          <Button
            kind="text"
            size="sm"
            aria-label={`${texts.refund} ${name}`}
            onClick={() => onRefund(ticket.ticketId)}
          >
            {texts.refund}
          </Button>
        )}
      </div>
    </article>
  );
}
