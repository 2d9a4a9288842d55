/** The HTTP client of tests, benchmarks and tools (decision 006). */
import ky from 'ky';

/** Gives every answer as it is, whatever its status, and asks once: nothing is repaired that a test should see. */
export const http = ky.create({ throwHttpErrors: false, retry: 0, timeout: false });
