import { useRef } from 'react';
import { daysBetween } from '#domain/china-time.ts';
import { useSay } from '#kit/say.ts';
import { PickerPart, SearchField } from '#parts/search/SearchField.tsx';
import type { FlightSearchModel } from '../../model.ts';
import type { FieldsView } from '../Fields.tsx';

/** The days: 去程 and 返程, or one day and the offer to add a return. One calendar is below both. */
export function DateFields({ model, now }: { model: FlightSearchModel; now: FieldsView }) {
  const { texts } = model;
  const { showDate, weekdayOf } = useSay();
  const { draft, picker, errors } = now;
  const prices = now.prices[model.prices.key(draft.from, draft.to)];
  const anchor = useRef<HTMLDivElement>(null);
  const today = model.services.clock.today();
  const isOpen = picker === 'date' || picker === 'returnDate';
  const ahead = daysBetween(today, draft.date);
  const price = prices?.[draft.date];
  const day = (date: string) => (
    <>
      {showDate(date, today)} <span>{weekdayOf(date)}</span>
    </>
  );
  return (
    <div className="fs-cell">
      <div ref={anchor} className="fs-dt" data-round={draft.round}>
        <SearchField
          prefix="fs"
          field="date"
          label={texts.departDate}
          value={day(draft.date)}
          sub={price ? `${texts.lowest} ¥${Number(price).toLocaleString('en-US')}` : texts.ahead(ahead)}
          error={errors.date}
          open={picker === 'date'}
          onPress={() => model.press('date')}
        />
        <SearchField
          prefix="fs"
          field="returnDate"
          label={texts.returnDate}
          value={draft.round && draft.returnDate ? day(draft.returnDate) : null}
          placeholder={draft.round ? texts.chooseDate : texts.addReturn}
          sub={draft.round && draft.returnDate ? texts.span(daysBetween(draft.date, draft.returnDate) + 1) : ''}
          error={errors.returnDate}
          open={picker === 'returnDate'}
          onPress={() => {
            if (!draft.round) model.setRound(true);
            model.press('returnDate');
          }}
        />
      </div>
      {isOpen && (
        <PickerPart model={model}>
          {(pickers) => (
            <pickers.DatePicker
              model={model}
              anchor={anchor}
              title={draft.round ? texts.roundDates : texts.oneWayDate}
            />
          )}
        </PickerPart>
      )}
    </div>
  );
}
