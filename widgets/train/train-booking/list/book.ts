import { writeRideChoice } from '#parts/rail/ride-query.ts';
import type { ChosenRide } from '#parts/rail/ride-query.ts';
import type { TrainSearchModel } from '../model.ts';

/** To the order, with the login between for a visitor. `seen`: price of one adult that was shown. */
export async function bookRides(
  { services, state, travelType, canBusiness, texts, names }: TrainSearchModel,
  rides: readonly ChosenRide[],
  seen: string,
): Promise<void> {
  const trains = [...new Set(rides.map(({ trainNumber }) => trainNumber))].join(' + ');
  const { from, to } = names.peek();
  if (!(await services.session.requireLogin(`${trains} ${texts.way(from, to)}`))) return;
  const { isStudent } = state.peek();
  services.navigate(
    'train_order_info',
    // After the login: an employee travels for the company unless the search says otherwise.
    writeRideChoice({ rides, travelType: canBusiness.peek() ? travelType.peek() : '', isStudent, seen }),
  );
}
