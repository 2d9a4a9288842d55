import { writeRideChoice, writeRides } from '#parts/rail/ride-query.ts';
import type { ChosenRide } from '#parts/rail/ride-query.ts';
import type { TrainSearchModel } from '../model.ts';

/** To the order, with the login between for a visitor. `seen`: price of one adult that was shown. */
export async function bookRides(search: TrainSearchModel, rides: readonly ChosenRide[], seen: string): Promise<void> {
  if (!(await loggedIn(search, rides))) return;
  const { services, state, travelType, canBusiness } = search;
  const { isStudent } = state.peek();
  services.navigate(
    'train_order_info',
    // After the login: an employee travels for the company unless the search says otherwise.
    writeRideChoice({ rides, travelType: canBusiness.peek() ? travelType.peek() : '', isStudent, seen }),
  );
}

/** The login says which booking goes on afterwards. */
async function loggedIn({ services, texts, names }: TrainSearchModel, rides: readonly ChosenRide[]): Promise<boolean> {
  const trains = [...new Set(rides.map(({ trainNumber }) => trainNumber))].join(' + ');
  const { from, to } = names.peek();
  return await services.session.requireLogin(`${trains} ${texts.way(from, to)}`);
}

/** To an order that waits for a class that is sold out. */
export async function waitForRide(search: TrainSearchModel, ride: ChosenRide): Promise<void> {
  if (!(await loggedIn(search, [ride]))) return;
  const { services, state, travelType, canBusiness } = search;
  const { isStudent } = state.peek();
  services.navigate('train_order_info', {
    wait: writeRides([ride]),
    ...(canBusiness.peek() && { travelType: travelType.peek() }),
    ...(isStudent && { student: '1' }),
  });
}
