/**
 * A forecast goes by usual times, and half of all decisions take longer: one that ends so near to the end of its hold,
 * or later, may come too late. The same half hour is asked for by a traveller who has to pay after the decision.
 */
const marginMs = 30 * 60_000;

/** Seats and rooms may be gone when the last decision is expected. */
export const isAfterHold = (endsMs: number | undefined, heldUntilMs = Infinity): boolean =>
  endsMs !== undefined && endsMs > heldUntilMs - marginMs;
