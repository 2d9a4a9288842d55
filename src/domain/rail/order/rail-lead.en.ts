import { showDate, showDay } from '../../china-time.en.ts';
import { clockOf, dayOf, momentAt, msOf } from '../../china-time.ts';
import { waitedTrains } from '../wait.ts';
import { cutOff, missedRide, openRides, unpaidChange } from './rail-lead.ts';
import { seatsRefused } from '../rides/seat-titles.ts';
import type { railLead as chinese } from './rail-lead.ts';
import { trainDisruption } from './ride-schedule.ts';

type Order = Parameters<typeof chinese>[0];

const gateClosesMs = 5 * 60_000;

const sentences: Readonly<Record<number, string>> = {
  0: 'Seats are held for you; unpaid they are released, at no charge',
  1: 'Paid; the tickets are asked for now',
  5: 'Cancelled; what was paid goes back the way it came',
  6: 'The money went back the way it was paid',
  7: 'The railway is issuing the tickets; a message follows',
  8: 'The railway could not issue the tickets: all money goes back, you need do nothing',
  9: 'The refund is under way; money goes back the way it was paid',
  12: 'Seats are held for you; pay once it is approved',
  14: 'The railway is asked for your seats; pay once they are held. Without seats nothing is charged. You may leave this page',
};

const waiting: Readonly<Record<number, string>> = {
  0: 'The wait begins with the deposit; unpaid it lapses, at no charge',
  6: 'No seat came back: the deposit was refunded',
  9: 'No seat came back: the deposit is refunded in full',
  12: 'Once approved, the deposit begins the wait',
};

/** The traveller's next step with tickets. */
function ticketed(order: Order, nowMs: number): string {
  const change = unpaidChange(order);
  if (change)
    return `Seats on ${change.new?.trainNumber ?? ''} are held until the difference is paid; ${change.old?.trainNumber ?? ''} stays valid until then, without refund`;
  const rides = openRides(order);
  const changed = rides.find(
    ({ from, schedule }) => schedule && trainDisruption(order.status, [{ from, schedule }], nowMs),
  );
  if (changed) return `The railway has changed ${changed.trainNumber}: refund and change are free`;
  const cut = cutOff(order, rides, nowMs);
  if (cut && msOf(cut.late.from.at) > nowMs)
    return `${cut.late.trainNumber} runs at a new time and does not connect with ${cut.missed.trainNumber}: refund and change of both are free`;
  if (cut)
    return `${cut.late.trainNumber} is late and misses ${cut.missed.trainNumber}, whose refund and change are free until it leaves`;
  const ride = rides.find(({ to }) => msOf(to.at) > nowMs);
  const missed = missedRide(order, nowMs);
  const way = missed ? `. Missed ${missed.trainNumber}? Change to another train of today until 24:00` : '';
  if (!ride) return rides.length ? `Thank you for your booking${way}` : 'All tickets are refunded';
  const departsMs = msOf(ride.from.at);
  if (nowMs >= departsMs) return `${ride.trainNumber} has left, have a good journey${way}`;
  const gate = momentAt(departsMs - gateClosesMs);
  return `The gate of ${ride.trainNumber} closes on ${showDay(dayOf(gate))} at ${clockOf(gate)}; enter with the document that you booked with`;
}

/** As `railLead`, shorter. */
export function railLead(order: Order, nowMs: number): string {
  const { status, wait } = order;
  if (status === 5 && order.timeline.some(({ title }) => title === seatsRefused))
    return 'The railway had no such seats left; nothing was charged';
  if (status === 2 || status === 3) return ticketed(order, nowMs);
  if (status === 13) {
    const until =
      wait && ` Without one until ${showDate(dayOf(wait.deadline))} ${clockOf(wait.deadline)} all money goes back`;
    const [first, ...others] = waitedTrains(wait?.wishes ?? []);
    const trains = first && others.length ? ` for ${first.trainNumber} and ${others.length} more` : '';
    return `In the queue${trains}: a seat that comes back is yours in turn.${until ?? ''}`;
  }
  return (
    (wait && wait.served === null && waiting[status]) || (sentences[status] ?? 'Unknown status: the railway decides')
  );
}
