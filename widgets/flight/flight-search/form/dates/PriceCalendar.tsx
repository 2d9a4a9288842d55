import { useState } from 'react';
import type { Basis } from '#domain/flight/seat-prices.ts';
import type { Search } from '#domain/flight/search/search-state.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useFocusedDay } from '#parts/search/days/use-focused-day.ts';
import { Calendar } from '#ui/calendar/Calendar.tsx';
import type { FlightSearchModel } from '../../model.ts';
import { texts as ownTexts } from '../picker-texts.ts';
import { usePriceFacts } from './price-facts.ts';

interface PriceCalendarProps {
  model: FlightSearchModel;
  /** Search of the prices: the form may be ahead of the list. */
  search: Search;
  basis: Basis;
  from: string;
  to: string;
  chosen: string;
  min: string;
  max: string;
  onPick: (day: string) => void;
}

/** The low-price calendar above a list: one day is picked, and the list is that of the day. */
export function PriceCalendar({ model, search, basis, from, to, chosen, min, max, onPick }: PriceCalendarProps) {
  const texts = useTexts('flight-search', ownTexts);
  const [box, setBox] = useState<HTMLElement | null>(null);
  useFocusedDay(box);
  const today = model.services.clock.today();
  const { day, onMonthChange } = usePriceFacts(model.prices, from, to, today, search, basis);
  return (
    <>
      <p className="fs-calnote">{basis === 'total' ? texts.phoneNote : texts.phoneTicketNote}</p>
      <div ref={setBox} className="t-sheet__bd">
        <Calendar
          from={chosen}
          min={min}
          max={max}
          today={today}
          day={day}
          onPick={onPick}
          onMonthChange={onMonthChange}
          legend
          note={basis === 'total' ? texts.priceNote : texts.ticketNote}
        />
      </div>
    </>
  );
}
