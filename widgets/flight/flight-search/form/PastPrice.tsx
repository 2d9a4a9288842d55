import { useEffect } from 'react';
import type { PastSearch } from '#domain/flight/search-history.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { useValue } from '#kit/readable.ts';
import type { FlightSearchModel } from '../model.ts';

/** The price today of an earlier search, and the difference to the price seen then. */
export function PastPrice({ model, past }: { model: FlightSearchModel; past: PastSearch }) {
  const { from, to, date, adults = 1, children = 0, infants = 0, cabin = 'Y' } = past;
  const { prices } = model;
  const search = { ...useValue(model.draft), adults, children, infants, cabin };
  const key = prices.key(from, to, search);
  const price = useValue(prices.found)[key]?.[date];
  useEffect(() => prices.want(from, to, date, date, search), [prices, key, date]);
  if (!price) return null;
  const change = past.price ? fenOf(price) - fenOf(past.price) : 0;
  return (
    <>
      <b>¥{showFen(fenOf(price))}</b>
      {change !== 0 && <small className={change < 0 ? 'is-less' : 'is-more'}>{`${change < 0 ? '降' : '涨'} ¥${showFen(Math.abs(change))}`}</small>}
    </>
  );
}
