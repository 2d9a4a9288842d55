import { aircraft } from '#domain/flight/aircraft.ts';
import type { ShownSlice } from './slices.ts';

/** A list has the codes of its aircraft alone. */
export const withPlanes = (slice: ShownSlice): ShownSlice => ({
  ...slice,
  segments: slice.segments.map((one) => ({ ...one, planeName: aircraft.get(one.planeType)?.name ?? one.planeType })),
});
