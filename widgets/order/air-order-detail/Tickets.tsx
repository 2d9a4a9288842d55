import { useState } from 'react';
import type { OrderPassenger, PsgFlight } from '#contract/order.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { insuranceLook } from '#domain/order/insurance-status.ts';
import { showTicketNo, ticketLook } from '#domain/order/ticket-status.ts';
import { certTypes } from '#domain/passenger/cert-types.ts';
import { maskCertNo } from '#domain/passenger/masking.ts';
import { psgTypeLabel } from '#domain/passenger/psg-types.ts';
import { IconButton } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { iconCopy, iconEye, iconEyeOff } from '#ui/icons.ts';
import { Dot, Tag } from '#ui/Tag.tsx';
import type { PartProps } from './AirOrderDetail.tsx';
import type { Texts } from './texts.ts';

/** Each passenger on each flight: document (masked until asked for), ticket, price, insurance. */
export function Tickets({ model, texts, order }: PartProps) {
  const isReturn = order.flightType === 2;
  const heads = [texts.passenger, ...(isReturn ? [texts.leg] : []), texts.document, texts.ticketNo, texts.ticketState];
  return (
    <Card bare title={texts.tickets}>
      <table className={`t-table od-tk${isReturn ? ' od-tk--return' : ''}`}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head}>{head}</th>
            ))}
            <th className="t-num">{texts.fareAndTax}</th>
            <th>{texts.insurance}</th>
          </tr>
        </thead>
        <tbody>
          {order.psgFlightList.map((ticket) => {
            const passenger = order.psgList.find((one) => one.id === ticket.psgId);
            return passenger && <TicketRow key={`${ticket.psgId} ${ticket.triptype}`} ticket={ticket} passenger={passenger} texts={texts} isReturn={isReturn} onCopy={model.copyText} />;
          })}
        </tbody>
      </table>
    </Card>
  );
}

function TicketRow({ ticket, passenger, texts, isReturn, onCopy }: { ticket: PsgFlight; passenger: OrderPassenger; texts: Texts; isReturn: boolean; onCopy: (text: string) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const state = ticketLook(ticket.ticketStatus);
  const taxes = fenOf(ticket.consTax) + fenOf(ticket.fuelTax);
  return (
    <tr>
      <td data-of="name">
        <b className="t-m">{passenger.name}</b> <Tag kind="mute">{psgTypeLabel(ticket.psgType)}</Tag>
      </td>
      {isReturn && <td data-of="leg">{ticket.triptype === 1 ? texts.outbound : texts.inbound}</td>}
      <td data-of="cert">
        {certTypes[ticket.certType].short} {isOpen ? ticket.certNo : maskCertNo(ticket.certNo)}
        <IconButton of={isOpen ? iconEye : iconEyeOff} iconSize={16} kind="text" size="sm" pressed={isOpen} label={isOpen ? texts.hideDocument : texts.showDocument} onClick={() => setIsOpen(!isOpen)} />
      </td>
      <td data-of="no">
        {ticket.ticketNo ? (
          <>
            {showTicketNo(ticket.ticketNo)}
            <IconButton of={iconCopy} iconSize={14} kind="text" size="sm" label={texts.copyTicketNo} onClick={() => onCopy(ticket.ticketNo)} />
          </>
        ) : (
          <span className="t-3">{texts.notIssued}</span>
        )}
      </td>
      <td data-of="state">
        <Dot kind={state.dot || undefined}>{state.label}</Dot>
      </td>
      <td data-of="price" className="t-num">
        ¥{showFen(fenOf(ticket.tktPrice))} ＋ ¥{showFen(taxes)}
      </td>
      <td data-of="insurance">
        <Insurances passenger={passenger} texts={texts} />
      </td>
    </tr>
  );
}

function Insurances({ passenger, texts }: { passenger: OrderPassenger; texts: Texts }) {
  if (!passenger.insus.length) return <span className="t-3">{texts.noInsurance}</span>;
  return passenger.insus.map((insurance) => {
    const look = insuranceLook(insurance.status);
    return (
      <Dot key={insurance.insuType} kind={look.dot || undefined}>
        {look.label}
      </Dot>
    );
  });
}
