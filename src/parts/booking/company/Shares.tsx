import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { showFen } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import type { Booking } from '../booking.ts';
import { PriceLines } from '../PriceCard.tsx';

/** The company's share and the travellers' share of what is paid now. */
export function Shares(props: { booking: Booking; company: Fen; personal: Fen; notes?: [ReactNode, ReactNode] }) {
  const { companyPart, words } = props.booking;
  const { company, personal } = words;
  useEffect(() => void (companyPart.value = props.company), [props.company]);
  const [companyNote, personalNote] = props.notes ?? [];
  return (
    <div className="bk-share t-col">
      <PriceLines
        lines={[
          { key: 'company', label: company, amount: <b>¥{showFen(props.company)}</b>, note: companyNote },
          { key: 'personal', label: personal, amount: <b>¥{showFen(props.personal)}</b>, note: personalNote },
        ]}
      />
    </div>
  );
}
