import { computed, signal } from '@preact/signals-core';
import { train } from '#contract/train.ts';
import type { TrainRide } from '#contract/train.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { lastPresaleDay } from '#domain/rail/sale-times.ts';
import type { Readable } from '#kit/readable.ts';
import type { ListingState } from '#kit/resources/listing.ts';
import type { Services } from '#kit/services.ts';
import { createResults } from '#parts/search/results.ts';
import { chosenOf } from '../ride-query.ts';
import type { ChosenRide } from '../ride-query.ts';
import { createStations } from '../stations/create-stations.ts';

const nameOf = ({ trainNumber, date, seatClass }: ChosenRide): string => `${trainNumber} ${date} ${seatClass}`;

/** `¥464`: of an adult, by which the deposit may rise. */
export const priceIn = ({ seats }: Pick<TrainRide, 'seats'>, wanted: string): string => {
  const seat = seats.find(({ seatClass }) => seatClass === wanted);
  return seat ? `¥${showFen(fenOf(seat.price))}` : '';
};

/** Sold-out trains between two cities, by day, beside those that are waited for already. */
export function createMoreTrains(
  services: Services,
  first: ChosenRide | undefined,
  wishes: Readable<readonly ChosenRide[]>,
) {
  /** Trains of all stations of both cities on a day, of which classes may be added. */
  const stations = createStations(services);
  stations.want();
  const day = signal(first?.date ?? '');
  const cities = computed(() => {
    const table = stations.value.value;
    const cityOf = (place = '') => table?.cityOf(place) || place;
    return { fromStation: cityOf(first?.fromStation), toStation: cityOf(first?.toStation) };
  });
  const trains = createResults({
    input: computed(() => ({ ...cities.value, date: day.value })),
    // Without the table of stations the search is for those of the first wish.
    isReady: computed(() => stations.value.value !== null || stations.failed.value),
    ask: (asked, signal) => services.api.send(train.query, asked, { quiet: 'all', signal }),
  });
  /** Classes that are sold out and not waited for yet, a row for each train. */
  const more = computed(() =>
    (trains.data.value?.rides ?? []).flatMap((ride) => {
      const classes = ride.seats
        .filter(({ left, seatClass }) => left === 0 && seatClass !== 'standing')
        .map(({ seatClass }) => chosenOf(ride, seatClass))
        .filter((one) => !wishes.value.some((known) => nameOf(known) === nameOf(one)));
      return classes.length && ride.sale.state === 'open' ? [{ ride, classes }] : [];
    }),
  );
  const state = computed((): ListingState['state'] =>
    trains.isBusy.value ? 'loading' : trains.failure.value ? 'failed' : 'ready',
  );
  return {
    day,
    get dates() {
      const times = stations.value.value?.times;
      return { from: services.clock.today(), to: lastPresaleDay(services.clock.now(), times) };
    },
    choose: (next: string) => (day.value = next),
    state,
    load: trains.load,
    rows: more,
    dispose: trains.dispose,
  };
}
