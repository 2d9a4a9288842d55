import type { IntlOrder, IntlTicket } from '#contract/intl-order.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { certTypes } from '#domain/passenger/documents/cert-types.ts';
import { maskCertNo } from '#domain/passenger/documents/masking.ts';
import { psgTypeLabel } from '#domain/passenger/psg-types.ts';
import { ticketStateLooks } from '#domain/product/ticket-states.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Dot, Tag } from '#ui/display/Tag.tsx';
import type { intlOrderTexts } from './texts.ts';

interface IntlTicketsProps {
  texts: typeof intlOrderTexts;
  order: IntlOrder;
  onRefund(ticketId: string): void;
}

const yuan = (amount: string): string => showFen(fenOf(amount), true);

/** From and to of a slice of an order. */
export function sliceWay(order: Pick<IntlOrder, 'slices'>, sliceNo: number): string {
  const flights = order.slices.find((one) => one.sliceNo === sliceNo)?.flights ?? [];
  return `${flights[0]?.orgcityname ?? ''} → ${flights[flights.length - 1]?.dstcityname ?? ''}`;
}

/** Each ticket of a passenger on a slice, with its state and what giving it back costs. */
export const IntlTickets = (props: IntlTicketsProps) => (
  <Card title={props.texts.tickets} sub={props.texts.ticketsSub} bare>
    {props.order.tickets.map((ticket) => (
      <Ticket key={ticket.ticketId} {...props} ticket={ticket} />
    ))}
  </Card>
);

function Ticket({ texts, order, ticket, onRefund }: IntlTicketsProps & { ticket: IntlTicket }) {
  const passenger = order.passengers.find(({ passengerNo }) => passengerNo === ticket.passengerNo);
  if (!passenger) return null;
  const { name, psgType, certType, certNo } = passenger;
  const { refund, price, tax, ticketNo } = ticket;
  const { label, dot } = ticketStateLooks[ticket.state];
  return (
    <article className="in-ticket" data-ticket={ticket.ticketId}>
      <div>
        <b className="t-m">{name}</b> <Tag kind={psgType === 'ADT' ? 'mute' : 'info'}>{psgTypeLabel(psgType)}</Tag>
        <p className="t-s12 t-3">
          {certTypes[certType].short} {maskCertNo(certNo)}
        </p>
      </div>
      <div>
        <b className="t-m">{sliceWay(order, ticket.sliceNo)}</b>
        <p className="t-s12 t-3">{ticketNo || texts.noTicketNo}</p>
      </div>
      <div>
        <Dot {...(dot && { kind: dot })}>{label}</Dot>
        {refund && <p className="t-s12 t-3">{texts.refundNow(yuan(refund.fee), yuan(refund.back))}</p>}
      </div>
      <div className="t-num">¥{showFen(fenOf(price) + fenOf(tax), true)}</div>
      {refund && (
        <Button
          kind="text"
          size="sm"
          aria-label={`${texts.refund} ${name} ${sliceWay(order, ticket.sliceNo)}`}
          onClick={() => onRefund(ticket.ticketId)}
        >
          {texts.refund}
        </Button>
      )}
    </article>
  );
}
