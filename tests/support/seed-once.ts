import { seededData } from './sandbox.ts';

/** Before all files that start a sandbox: two of them would make the same seeded data at once. PostgreSQL is seeded by itself. */
export default async function seedOnce(): Promise<void> {
  if (!process.env['TEST_DATABASE_URL']) await seededData();
}
