import type { ApproveNode, Approver, ProcessKind, ProcessNode } from '#domain/process/schema.ts';
import { companyId } from '../people/seed-employees.ts';
import type { Seeder } from '../people/seeding.ts';

/** The company's account publishes all of them. */
const author = '20250070';
const everybody = { departments: [], levels: [], products: [] };
const dayMs = 86_400_000;

const approve = (id: string, name: string, who: Approver[], given: Partial<ApproveNode> = {}): ApproveNode => ({
  kind: 'approve',
  id,
  name,
  who,
  mode: 'any',
  onNobody: 'up',
  limit: { hours: 24, onLate: 'remind' },
  skipSelf: true,
  skipRepeated: true,
  mayHandOn: true,
  ...given,
});

/** Default processes of 云帆科技: the manager; above the standard also the head of the department with the 财务 BP. */
function contentsOf(finance: number, office: number): Record<ProcessKind, { name: string; nodes: ProcessNode[] }> {
  const manager = (id: string, given?: Partial<ApproveNode>) =>
    approve(id, '直属主管', [{ kind: 'manager', levels: 1 }], given);
  const copy: ProcessNode = { kind: 'copy', id: 'copy', who: [{ kind: 'role', roleId: office }] };
  const both = approve(
    'both',
    '部门负责人 + 财务 BP',
    [
      { kind: 'head', up: 0 },
      { kind: 'role', roleId: finance },
    ],
    {
      mode: 'all',
      limit: { hours: 4, onLate: 'remind' },
    },
  );
  return {
    trip: {
      name: '行程审批',
      nodes: [
        {
          kind: 'branch',
          id: 'by',
          arms: [
            {
              id: 'over',
              name: '超标',
              when: [{ field: 'verdict', op: 'in', value: ['over'] }],
              nodes: [manager('m1'), both],
            },
            {
              id: 'abroad',
              name: '国际 / 港澳台',
              when: [
                { field: 'verdict', op: 'in', value: ['ok'] },
                { field: 'abroad', op: 'in', value: ['1'] },
              ],
              nodes: [
                manager('m2'),
                approve('owner', '成本中心负责人', [{ kind: 'costCenterOwner' }], { onNobody: 'admin' }),
              ],
            },
          ],
          otherwise: { id: 'usual', name: '其他情况', nodes: [manager('m3', { limit: { hours: 24, onLate: 'up' } })] },
        },
        copy,
      ],
    },
    order: {
      name: '订单审批',
      nodes: [
        manager('m1', { limit: { hours: 2, onLate: 'up' } }),
        {
          kind: 'branch',
          id: 'by',
          arms: [
            {
              id: 'much',
              name: '超标 ¥1,000 及以上',
              when: [{ field: 'overBy', op: 'atLeast', value: 100_000 }],
              nodes: [
                approve('finance', '财务 BP', [{ kind: 'role', roleId: finance }], {
                  limit: { hours: 2, onLate: 'remind' },
                }),
              ],
            },
          ],
          otherwise: { id: 'usual', name: '其他情况', nodes: [] },
        },
      ],
    },
    change: { name: '改签审批', nodes: [manager('m1', { limit: { hours: 2, onLate: 'up' } })] },
    refund: { name: '退票审批', nodes: [manager('m1', { limit: { hours: 4, onLate: 'up' } })] },
  };
}

/** Heads of departments by the department's id, who may approve. */
const heads = { finance: 7142, office: 7141, research: 7101, sales: 7102, market: 7103 };

export const seedProcesses: Seeder = async ({ tx, now }) => {
  const rows = await tx
    .selectFrom('departments')
    .where('company_id', '=', companyId)
    .select(['id', 'head_employee_id'])
    .execute();
  const headOf = (id: number): number => rows.find((one) => one.id === id)?.head_employee_id ?? 710_072;
  const addRole = async (name: string, people: number[]) =>
    (
      await tx
        .insertInto('process_roles')
        .values({ company_id: companyId, name, people: JSON.stringify(people) })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const finance = await addRole('财务 BP', [headOf(heads.finance)]);
  const office = await addRole('行政', [headOf(heads.office)]);
  for (const [code, department] of [
    ['RD-01', heads.research],
    ['RD-02', heads.research],
    ['SL-01', heads.sales],
    ['MK-01', heads.market],
    ['GA-01', heads.finance],
  ] as const)
    await tx
      .updateTable('cost_centers')
      .set({ owner_employee_id: headOf(department) })
      .where('company_id', '=', companyId)
      .where('code', '=', code)
      .execute();
  for (const [kind, { name, nodes }] of Object.entries(contentsOf(finance, office))) {
    const at = now - 148 * dayMs;
    const { id } = await tx
      .insertInto('processes')
      .values({
        company_id: companyId,
        kind: kind as ProcessKind,
        name,
        is_default: true,
        place: 1,
        created_at: at,
        updated_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('process_versions')
      .values({
        company_id: companyId,
        process_id: id,
        version: 1,
        state: 'active',
        content: JSON.stringify({ nodes }),
        scope: JSON.stringify(everybody),
        note: '首次发布',
        published_at: at,
        changed_by: author,
        changed_at: at,
      })
      .execute();
  }
};
