/** `npm run bench soak 30`: minutes of mixed load on three processes with kills (demo/sandbox/soak.postgres.test.ts). */
import { spawn } from 'node:child_process';
import { startPostgres } from '../lib/postgres.mjs';

/** Status of the run. */
export async function runSoak(minutes) {
  const postgres = await startPostgres();
  if (!postgres) throw new Error('PostgreSQL is not on this machine');
  const limit = String((minutes + 30) * 60_000);
  try {
    return await new Promise((resolve) =>
      spawn(
        process.execPath,
        [
          'node_modules/vitest/vitest.mjs',
          'run',
          '--project',
          'node',
          `--testTimeout=${limit}`,
          '--silent=false',
          'demo/sandbox/soak.postgres.test.ts',
        ],
        { stdio: 'inherit', env: { ...process.env, TEST_DATABASE_URL: postgres.url, SOAK_MINUTES: String(minutes) } },
      ).once('exit', resolve),
    );
  } finally {
    postgres.stop();
  }
}
