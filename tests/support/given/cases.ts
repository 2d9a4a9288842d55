import type { ApproveNode, Approver, BranchNode, CaseFacts, ProcessKind, ProcessNode } from '#domain/process/schema.ts';
import { startCase } from '#demo/sandbox/orders/cases/start-case.ts';
import type { NewCase, StartedCase } from '#demo/sandbox/orders/cases/start-case.ts';
import type { Database } from '#demo/sandbox/ground/call.ts';

/** Facts of a trip of 陈佳宁 (研发中心, P6). */
const factsOf = (given: Partial<CaseFacts> = {}): CaseFacts => ({
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
        subjectId: String(8_000_000 + (made += 1)),
        title: `上海客户拜访 ${made}`,
        ...given,
        facts: factsOf({ ...facts, kind: given.kind ?? 'trip' }),
      },
      now(),
    ),
  );

const approve = (id: string, who: Approver[], given: Partial<ApproveNode> = {}): ApproveNode => ({
  kind: 'approve',
  id,
  name: id,
  who,
  mode: 'all',
  onNobody: 'admin',
  skipSelf: true,
  skipRepeated: false,
  mayHandOn: true,
  ...given,
});
export const byPerson = (id: string, employeeIds: number[], given: Partial<ApproveNode> = {}): ApproveNode =>
  approve(
    id,
    employeeIds.map((employeeId) => ({ kind: 'person', employeeId })),
    given,
  );

/** A branch whose arm 大额 has cases of a total and above; the others go on without a node. */
export const branchByTotal = (fen: number, ...nodes: ProcessNode[]): BranchNode => ({
  kind: 'branch',
  id: 'b',
  arms: [{ id: 'x', name: '大额', when: [{ field: 'total', op: 'atLeast', value: fen }], nodes }],
  otherwise: { id: 'r', name: '其他情况', nodes: [] },
});

/** From now on cases of a kind of 云帆科技 run by this content. */
export async function givenProcess(db: Database, kind: ProcessKind, ...nodes: ProcessNode[]): Promise<void> {
  const company_id = 700_070;
  const found = await db
    .selectFrom('processes')
    .where('company_id', '=', company_id)
    .where('kind', '=', kind)
    .where('is_default', '=', true)
    .select('id')
    .executeTakeFirst();
  const { id } =
    found ??
    (await db
      .insertInto('processes')
      .values({ company_id, kind, name: '默认', is_default: true, created_at: 0, updated_at: 0 })
      .returning('id')
      .executeTakeFirstOrThrow());
  const { last } = await db
    .selectFrom('process_versions')
    .where('process_id', '=', id)
    .select(({ fn }) => fn.max('version').as('last'))
    .executeTakeFirstOrThrow();
  await db.updateTable('process_versions').set({ state: 'over' }).where('process_id', '=', id).execute();
  await db
    .insertInto('process_versions')
    .values({
      company_id,
      process_id: id,
      version: Number(last ?? 0) + 1,
      state: 'active',
      content: JSON.stringify({ nodes }),
      scope: JSON.stringify({ departments: [], levels: [], products: [] }),
      published_at: 0,
      changed_by: '20250070',
      changed_at: 0,
    })
    .execute();
}
