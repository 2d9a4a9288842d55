import { sql } from 'kysely';
import type { Database, Tx } from '../../ground/call.ts';
import { lendCredit, seedBills } from './bills/seed-bills.ts';
import { seedStays } from './orders/seed-stays.ts';
import { seedCarStandards } from './cars/seed-car-standards.ts';
import { seedCarRides } from './cars/seed-car-rides.ts';
import { seedAbroad } from './orders/seed-abroad.ts';
import { seedOrders } from './orders/seed-orders.ts';
import { retryTransaction } from '../../ground/database/retry.ts';
import type { OnOrders, Seeder } from './people/seeding.ts';
import { seedApplication } from './people/seed-application.ts';
import { addOrigins, seedApps } from './people/seed-apps.ts';
import { seedCompanyRules } from './seed-company-rules.ts';
import { seedSubCompanies } from './seed-sub-companies.ts';
import { seedCompany } from './people/seed-company.ts';
import { seedMembers } from './people/seed-members.ts';
import { seedNotices } from './people/seed-notices.ts';
import { seedOwnData } from './people/seed-own-data.ts';
import { seedPassengers } from './people/seed-passengers.ts';
import { seedPayments } from './people/seed-payments.ts';
import { seedProcesses } from './processes/seed-processes.ts';
import { seedStandards } from './people/seed-standards.ts';
import { seedSubordinateMembers, seedSubordinateOrders } from './seed-subordinates.ts';

/** In this order; a domain adds its own line. */
const seeders: readonly Seeder[] = [
  seedApps,
  seedMembers,
  seedSubordinateMembers,
  seedCompany,
  seedStandards,
  seedProcesses,
  seedCarStandards,
  seedPassengers,
  seedOwnData,
  seedPayments,
  seedNotices,
  seedApplication,
];

interface SeedOptions {
  db: Database;
  trueNow: number;
  port: number;
  /** Orders and wallets of two years beside the rest: takes some seconds. */
  withOrders?: boolean | undefined;
  onOrders?: OnOrders | undefined;
  /** Throws away what is there; otherwise only an empty database is filled. */
  again: boolean;
}

/** Lays the seed data, all or nothing. The state's row is locked, so that one process does it. Calls in flight may have to give way. */
export const seed = (options: SeedOptions): Promise<void> => retryTransaction(() => seedOnce(options));

async function seedOnce({ db, trueNow, port, withOrders, onOrders, again }: SeedOptions): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const state = await tx.selectFrom('sandbox_state').selectAll().forUpdate().executeTakeFirstOrThrow();
    const seeding = { tx, now: trueNow, port, hasPast: withOrders === true, onOrders };
    if (again || state.version === 0) {
      await emptyTables(tx);
      for (const seeder of seeders) await seeder(seeding);
      if (withOrders) {
        await lendCredit(seeding);
        await seedOrders(seeding);
        await seedStays(seeding);
        // Stations and lines are read for it, not at the start of every sandbox.
        const { seedRides } = await import('./orders/seed-rides.ts');
        await seedRides(seeding);
        await seedAbroad(seeding);
        await seedCarRides(seeding);
        await seedCompanyRules(seeding);
        await seedSubCompanies(seeding);
        await seedSubordinateOrders(seeding);
        // Stations are read for it, too.
        const { seedApprovals } = await import('./processes/seed-approvals.ts');
        await seedApprovals(seeding);
        await seedBills(seeding);
      }
      // Facts of an invented past are news to nobody.
      await tx.deleteFrom('server_events').execute();
      await tx
        .updateTable('sandbox_state')
        .set({ clock_offset: 0, account_clocks: '{}', fault_count: 0, history: 0, version: state.version + 1 })
        .execute();
    } else if (await addOrigins(seeding)) {
      await tx
        .updateTable('sandbox_state')
        .set({ version: state.version + 1 })
        .execute();
    }
  });
}

/** Every table of our schema but the state's own row and the list of migrations. */
async function emptyTables(tx: Tx): Promise<void> {
  const { rows } = await sql<{ tablename: string }>`
    select tablename from pg_tables where schemaname = current_schema() and tablename not in ('sandbox_state', 'migrations', 'migration_lock')
  `.execute(tx);
  await sql`truncate ${sql.join(rows.map((row) => sql.id(row.tablename)))} restart identity cascade`.execute(tx);
}
