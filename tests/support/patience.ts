/**
 * The longest wait for a state, on pages and in browsers. A wait ends by the state; only a state that never comes takes
 * so long, also on a machine with other work.
 */
export const patienceMs = 90_000;

/** The longest test and the longest preparation: many waits one after the other. */
export const testPatienceMs = 600_000;
