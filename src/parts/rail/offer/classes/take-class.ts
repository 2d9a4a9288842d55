import type { Signal } from '@preact/signals-core';
import type { SeatClass } from '#domain/rail/seat-classes.ts';
import type { Readable } from '#kit/readable.ts';
import type { Services } from '#kit/services.ts';
import { writeRides } from '#parts/rail/ride-query.ts';
import type { ChosenRide } from '#parts/rail/ride-query.ts';
import { firstSeats } from '#parts/rail/seats/first-seats.ts';
import type { OrderSeats } from '#parts/rail/seats/seat-values.ts';
import type { WantedRides } from '../ride-hold.ts';

/** The order form of some trains. */
export interface ClassModel {
  rides: Signal<readonly ChosenRide[]>;
  /** Price of one adult that the offer is compared with. */
  shown: { seen: string | undefined };
  wanted(): WantedRides;
  hold: { run(wanted: WantedRides): Promise<boolean>; verified: Readable<{ total: string } | null> };
  close(): void;
  form: { edit(change: OrderSeats): void };
}

/** Takes another class of one of the trains, with the price that was shown; what was typed stays. Where it cannot be had, the former one is kept. */
export async function takeClass(
  services: Services,
  model: ClassModel,
  { at, seatClass, price }: { at: number; seatClass: SeatClass; price: string },
): Promise<void> {
  const { rides, shown } = model;
  const before = rides.peek();
  const next = before.map((ride, nth): ChosenRide => {
    if (nth !== at) return ride;
    const { berth: _tier, ...own } = ride;
    return { ...own, seatClass };
  });
  model.close();
  rides.value = next;
  // The sum of several trains is shown with the answer.
  shown.seen = next.length > 1 ? undefined : price;
  const isHeld = await model.hold.run(model.wanted());
  // Another press came first.
  if (rides.peek() !== next) return;
  if (isHeld) {
    // The seats of the former class are none of this one.
    model.form.edit(firstSeats(next));
    return services.setQuery({ rides: writeRides(next) }, { replace: true });
  }
  rides.value = before;
  shown.seen = model.hold.verified.peek()?.total;
}
