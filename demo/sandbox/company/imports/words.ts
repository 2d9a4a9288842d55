import type { ImportChange, ImportCounts, ImportEffectKind, ImportEffects } from '#contract/company-import.ts';
import { hidePhone } from '#domain/account/phone.ts';
import { fromDepartment, newMark } from '#domain/company/import/departments.ts';
import { changedFields } from '#domain/company/import/person.ts';
import type { Plan, PlannedChange, RosterDepartment } from '#domain/company/import/difference.ts';
import type { Person, PersonField } from '#domain/company/import/person.ts';
import { isPresent, stateNames } from '#domain/company/people.ts';
import type { Guards } from '#domain/company/people.ts';
import type { Company } from './roster.ts';

export const fieldTitles: Readonly<Record<PersonField, string>> = {
  name: '姓名',
  phone: '手机号码',
  jobNumber: '工号',
  departmentId: '部门',
  levelId: '差旅等级',
  managerId: '直属主管',
  costCenter: '成本中心',
  canAudit: '审批权限',
  state: '状态',
  position: '职位',
  joinedOn: '入职日期',
};

const mostNames = 5;
const some = (names: readonly string[]): string =>
  names.length > mostNames ? `${names.slice(0, mostNames).join('、')}等` : names.join('、');

/** One that the import makes has no head and no cost centre yet. */
type NamedDepartment = Pick<RosterDepartment, 'id' | 'parentId' | 'name'> & Partial<RosterDepartment>;

/** Names of what a plan refers to, new ones with a mark. */
function createNames(company: Company, { departments, changes }: Pick<Plan, 'departments' | 'changes'>) {
  let people: Map<number, string> | undefined;
  /** Made for the first name that is asked for: most files name no manager. */
  const nameOf = (id: number): string => {
    if (!people) {
      people = new Map();
      for (const one of company.people) people.set(one.id, one.name);
      for (const { after } of changes) people.set(after.id, after.name);
    }
    return people.get(id) ?? '';
  };
  const levels = new Map(company.levels.map(({ id, name }) => [id, name]));
  const all = new Map<number, NamedDepartment>([...company.departments, ...departments].map((one) => [one.id, one]));
  /** The nearest value of a department and those above it. */
  const above = <T>(id: number, read: (one: NamedDepartment) => T | null | undefined): T | null => {
    for (let at = all.get(id); at; at = at.parentId === null ? undefined : all.get(at.parentId)) {
      const value = read(at);
      if (value !== null && value !== undefined) return value;
    }
    return null;
  };
  const department = (id: number): string => `${all.get(id)?.name ?? ''}${id < 0 ? newMark : ''}`;
  return {
    person: (id: number | null): string => (id === null ? '' : nameOf(id)),
    level: (id: number | null): string => (id === null ? '未定级' : (levels.get(id) ?? '')),
    department,
    /** The value that a person without an own entry has from the department; "": none. */
    costCenterBy: ({ departmentId }: Person): string => above(departmentId, ({ costCenter }) => costCenter) ?? '',
    headBy({ id, departmentId }: Person): string {
      const head = above(departmentId, ({ headId }) => (headId === id ? undefined : headId));
      return head === null ? '' : nameOf(head);
    },
    isIn(id: number, upper: number): boolean {
      for (let at: number | null = id; at !== null; at = all.get(at)?.parentId ?? null) if (at === upper) return true;
      return false;
    },
    pathOf(id: number): string {
      const names: string[] = [];
      for (let at: number | null = id; at !== null && names.length < 12; at = all.get(at)?.parentId ?? null)
        names.unshift(all.get(at)?.name ?? '');
      return names.join(' / ');
    },
  };
}
type Names = ReturnType<typeof createNames>;

function wordsOf(person: Person, field: PersonField, names: Names): string {
  if (field === 'phone') return hidePhone(person.phone);
  if (field === 'departmentId') return names.department(person.departmentId);
  if (field === 'levelId') return names.level(person.levelId);
  if (field === 'managerId') return names.person(person.managerId) || inherited(names.headBy(person));
  if (field === 'canAudit') return person.canAudit ? '可审批' : '不可审批';
  if (field === 'state') return stateNames[person.state];
  if (field === 'costCenter') return person.costCenter ?? inherited(names.costCenterBy(person));
  return person[field] || none;
}

const none = '无';
const inherited = (text: string): string => (text ? fromDepartment + text : none);

/** Fields that another department changes for one who has no entry of their own in them. */
function movedFields(before: Person, after: Person, names: Names): PersonField[] {
  if (before.departmentId === after.departmentId) return [];
  return (['managerId', 'costCenter'] as const).filter(
    (field) =>
      before[field] === null && after[field] === null && wordsOf(before, field, names) !== wordsOf(after, field, names),
  );
}

const effectInWords = ({ kind, count = 0, names = [] }: NonNullable<ImportChange['effects']>[number]): string =>
  ({
    lost: `${count} 人失去审批人`,
    heads: `${some(names)}没有负责人`,
    asked: '已是会员，本人同意后加入',
    unlevelled: '未定级，没有差旅标准',
    phone: '登录手机同时更换',
    standard: '差旅标准随等级变更',
    manager: names.length ? `主管审批改由${some(names)}` : '没有主管审批',
    costCenter: names.length ? `费用改记 ${some(names)}` : '费用没有成本中心',
    auditor: '可审批他人的申请',
    noAuditor: '不再审批他人的申请',
    staysHead: `仍是${some(names)}的负责人`,
    stopped: '不能再登录和预订',
  })[kind];

/** Effects of a plan, for the screen and the report. */
export function showPlan(company: Company, plan: Plan, orders: ReadonlyMap<number, Pick<Guards, 'unpaid' | 'tasks'>>) {
  const names = createNames(company, plan);
  const lost = new Map(plan.lost.map(({ managerId, reports }) => [managerId, reports.length]));
  const heads = new Map<number, string[]>();
  for (const { departmentId, before } of plan.heads)
    if (before !== null) heads.set(before, [...(heads.get(before) ?? []), names.department(departmentId)]);
  const headed = new Map<number, number[]>();
  for (const { id, headId } of company.departments)
    if (headId !== null) headed.set(headId, [...(headed.get(headId) ?? []), id]);
  /** Departments that one who moves goes on to lead from another one. */
  const ledFromAfar = ({ before, after }: PlannedChange): string[] =>
    before && before.departmentId !== after.departmentId
      ? (headed.get(after.id) ?? [])
          .filter((id) => !names.isIn(after.departmentId, id) && !plan.heads.some((head) => head.departmentId === id))
          .map(names.department)
      : [];
  const nextOf = new Map(plan.changes.map(({ after }) => [after.id, after.managerId]));

  const effectsOf = (change: PlannedChange): NonNullable<ImportChange['effects']> => {
    const { before, after } = change;
    if (before && isPresent(before.state) && !isPresent(after.state)) {
      const count = lost.get(after.id);
      const without = heads.get(after.id);
      if (count === undefined && !without) return [{ kind: 'stopped' }];
      return [
        ...(count === undefined ? [] : [{ kind: 'lost' as const, count }]),
        ...(without ? [{ kind: 'heads' as const, names: without }] : []),
      ];
    }
    const kinds: (false | ImportEffectKind)[] = before
      ? [after.phone !== before.phone && 'phone', after.levelId !== before.levelId && 'standard']
      : [after.state === 'asked' && 'asked', after.levelId === null && 'unlevelled'];
    const moved = before ? [...changedFields(before, after), ...movedFields(before, after, names)] : [];
    const given = (kind: ImportEffectKind, to: string) =>
      to === none ? { kind } : { kind, names: [to.replace(fromDepartment, '')] };
    return [
      ...kinds.flatMap((kind) => (kind ? [{ kind }] : [])),
      ...[ledFromAfar(change)].flatMap((led) => (led.length ? [{ kind: 'staysHead' as const, names: led }] : [])),
      ...moved.flatMap((field): NonNullable<ImportChange['effects']> => {
        if (field === 'managerId' || field === 'costCenter')
          return [given(field === 'costCenter' ? field : 'manager', wordsOf(after, field, names))];
        return field === 'canAudit' ? [{ kind: after.canAudit ? 'auditor' : 'noAuditor' }] : [];
      }),
    ];
  };
  const shownOf = (change: PlannedChange): Omit<ImportChange, 'kind' | 'line'> => {
    const { kind, before, after } = change;
    const effects = effectsOf(change);
    const fields =
      before && kind !== 'left' ? [...changedFields(before, after), ...movedFields(before, after, names)] : [];
    const manager = before ? before.managerId : after.managerId;
    const text =
      kind === 'added' || kind === 'left'
        ? [
            names.department(after.departmentId),
            names.level(after.levelId),
            manager !== null && `主管 ${names.person(manager)}`,
          ]
            .filter(Boolean)
            .join(' · ')
        : '';
    return {
      name: after.name,
      jobNumber: after.jobNumber,
      fields: fields.map((field) => ({
        title: fieldTitles[field],
        from: before ? wordsOf(before, field, names) : '',
        to: wordsOf(after, field, names),
      })),
      text,
      effect: effects.map(effectInWords).join('，'),
      effects,
    };
  };

  const count = (kind: string) => plan.changes.filter((change) => change.kind === kind).length;
  const before = company.people.filter(({ state }) => state !== 'left').length;
  const left = count('left');
  const back = plan.changes.filter((change) => change.before?.state === 'left' && change.after.state !== 'left').length;
  const counts: ImportCounts = {
    added: count('added'),
    asked: plan.changes.filter(({ kind, after }) => kind === 'added' && after.state === 'asked').length,
    changed: count('changed'),
    handed: count('handed'),
    left,
    unchanged: plan.unchanged,
    refused: plan.refused.length,
    held: plan.held.length,
    fields: plan.changes.reduce(
      (sum, { kind, before: old, after }) => sum + (old && kind === 'changed' ? changedFields(old, after).length : 0),
      0,
    ),
    after: before + count('added') - left + back,
    leaving: before ? Math.round((left * 1000) / before) : 0,
  };
  const effects: ImportEffects = {
    managers: plan.lost.map(({ managerId, reports }) => ({
      name: names.person(managerId),
      people: reports.slice(0, mostNames).map(names.person),
      count: reports.length,
      to: names.person(nextOf.get(reports[0] ?? 0) ?? null),
    })),
    orders: plan.held.map(({ id, name, jobNumber }) => {
      const { unpaid = [], tasks = 0 } = orders.get(id) ?? {};
      return {
        name,
        jobNumber,
        titles: [
          ...unpaid.map(({ title, deadline }) => (deadline ? `${title}，${deadline} 到期` : title)),
          ...(tasks ? [`${tasks} 件审批待处理`] : []),
        ],
        unpaid: unpaid.map(({ title, deadline }) => ({ title, deadline })),
        tasks,
      };
    }),
    heads: plan.heads.map(({ departmentId, before: head, after: next }) => ({
      department: names.department(departmentId),
      name: names.person(head),
      to: names.person(next),
    })),
    newDepartments: plan.departments.map(({ id }) => names.pathOf(id)),
  };
  return { shownOf, counts, effects };
}
