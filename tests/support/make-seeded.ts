import { setPasswordCost } from '#demo/sandbox/ground/member/password-hash.ts';
import { createSandbox } from '#demo/sandbox/sandbox.ts';
import { cheapCost } from './seeded.ts';
import { testStartMs } from './test-time.ts';

/** A data directory with tables and people; one that has them gets the orders of two years. */
export async function makeSeeded(people?: Blob): Promise<Buffer> {
  setPasswordCost(cheapCost);
  const sandbox = await createSandbox({
    memory: true,
    trueNow: () => testStartMs,
    ...(people && { loadFrom: people, seedOrders: true }),
  });
  try {
    if (people) await sandbox.reset();
    const dump = await sandbox.dump?.();
    if (!dump) throw new Error('the embedded database gave no dump');
    return Buffer.from(await dump.arrayBuffer());
  } finally {
    await sandbox.close();
  }
}
