import { tripTitle } from '#domain/trip/legs.ts';
import type { Say } from '#kit/say.ts';

/** The cities of a trip in the language of the mount. */
export const titleOf = (flights: Parameters<typeof tripTitle>[0], { say }: Say): string =>
  tripTitle(flights.map((one) => ({ ...one, orgcityname: say(one.orgcityname), dstcityname: say(one.dstcityname) })));
