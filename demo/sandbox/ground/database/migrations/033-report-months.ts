import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Sums of reports by month stand beside those by day: all are made again out of the events. */
const statements = [`truncate report_days`, `update report_events set is_summed = false where is_summed`];

export const reportMonths: Migration = {
  name: '033-report-months',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
