import { useState } from 'react';
import type { AirOrder, OrderPassenger, PsgFlight } from '#contract/order.ts';
import { fenOf, showFen } from '#domain/money.ts';
import type { StatusLook } from '#domain/product/status-table.ts';
import { insuranceLook } from '#domain/order/insurance-status.ts';
import { flightOf } from '#domain/order/after-sale/open-tickets.ts';
import { concerns, isUnderWay, requestedLook } from '#domain/order/after-sale/sale-states.ts';
import { couponStateAt, showTicketNo, ticketLook } from '#domain/order/ticket-status.ts';
import { certTypes } from '#domain/passenger/documents/cert-types.ts';
import { maskCertNo } from '#domain/passenger/documents/masking.ts';
import { psgTypeLabel } from '#domain/passenger/psg-types.ts';
import { keyOf, legName } from '#domain/trip/legs.ts';
import { CopyButton } from '#ui/controls/CopyButton.tsx';
import { IconButton } from '#ui/controls/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { iconEye, iconEyeOff } from '#ui/icons/icons.ts';
import { Table } from '#ui/list/Table.tsx';
import type { TableColumn } from '#ui/list/Table.tsx';
import { Dot, Tag } from '#ui/display/Tag.tsx';
import type { PartProps } from './AirOrderDetail.tsx';
import type { Texts } from './texts.ts';
import { useSay } from '#kit/say.ts';

/** Cancelled, refunded or rejected before a ticket: there will be none. */
const neverTicketed: ReadonlySet<number> = new Set([5, 6, 8]);

interface Line {
  ticket: PsgFlight;
  passenger: OrderPassenger;
}

/** Each passenger on each flight: document (masked until asked for), ticket, price, insurance. */
export function Tickets({ model, texts, order }: PartProps) {
  const lines = order.psgFlightList.flatMap<Line>((ticket) => {
    const passenger = order.psgList.find((one) => one.id === ticket.psgId);
    return passenger ? [{ ticket, passenger }] : [];
  });
  return (
    <Card bare title={texts.tickets}>
      <Table
        className="od-tk"
        caption={texts.tickets}
        columns={columnsOf(texts, order, model)}
        rows={lines}
        rowKey={({ ticket }) => `${ticket.psgId} ${keyOf(ticket)}`}
      />
    </Card>
  );
}

/** Shows the sum of the booking beside a passenger's first ticket when it is not that ticket's price: other flights, insurance or fees are in it. */
function saysMore({ psgFlightList }: AirOrder, { ticket, passenger }: Line): boolean {
  const [first, ...others] = psgFlightList.filter(({ psgId }) => psgId === passenger.id);
  if (first !== ticket || first.changeNo > 0) return false;
  return (
    others.length > 0 ||
    fenOf(first.tktPrice) + fenOf(first.consTax) + fenOf(first.fuelTax) !== fenOf(passenger.salePrice)
  );
}

const columnsOf = (texts: Texts, order: AirOrder, { copyText, now }: PartProps['model']): TableColumn<Line>[] => [
  {
    key: 'name',
    title: texts.passenger,
    cell: ({ ticket, passenger }) => (
      <Name
        passenger={passenger}
        sum={saysMore(order, { ticket, passenger }) ? texts.own(showFen(fenOf(passenger.salePrice), true)) : ''}
        listed={ticket.whitelist === 1 ? texts.listed : ''}
        leg={legName(ticket, order.flightList)}
      />
    ),
  },
  { key: 'document', title: texts.document, cell: ({ ticket }) => <DocumentNo ticket={ticket} texts={texts} /> },
  {
    key: 'no',
    title: texts.ticketNo,
    cell: ({ ticket }) => (
      <TicketNo ticket={ticket} texts={texts} isOver={neverTicketed.has(order.status)} onCopy={copyText} />
    ),
  },
  {
    key: 'state',
    title: texts.ticketState,
    cell: ({ ticket }) => {
      const sale = order.afterSales.find((one) => isUnderWay(one.state) && concerns(one, ticket));
      const coupon = couponStateAt(ticket.ticketStatus, flightOf(order, ticket)?.depTime ?? '', now());
      return <State {...(sale ? requestedLook(sale) : ticketLook(coupon))} />;
    },
  },
  {
    key: 'price',
    title: texts.fareAndTax,
    num: true,
    cell: ({ ticket }) =>
      texts.withTax(
        showFen(fenOf(ticket.tktPrice) + fenOf(ticket.changeSpread)),
        showFen(fenOf(ticket.consTax) + fenOf(ticket.fuelTax) + fenOf(ticket.changeFuelTaxSpread)),
      ),
  },
  ...(order.psgList.some((passenger) => passenger.insus.length)
    ? [
        {
          key: 'insurance',
          title: texts.insurance,
          cell: ({ passenger }: Line) => <Insurances passenger={passenger} texts={texts} orderStatus={order.status} />,
        },
      ]
    : []),
];

interface NameProps {
  passenger: OrderPassenger;
  /** Price of all flights of the passenger; once for each passenger. */
  sum: string;
  listed: string;
  leg: string;
}

function Name({ passenger, sum, listed, leg }: NameProps) {
  const { say, langOf } = useSay();
  return (
    <>
      <b className="t-m" lang={langOf(passenger.name)}>
        {passenger.name}
      </b>{' '}
      <Tag kind="mute">{say(psgTypeLabel(passenger.psgType))}</Tag> {leg && <Tag kind="mute">{say(leg)}</Tag>}{' '}
      {listed && <Tag kind="info">{listed}</Tag>}
      {sum && <div className="t-s12 t-3">{sum}</div>}
    </>
  );
}

const State = ({ label, dot }: StatusLook) => <Dot kind={dot || undefined}>{useSay().say(label)}</Dot>;

function DocumentNo({ ticket, texts }: { ticket: PsgFlight; texts: Texts }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <span className="od-in">
      {useSay().say(certTypes[ticket.certType].short)} {isOpen ? ticket.certNo : maskCertNo(ticket.certNo)}
      <IconButton
        of={isOpen ? iconEye : iconEyeOff}
        iconSize={16}
        kind="text"
        size="sm"
        pressed={isOpen}
        label={isOpen ? texts.hideDocument : texts.showDocument}
        onClick={() => setIsOpen(!isOpen)}
      />
    </span>
  );
}

function TicketNo({
  ticket,
  texts,
  isOver,
  onCopy,
}: {
  ticket: PsgFlight;
  texts: Texts;
  isOver: boolean;
  onCopy: (text: string) => void;
}) {
  if (!ticket.ticketNo) return <span className="t-3">{isOver ? '—' : texts.notIssued}</span>;
  return (
    <span className="od-in">
      {showTicketNo(ticket.ticketNo)}
      <CopyButton label={texts.copyTicketNo} onClick={() => onCopy(ticket.ticketNo)} />
    </span>
  );
}

function Insurances({
  passenger,
  texts,
  orderStatus,
}: {
  passenger: OrderPassenger;
  texts: Texts;
  orderStatus: number;
}) {
  const { say } = useSay();
  if (!passenger.insus.length) return <span className="t-3">{texts.noInsurance}</span>;
  return passenger.insus.map(({ insuType, name, status }) => (
    <div key={insuType}>
      {say(name)} <State {...insuranceLook(status, orderStatus)} />
    </div>
  ));
}
