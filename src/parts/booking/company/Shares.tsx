import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { showFen } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { useValue } from '#kit/readable.ts';
import type { Booking } from '../booking.ts';
import { PriceLines } from '../PriceCard.tsx';

/** The company's share and the travellers' share of what is paid now; a company whose line is stopped pays nothing. */
export function Shares(props: { booking: Booking; company: Fen; personal: Fen; notes?: [ReactNode, ReactNode] }) {
  const { companyPart, words, hold } = props.booking;
  const isStopped = useValue(hold.verified)?.booking?.isStopped === true;
  const company = isStopped ? 0 : props.company;
  const personal = props.company + props.personal - company;
  useEffect(() => void (companyPart.value = company), [company]);
  const [companyNote, personalNote] = (!isStopped && props.notes) || [];
  return (
    <div className="bk-share t-col">
      <PriceLines
        lines={[
          { key: 'company', label: words.company, amount: <b>¥{showFen(company)}</b>, note: companyNote },
          { key: 'personal', label: words.personal, amount: <b>¥{showFen(personal)}</b>, note: personalNote },
        ]}
      />
    </div>
  );
}
