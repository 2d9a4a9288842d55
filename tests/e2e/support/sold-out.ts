import type { Page, Route } from 'playwright';
import type { SeatChangePart, TrainList, TrainStop } from '#contract/train.ts';
import { rideOf } from '#parts/rail/ride-query.ts';

interface Plan {
  parts: SeatChangePart[];
  price: string;
}

/** The answer to a call of the page, sent with other fields or to another path. */
async function asked<T>(route: Route, path: string, over: Readonly<Record<string, string>> = {}) {
  const request = route.request();
  const fields = new URLSearchParams(request.postData() ?? '');
  for (const [key, value] of Object.entries(over)) fields.set(key, value);
  const url = new URL(path, request.url()).href;
  const response = await route.fetch({ url, postData: fields.toString() });
  return { response, answer: (await response.json()) as { ret: number; msg: string; data: T } };
}

/** Where a ride may be left on its way. */
async function stopsBetween(route: Route, ride: Readonly<Record<string, string>> = {}): Promise<string[]> {
  const { answer } = await asked<{ stops: TrainStop[] }>(route, '/train/stops', ride);
  return answer.data.stops
    .filter(({ isOnWay }) => isOnWay)
    .slice(1, -1)
    .map(({ telecode }) => telecode);
}

/**
 * From now on the first train with stops on the way is sold out to its end, but free by parts: what others have bought
 * differs from day to day, and on some days no train of a way is so. Its plan is made of the provider's own for each
 * part.
 */
export async function sellOutFirst(page: Page): Promise<void> {
  await page.route('**/train/query', async (route) => {
    const { response, answer } = await asked<TrainList>(route, '/train/query');
    const open = answer.data.rides.filter(({ sale }) => sale.state === 'open');
    for (const ride of open.toSorted((a, b) => (a.from.at < b.from.at ? -1 : 1))) {
      if (!(await stopsBetween(route, { ...rideOf(ride) })).length) continue;
      ride.bySeatChange = true;
      for (const seat of ride.seats.flatMap((one) => [one, ...(one.berths ?? [])])) seat.left = 0;
      break;
    }
    await route.fulfill({ response, json: answer });
  });
  await page.route('**/train/seatChange', async (route) => {
    const [change = ''] = await stopsBetween(route);
    const { response, answer } = await asked<Plan>(route, '/train/seatChange', { toStation: change });
    const rest = await asked<Plan>(route, '/train/seatChange', { fromStation: change });
    const parts = [...answer.data.parts, ...rest.answer.data.parts];
    const price = String(parts.reduce((sum, part) => sum + Number(part.price), 0));
    await route.fulfill({ response, json: { ...answer, data: { parts, price } } });
  });
}
