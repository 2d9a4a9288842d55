/**
 * When every test with a sandbox begins: a Wednesday afternoon in China. On the day and hour of the run there may be
 * another number of flights, a holiday, or midnight in the middle of a test.
 */
export const testStartMs = Date.parse('2026-09-16T06:30:00Z');
