import type { IntlOrder, IntlTicket } from '#contract/intl-order.ts';
import { isUnborn } from '#domain/intl/flights-to-come.ts';
import { intlTicketLook } from '#domain/intl/intl-lead.ts';
import { fenOf, showSigned, showYuan } from '#domain/money.ts';
import { showTicketNo } from '#domain/order/ticket-status.ts';
import { certTypes } from '#domain/passenger/documents/cert-types.ts';
import { maskCertNo } from '#domain/passenger/documents/masking.ts';
import { psgTypeLabel } from '#domain/passenger/psg-types.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Dot, Tag } from '#ui/display/Tag.tsx';
import { Unbroken } from '#ui/display/Unbroken.tsx';
import { sliceFlights, sliceWay } from '../sale/slice-text.ts';
import { sliceTexts } from './texts.ts';
import type { intlOrderTexts } from './texts.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';

interface IntlTicketsProps {
  texts: typeof intlOrderTexts;
  order: IntlOrder;
  onRefund(ticketId: string): void;
  onChange(ticketId: string): void;
}

/** Each ticket of a passenger on a slice, with its state and what giving it back costs. */
export const IntlTickets = (props: IntlTicketsProps) => (
  <Card title={props.texts.tickets} sub={props.texts.ticketsSub[props.order.brand.tickets]} bare>
    {props.order.slices.map((slice) => (
      <SliceTickets key={slice.sliceNo} {...props} slice={slice} />
    ))}
  </Card>
);

/** The way once, above those who fly it. */
function SliceTickets(props: IntlTicketsProps & { slice: IntlOrder['slices'][number] }) {
  const { order, slice } = props;
  const own = useSay();
  const { clock } = useServices();
  const tickets = order.tickets.filter(({ sliceNo }) => sliceNo === slice.sliceNo);
  if (!tickets.length || isUnborn(slice, order.tickets)) return null;
  return (
    <section aria-label={sliceWay(slice)}>
      <h3 className="in-ticket">
        <b className="t-m">{sliceWay(slice)}</b>
        <span className="t-2">
          <Unbroken words={sliceFlights(slice, own, clock.today()).split(' ')} />
        </span>
      </h3>
      {tickets.map((ticket) => (
        <Ticket key={ticket.ticketId} {...props} ticket={ticket} />
      ))}
    </section>
  );
}

interface TicketProps extends IntlTicketsProps {
  slice: IntlOrder['slices'][number];
  ticket: IntlTicket;
}

function Ticket({ texts, order, slice, ticket, onRefund, onChange }: TicketProps) {
  const { langOf, say } = useSay();
  const words = useTexts('intl-slices', sliceTexts);
  const { clock } = useServices();
  const passenger = order.passengers.find(({ passengerNo }) => passengerNo === ticket.passengerNo);
  if (!passenger) return null;
  const way = sliceWay(slice);
  const { name, psgType, certType, certNo } = passenger;
  const { refund, price, tax, ticketNo, mayChange } = ticket;
  const { label, dot } = intlTicketLook(ticket.state, slice.flights, clock.now());
  return (
    <article className="in-ticket" data-ticket={ticket.ticketId}>
      <div>
        <b className="t-m" lang={langOf(name)}>
          {name}
        </b>{' '}
        <Tag kind={psgType === 'ADT' ? 'mute' : 'info'}>{say(psgTypeLabel(psgType))}</Tag>
        <p className="t-s12 t-3">
          {say(certTypes[certType].short)} {maskCertNo(certNo)}
        </p>
      </div>
      <div className="t-2">
        {showTicketNo(ticketNo) || texts.noTicketNo} {ticket.state === 'changed' && <Tag kind="mute">{words.old}</Tag>}
        {slice.changedFrom !== null && ticket.state !== 'changed' && <Tag kind="info">{words.fresh}</Tag>}
      </div>
      <div>
        <Dot {...(dot && { kind: dot })}>{say(label)}</Dot>
        {refund && (
          <p className="t-s12 t-3">
            {texts.refundNow(fenOf(refund.fee) ? showYuan(refund.fee) : '', showYuan(refund.back))}
          </p>
        )}
      </div>
      <div className="t-num">{showSigned(fenOf(price) + fenOf(tax), true)}</div>
      <div className="t-row t-end in-acts">
        {mayChange && order.actions.includes('change') && (
          <Button size="sm" aria-label={`${texts.change} ${name} ${way}`} onClick={() => onChange(ticket.ticketId)}>
            {texts.change}
          </Button>
        )}
        {refund && order.actions.includes('refund') && (
          <Button
            kind="text"
            size="sm"
            aria-label={`${texts.refund} ${name} ${way}`}
            onClick={() => onRefund(ticket.ticketId)}
          >
            {texts.refund}
          </Button>
        )}
      </div>
    </article>
  );
}
