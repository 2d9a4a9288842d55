import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Submissions that nobody decided in time were kept as refused, with these words in place of a reason. */
export const expiredSubmissions: Migration = {
  name: '127-expired-submissions',
  async up(db) {
    await sql`update application_versions v set state = 'expired', comment = ''
      from cases c where c.id = v.case_id and c.state = 'expired' and v.state = 'refused' and v.comment = '到期未审批'`.execute(
      db,
    );
  },
};
