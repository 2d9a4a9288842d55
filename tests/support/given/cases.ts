import type { CaseFacts } from '#domain/process/schema.ts';
import { startCase } from '#demo/sandbox/orders/cases/start-case.ts';
import type { NewCase, StartedCase } from '#demo/sandbox/orders/cases/start-case.ts';
import type { Database } from '#demo/sandbox/ground/call.ts';

/** Facts of a trip of 陈佳宁 (研发中心, P6). */
export const factsOf = (given: Partial<CaseFacts> = {}): CaseFacts => ({
  kind: 'trip',
  applicant: 710_071,
  products: ['flight'],
  verdict: 'ok',
  abroad: false,
  level: '7203',
  departments: [7101],
  costCenter: 'RD-01',
  external: false,
  overBudget: false,
  total: 200_000,
  overBy: 0,
  days: 2,
  advance: 7,
  travellers: 1,
  chosen: [],
  ...given,
});

let made = 0;

/** Starts a case of its own as an application or an order would. */
export const givenCase = async (
  { db, now }: { db: Database; now(): number },
  { facts, ...given }: Partial<Omit<NewCase, 'facts'>> & { facts?: Partial<CaseFacts> } = {},
): Promise<StartedCase> =>
  await db.transaction().execute((tx) =>
    startCase(
      tx,
      {
        companyId: 700_070,
        appId: 'default',
        kind: 'trip',
        subjectId: `test ${(made += 1)}`,
        title: `上海客户拜访 ${made}`,
        ...given,
        facts: factsOf({ ...facts, kind: given.kind ?? 'trip' }),
      },
      now(),
    ),
  );
