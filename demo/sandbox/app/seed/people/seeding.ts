import type { Tx } from '../../../ground/call.ts';

export interface Seeding {
  tx: Tx;
  /** Milliseconds; moments of the seed are laid before it. */
  now: number;
  port: number;
  /** Orders and wallets of two years come after the rest. */
  hasPast?: boolean;
  /** Told about the orders that are made: they take a minute. */
  onOrders?: OnOrders | undefined;
}

export type OnOrders = (made: number, all: number) => void;

export type Seeder = (seeding: Seeding) => Promise<void>;
