import { useEffect, useState } from 'react';
import { addDays } from '#domain/china-time.ts';
import { popularWays } from '#domain/rail/search/popular-ways.ts';
import { lastPresaleDay, onSaleDay } from '#domain/rail/sale-times.ts';
import { useValue } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { Popular } from '#parts/search/places/Popular.tsx';
import { Card } from '#ui/display/Card.tsx';
import type { TrainSearchModel } from '../model.ts';
import { popularTexts } from './popular-texts.ts';

const cities = [...popularWays.keys()];

/** On the provider's own search page: ways from one of the large cities, and what the sale of tickets allows today. */
export function PopularTrains({ model }: { model: TrainSearchModel }) {
  const texts = useTexts('train-booking', popularTexts);
  const { say, showDay, showDate } = useSay();
  const { from: start, date } = useValue(model.draft);
  const [picked, pick] = useState('');
  const from = picked || (popularWays.has(start) ? start : (cities[0] ?? ''));
  const times = useValue(model.times);
  useEffect(model.stations.want, [model]);
  const last = lastPresaleDay(model.now(), times);
  const next = addDays(last, 1);
  const day = showDay(date, model.services.clock.today());
  return (
    <Popular
      title={texts.popular}
      label={texts.popularFrom}
      cities={cities.map((value) => ({ value, label: say(value) }))}
      chosen={from}
      onChoose={pick}
      end={null}
    >
      <div className="ps-pop__in">
        {(popularWays.get(from) ?? []).map((to) => {
          const way = model.texts.way(say(from), say(to));
          return (
            <button
              key={to}
              type="button"
              className="t-card"
              aria-label={`${way} ${day}`}
              onClick={() => model.showWay(from, to)}
            >
              <span>
                <b>{way}</b>
                <small className="t-3">{day}</small>
              </span>
            </button>
          );
        })}
      </div>
      <br />
      <Card title={texts.saleTitle}>
        <ul className="t-col t-s13 t-2">
          <li>{texts.saleDays(showDay(last), times.presaleDays)}</li>
          <li>{texts.saleNext(showDate(next), showDate(onSaleDay(next, model.now(), times)), times.onSaleFrom)}</li>
          <li>{texts.saleHours(times.closedFrom, times.closedUntil, times.endsBefore)}</li>
        </ul>
      </Card>
    </Popular>
  );
}
