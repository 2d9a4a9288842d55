import type { ClockOwner } from './account-clock.ts';
import type { Database, Settings } from './call.ts';

/** State that all calls of one sandbox share: the database, the clock, and cached data. */
export interface World {
  db: Database;
  settings: Settings;
  /** Milliseconds of the sandbox clock. */
  now(): number;
  /** Changes when the data were seeded again: all data cached in memory are stale then. */
  version(): number;
  mayHaveFaults(): boolean;
  /** How far the clock has been moved, and whether the rounds are this process's (no other one's lease). */
  clock(): { offsetMs: number; isOurs: boolean };
  /** Reads the state again; other processes on the same server may have changed it. */
  refresh(): Promise<void>;
  /** Milliseconds that an owner's own clock is ahead of the sandbox's. */
  ahead(owner: ClockOwner): number;
  /**
   * Moves the clock forward (it never goes back), or an owner's own, and does what has become due. False where too many
   * owners have a clock already.
   */
  advance(seconds: number, owner?: ClockOwner): Promise<boolean>;
  /** The seed data again, and the clock at the true time. */
  reset(): Promise<void>;
  /** Does what is due, unless another process on the same server does. Never two rounds at once in one process. */
  doChores(): Promise<void>;
  /** Resolves when no round is under way, and leaves the rounds to the other processes. */
  rest(): Promise<void>;
}
