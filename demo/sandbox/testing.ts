/**
 * `travel-embed/testing`: the provider's sandbox inside a partner's own tests, and locators of what its widgets show.
 * For Node; the embedded database is a package of its own, since it is larger than all the rest.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Recording, ReplayDifference, RunningSandbox, StartOptions } from './testing/sandbox-kinds.ts';

export type {
  ClockTime,
  FaultKind,
  MadeScenario,
  RecordedStep,
  Recording,
  ReplayDifference,
  RunningSandbox,
  SandboxAccount,
  StartOptions,
} from './testing/sandbox-kinds.ts';
export { booking, flightSearch, loginDialog, payment } from './testing/page-locators.ts';
export type {
  BookingLocators,
  ByRole,
  FlightSearchLocators,
  LocatorLike,
  LoginLocators,
  PageLike,
  PaymentLocators,
} from './testing/page-locators.ts';
export { logInBySms, searchFlights } from './testing/page-steps.ts';

/** Starts a sandbox on this machine: about 4 seconds the first time, one second from then on. Close it. */
export async function startSandbox(options: StartOptions = {}): Promise<RunningSandbox> {
  const entry = fileURLToPath(import.meta.url);
  try {
    const { startOnDemand } = await import('./testing/start-on-demand.ts');
    return await startOnDemand(options, { entry, cdnDir: path.join(path.dirname(entry), 'cdn') });
  } catch (error) {
    const isMissing =
      (error as { code?: string }).code === 'ERR_MODULE_NOT_FOUND' && String(error).includes('@electric-sql/pglite');
    throw isMissing
      ? new Error(
          'travel-embed/testing keeps its data in the embedded database PGlite. Install it beside: npm install -D @electric-sql/pglite',
          { cause: error },
        )
      : error;
  }
}

/**
 * Does a recorded session again (`startSandbox({ record: 'any text' })`), in a sandbox of its own and without a port: the
 * steps whose answers are not the same bytes. While it runs no other sandbox of this process may be asked.
 */
export async function replaySession(recording: Recording): Promise<ReplayDifference[]> {
  const { replay } = await import('./testing/recording.ts');
  return await replay(recording, { memory: true, settings: { allowsOrigin: () => true } });
}
