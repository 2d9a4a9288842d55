import { sql } from 'kysely';
import type { Database, Settings } from '../ground/call.ts';
import type { World } from '../ground/world.ts';
import { aheadOf, moveClock, ownerOfKey } from '../ground/account-clock.ts';
import type { ClockOwner } from '../ground/account-clock.ts';
import type { AccountClocks } from '../ground/database/tables/tables-account.ts';
import { accountChores, chores } from './chores.ts';
import { giveLeaseBack, newHolder, takeLease } from '../ground/database/lease.ts';
import { seed } from './seed/seed.ts';
import type { OnOrders } from './seed/people/seeding.ts';

interface WorldOptions {
  db: Database;
  settings: Settings;
  /** Origins of the demo pages are those of this port and the two others. */
  port: number;
  /** Other processes may work on the same database. */
  isShared?: boolean;
  /** The seed has orders of two years. */
  seedOrders?: boolean | undefined;
  /** Told about the orders that the seed makes. */
  onOrders?: OnOrders | undefined;
  /** The true time; a test may give its own. */
  trueNow?: () => number;
}

/** Owners with a clock of their own whose things are looked at in one round. */
const clocksOfRound = 20;

export async function openWorld({
  db,
  settings,
  port,
  isShared = false,
  seedOrders = false,
  onOrders,
  trueNow = Date.now,
}: WorldOptions): Promise<World> {
  let offset = 0;
  let version = 0;
  let clocks: AccountClocks = {};
  let turn = 0;
  let faultCount = 0;
  let choresDone: Promise<void> | null = null;
  let asked = 0;
  let answered = 0;
  const holder = newHolder();
  let hasLease = false;

  const now = (): number => trueNow() + offset;
  /** By the clock of each owner who has one; of many, some in each round. */
  const runAccounts = async (): Promise<void> => {
    const keys = Object.keys(clocks);
    const all = [...keys.slice(turn), ...keys.slice(0, turn)].slice(0, clocksOfRound);
    turn = keys.length ? (turn + all.length) % keys.length : 0;
    for (const key of all) await runOf(ownerOfKey(key));
  };
  const runOf = async (owner: ClockOwner): Promise<void> => {
    for (const chore of accountChores) await chore(db, now() + aheadOf(clocks, owner), owner);
  };
  const runChores = (): Promise<void> =>
    (choresDone ??= (async () => {
      try {
        for (const chore of chores) await chore(db, now());
        await runAccounts();
      } finally {
        choresDone = null;
      }
    })());
  const world: World = {
    db,
    settings,
    now,
    version: () => version,
    mayHaveFaults: () => faultCount > 0,
    clock: () => ({ offsetMs: offset, isOurs: !isShared || hasLease }),
    async refresh() {
      const mine = (asked += 1);
      const state = await db.selectFrom('sandbox_state').selectAll().executeTakeFirstOrThrow();
      // An answer that was overtaken by a later one would set the clock back.
      if (mine < answered) return;
      answered = mine;
      offset = state.clock_offset;
      clocks = state.account_clocks;
      version = state.version;
      faultCount = state.fault_count;
    },
    ahead: (owner) => aheadOf(clocks, owner),
    async advance(seconds, owner) {
      if (owner) {
        if (seconds && !(await moveClock(db, owner, Math.round(seconds * 1000)))) return false;
        await world.refresh();
        await choresDone?.catch(() => undefined);
        if (seconds) await runOf(owner);
        // The rounds without an owner carry out what concerns several accounts: agreed requests and waiting lines.
        if (seconds) await runChores();
        return true;
      }
      await db
        .updateTable('sandbox_state')
        .set({ clock_offset: sql`clock_offset + ${Math.round(seconds * 1000)}` })
        .execute();
      await world.refresh();
      // A round that began before may be past the orders already.
      await choresDone?.catch(() => undefined);
      // The caller waits for the effects: no matter which process holds the lease, chores may run beside each other.
      await runChores();
      return true;
    },
    async reset() {
      await seed({ db, trueNow: trueNow(), port, withOrders: seedOrders, again: true });
      await world.refresh();
    },
    async doChores() {
      if (isShared) {
        // Another process may have moved the clock while this one had no request.
        await world.refresh();
        hasLease = await takeLease(db, 'chores', holder);
      }
      if (!isShared || hasLease) await runChores();
    },
    rest: async () => {
      await choresDone?.catch(() => undefined);
      // The lease also ends by itself.
      if (hasLease) await giveLeaseBack(db, 'chores', holder).catch(() => undefined);
    },
  };
  await seed({ db, trueNow: trueNow(), port, withOrders: seedOrders, onOrders, again: false });
  await world.refresh();
  return world;
}
