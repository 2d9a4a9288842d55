import { useEffect, useState } from 'react';
import type { ChangeOffers } from '#contract/order-after-sale.ts';
import type { Day } from '#domain/china-time.ts';
import { changeDays } from '#domain/order/after-sale/change-days.ts';
import { useServices } from '#kit/widget.ts';

type Lowest = readonly ChangeOffers['lowest'][number][];

const none: Readonly<Lowest> = [];

/** The days around the chosen one, which stay where they are until another one is asked for. */
function useRow(date: Day, today: Day): Day[] {
  const [centre, setCentre] = useState(date);
  const isShown = changeDays(centre, today).includes(date);
  useEffect(() => {
    if (!isShown) setCentre(date);
  }, [isShown, date]);
  return changeDays(isShown ? centre : date, today);
}

interface Wish {
  psgIds: readonly string[];
  triptype: number;
  reason: string;
  date: Day;
}

/** The same with the differences of these tickets that the last answer and those before it knew. */
export function useKeptDays({ psgIds, triptype, reason, date }: Wish, lowest: Lowest = none) {
  const of = `${psgIds.join()} ${triptype} ${reason}`;
  const today = useServices().clock.today();
  const days = useRow(date, today);
  const [before, keep] = useState({ of, lowest });
  const mine = before.of === of ? before.lowest : none;
  const all = [...lowest, ...mine.filter((one) => lowest.every((other) => other.date !== one.date))];
  useEffect(() => keep({ of, lowest: all }), [of, lowest]);
  return { date, today, days, lowest: all.filter((one) => days.includes(one.date)) };
}
