import { useRef } from 'react';
import type { RefObject } from 'react';
import { daysBetween, showDay, weekdayOf } from '#domain/china-time.ts';
import { useValue } from '#kit/readable.ts';
import { Panel } from '#ui/Panel.tsx';
import type { FlightSearchModel } from '../model.ts';
import { FieldButton } from './FieldButton.tsx';
import type { FieldsView } from './Fields.tsx';
import { PickerPart } from './PickerPart.tsx';

const away = ['今天', '明天', '后天'];

/** The days: 去程 and 返程, or one day and the offer to add the way back. One calendar hangs below both. */
export function DateFields({ model, now }: { model: FlightSearchModel; now: FieldsView }) {
  const { texts } = model;
  const { draft, picker, errors } = now;
  const prices = now.prices[model.prices.key(draft.from, draft.to)];
  const anchor = useRef<HTMLDivElement>(null);
  const today = model.services.clock.today();
  const isOpen = picker === 'date' || picker === 'returnDate';
  const ahead = daysBetween(today, draft.date);
  const price = prices?.[draft.date];
  const day = (date: string) => (
    <>
      {showDay(date, today).split(' ')[0]} <span>{weekdayOf(date)}</span>
    </>
  );
  return (
    <div className="fs-cell">
      <div ref={anchor} className="fs-dt" data-round={draft.round}>
        <FieldButton
          field="date"
          label={texts.departDate}
          value={day(draft.date)}
          sub={price ? `${texts.lowest} ¥${Number(price).toLocaleString('en-US')}` : (away[ahead] ?? `${ahead} 天后`)}
          error={errors.date}
          open={picker === 'date'}
          onPress={() => model.open(picker === 'date' ? null : 'date')}
        />
        <FieldButton
          field="returnDate"
          label={texts.returnDate}
          value={draft.round && draft.returnDate ? day(draft.returnDate) : null}
          placeholder={draft.round ? texts.chooseDate : texts.addReturn}
          sub={draft.round && draft.returnDate ? `共 ${daysBetween(draft.date, draft.returnDate) + 1} 天` : ''}
          error={errors.returnDate}
          open={picker === 'returnDate'}
          onPress={() => {
            if (!draft.round) model.setRound(true);
            model.open(picker === 'returnDate' ? null : 'returnDate');
          }}
        />
      </div>
      {isOpen && <CalendarPanel model={model} now={now} anchor={anchor} />}
    </div>
  );
}

function CalendarPanel({ model, now, anchor }: { model: FlightSearchModel; now: FieldsView; anchor: RefObject<HTMLDivElement | null> }) {
  const { texts } = model;
  const pickers = useValue(model.pickers.value);
  return (
    <Panel
      open
      anchor={anchor}
      onClose={() => model.open(null)}
      title={now.draft.round ? texts.roundDates : texts.oneWayDate}
      className="fs-calpop"
      footer={pickers && <pickers.DateFooter model={model} />}
    >
      <PickerPart model={model}>{(parts) => <parts.DatePanel model={model} />}</PickerPart>
    </Panel>
  );
}
