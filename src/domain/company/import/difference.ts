import { isPresent } from '../people.ts';
import { createTree } from './departments.ts';
import { finished } from './handing.ts';
import type { EmployeeState } from '../people.ts';
import { checkRows, circles } from './check-rows.ts';
import type { EmployeeJudge, EmployeeRow } from './check-rows.ts';
import type { Person } from './person.ts';
import { problemWords } from './problem-words.ts';
import { addAlso, noDepartment } from './refusal.ts';
import type { Refusal, Refuse } from './refusal.ts';
import { managerKeys, isNothing, numberKey, phoneKey } from './values.ts';
import type { EmployeeField, EmployeeValues } from './values.ts';

export interface RosterDepartment {
  id: number;
  parentId: number | null;
  name: string;
  headId: number | null;
  costCenter?: string | null;
}

export interface Roster {
  companyName: string;
  people: readonly Person[];
  departments: readonly RosterDepartment[];
  levels: readonly { id: number; name: string }[];
  /** Employees who have logged in: restored, they are active at once. */
  claimed: ReadonlySet<number>;
  /** Phones of the file that belong to others than the company's employees. */
  taken: ReadonlySet<string>;
  /** Those of private members, who join when they agree. */
  askable: ReadonlySet<string>;
  /** Employees whose accounts are private ones again: they come back by their own consent. */
  parted: ReadonlySet<number>;
}

/** Decisions of the member about all rows. */
export interface ImportChoices {
  /** Employees whom the file does not name. */
  missing: 'leave' | 'stay';
  /** Departments that the company does not have. */
  departments: 'make' | 'refuse';
  /** Reports and departments of a leaver: `up`, to the leaver's manager; `none`, to nobody. */
  hand: 'up' | 'none';
}

export type ChangeKind = 'added' | 'changed' | 'handed' | 'left';
export interface PlannedChange {
  kind: ChangeKind;
  /** Of the file; null for an employee whom it does not name. */
  line: number | null;
  before: Person | null;
  after: Person;
}

export interface Plan {
  departments: { id: number; parentId: number | null; name: string }[];
  changes: PlannedChange[];
  heads: { departmentId: number; before: number | null; after: number | null }[];
  refused: Refusal[];
  /** Employees who would leave and have orders to pay: they stay. */
  held: Person[];
  unchanged: number;
  /** Employees whose manager leaves. */
  lost: { managerId: number; reports: number[] }[];
}

/** A row of the file, or an employee without a row, with the state after the import. */
export interface PlannedDraft {
  row: EmployeeRow;
  before: Person | null;
  after: Person;
}

/** `unpaid`: employees with orders to pay, who cannot leave. */
export function planImport(
  roster: Roster,
  file: readonly Omit<EmployeeRow, 'known'>[],
  judge: EmployeeJudge,
  choices: ImportChoices,
  unpaid: ReadonlySet<number>,
): Plan {
  const byId = new Map<number, Person>();
  for (const person of roster.people) byId.set(person.id, person);
  // Of 100,000 people those alone whom the file names.
  const wanted = keysIn(file);
  const byKey = new Map<string, Person>();
  for (const person of roster.people)
    for (const key of [phoneKey(person.phone), numberKey(person.jobNumber)])
      if (wanted.has(key)) byKey.set(key, person);
  const ownerOf = ({ jobNumber, mobilePhone }: Readonly<EmployeeValues>): [Person?, Person?] => [
    byKey.get(numberKey(jobNumber)),
    byKey.get(phoneKey(mobilePhone)),
  ];
  const rows = file.map((row): EmployeeRow => {
    const [own, other] = ownerOf(row.values);
    return { ...row, known: (own ?? other)?.name ?? '' };
  });
  const levelIds = new Map(roster.levels.map(({ id, name }) => [name, id]));
  const tree = createTree(roster, choices.departments === 'make');
  const refused = new Map<number, Refusal>();
  const refuse: Refuse = (line, field, reason, kind, ...about) => {
    if (!refused.has(line)) refused.set(line, { line, field, reason, ...(kind && { cause: { kind, about } }) });
  };

  // Employees of refused rows are named by the file as well: they do not leave.
  const named = new Map<number, number>();
  const drafts: PlannedDraft[] = [];
  const inFile = (text: string) => managerKeys(text).some((key) => byKey.has(key));
  const lines = new Map(rows.map((row) => [row.line, row]));
  const errors = checkRows(rows, judge.judge, (line) => inFile(lines.get(line)?.values.manager ?? ''));
  rows.forEach((row, at) => {
    const { line, values } = row;
    const [own, phoneOwner] = ownerOf(values);
    const before = own ?? phoneOwner ?? null;
    const earlier = before ? named.get(before.id) : undefined;
    if (before && earlier === undefined) named.set(before.id, line);
    const [first, ...others] = Object.entries(errors[at] ?? {}) as [EmployeeField, string][];
    if (first) {
      refuse(line, ...first);
      const { department } = values;
      const isUnknown = department && choices.departments === 'refuse' && tree.idOf(department) === undefined;
      return addAlso(refused.get(line), others, isUnknown && !errors[at]?.department ? department : '');
    }
    if (earlier !== undefined)
      return refuse(line, 'jobNumber', `与第 ${earlier} 行是同一位员工`, 'sameAs', String(earlier));
    if (own && phoneOwner && own !== phoneOwner)
      return refuse(line, 'mobilePhone', `手机号码已属于“${phoneOwner.name}”`, 'phoneOf', phoneOwner.name);
    const isNewPhone = values.mobilePhone !== '' && values.mobilePhone !== before?.phone;
    if (before && isNewPhone && before.state === 'asked')
      return refuse(line, 'mobilePhone', '待同意的员工不能更换手机号码，可撤回邀请后重新新增');
    if (before && isNewPhone && roster.claimed.has(before.id))
      return refuse(line, 'mobilePhone', '员工登录后，手机号码由本人修改');
    if (before && isNewPhone && roster.askable.has(values.mobilePhone))
      return refuse(line, 'mobilePhone', '该手机号码已是会员，请作为新员工导入，由本人同意后加入');
    if (before?.state === 'asked' && (values.state === 'left' || values.state === 'disabled'))
      return refuse(line, 'state', '尚未同意加入，可在员工列表中撤回邀请');
    if (before && roster.parted.has(before.id) && isPresent(stateOf(values, before, roster)))
      return refuse(line, 'state', '离职后账号已恢复为个人会员，请在员工资料中恢复，由本人同意');
    if (roster.taken.has(values.mobilePhone)) return refuse(line, 'mobilePhone', '该手机号码已被其他账号使用');
    if (!before) {
      const lacking = (['name', 'mobilePhone', 'jobNumber', 'department'] as const).find((one) => !values[one]);
      if (lacking) return refuse(line, lacking, '新员工请填写工号、姓名、手机号码和部门');
      if (values.state === 'left') return refuse(line, 'state', '名册中没有此人，不能导入为离职');
      if (values.state === 'disabled' && roster.askable.has(values.mobilePhone))
        return refuse(line, 'state', '该手机号码已是会员，由本人同意后加入，不能直接停用');
    }
    const departmentId = values.department ? tree.idOf(values.department) : before?.departmentId;
    if (departmentId === undefined) {
      const { reason, cause } = noDepartment(values.department);
      return refuse(line, 'department', reason, cause.kind, ...cause.about);
    }
    const base: Person = before ?? {
      id: -line,
      name: '',
      phone: '',
      jobNumber: '',
      departmentId,
      levelId: null,
      managerId: null,
      costCenter: null,
      canAudit: false,
      state: 'invited',
      position: '',
      joinedOn: null,
    };
    const given = <T>(text: string, value: () => T, now: T): T =>
      isNothing(text) ? (null as T) : text ? value() : now;
    drafts.push({
      row,
      before,
      after: {
        ...base,
        name: values.name || base.name,
        phone: values.mobilePhone || base.phone,
        jobNumber: values.jobNumber || base.jobNumber,
        departmentId,
        levelId: given(values.level, () => levelIds.get(judge.levelOf(values.level)) ?? null, base.levelId),
        costCenter: given(values.costCenter, () => judge.costCenterOf(values.costCenter) || null, base.costCenter),
        canAudit: values.canAudit ? values.canAudit === '1' : base.canAudit,
        state: stateOf(values, before, roster),
        position: given(values.position, () => values.position, base.position ?? '') ?? '',
        joinedOn: given(values.joinedOn, () => values.joinedOn, base.joinedOn ?? null),
      },
    });
  });

  const held: Person[] = [];
  const missing: PlannedDraft[] = [];
  if (choices.missing === 'leave')
    for (const person of roster.people) {
      // An employee in state `asked` has not joined, so cannot leave.
      if (named.has(person.id) || person.state === 'left' || person.state === 'asked') continue;
      if (unpaid.has(person.id)) held.push(person);
      else missing.push({ row: nobody, before: person, after: { ...person, state: 'left' } });
    }
  for (const { row, before, after } of drafts)
    if (before && isPresent(before.state) && !isPresent(after.state) && unpaid.has(before.id))
      refuse(row.line, 'state', '有订单待付，付款或取消后再导入');

  const fileKeys = new Map<string, PlannedDraft>();
  for (const draft of drafts) {
    fileKeys.set(phoneKey(draft.after.phone), draft);
    fileKeys.set(numberKey(draft.after.jobNumber), draft);
  }
  const gone = new Set(missing.map(({ after }) => after.id));
  const draftOf = new Map(drafts.map((draft) => [draft.after.id, draft]));
  const isOut = (id: number): boolean => {
    const draft = draftOf.get(id);
    if (!draft) return gone.has(id) || !isPresent(byId.get(id)?.state ?? 'left');
    return refused.has(draft.row.line)
      ? !draft.before || !isPresent(draft.before.state)
      : !isPresent(draft.after.state);
  };
  for (const draft of drafts) {
    const { manager } = draft.row.values;
    if (isNothing(manager)) draft.after.managerId = null;
    if (!manager || isNothing(manager)) continue;
    const keys = managerKeys(manager);
    const id = keys.flatMap((key) => fileKeys.get(key)?.after.id ?? byKey.get(key)?.id ?? [])[0];
    if (id === undefined) refuse(draft.row.line, 'manager', problemWords.noManager(manager), 'noManager', manager);
    else if (id === draft.after.id) refuse(draft.row.line, 'manager', '主管不能是本人');
    else draft.after.managerId = id;
  }
  refuseManagers(drafts, roster, refused, refuse, isOut);

  const good = [...drafts.filter(({ row }) => !refused.has(row.line)), ...missing];
  return { ...finished(roster, good, choices, tree.made), refused: [...refused.values()], held };
}

/** Keys of all who are named by the rows of a file, as employees or as managers. */
export function keysIn(file: readonly { values: Readonly<EmployeeValues> }[]): Set<string> {
  const keys = new Set<string>();
  for (const { values } of file) {
    keys.add(numberKey(values.jobNumber)).add(phoneKey(values.mobilePhone));
    if (values.manager) for (const key of managerKeys(values.manager)) keys.add(key);
  }
  // A cell without a number names nobody.
  keys.delete('');
  return keys;
}

const nobody: EmployeeRow = { line: 0, values: {} as EmployeeValues, known: '' };

function stateOf(
  { state, mobilePhone }: EmployeeValues,
  before: Person | null,
  { claimed, askable }: Pick<Roster, 'claimed' | 'askable'>,
): EmployeeState {
  if (before?.state === 'asked' || (!before && askable.has(mobilePhone))) return 'asked';
  const present = before && claimed.has(before.id) ? 'active' : 'invited';
  if (state === 'left' || state === 'disabled') return state;
  if (!before) return present;
  // A file tells no one who has logged in from one who has not.
  if (isPresent(before.state) || (!state && before.state === 'disabled')) return before.state;
  return present;
}

/** Refuses rows with a manager who is not there any more, or below whom the manager stands; refused rows may spoil others. */
function refuseManagers(
  drafts: readonly PlannedDraft[],
  roster: Roster,
  refused: ReadonlyMap<number, Refusal>,
  refuse: Refuse,
  isOut: (id: number) => boolean,
): void {
  if (!drafts.some(({ before, after }) => after.managerId !== (before?.managerId ?? null))) return;
  const nameOf = new Map(roster.people.map(({ id, name }) => [id, name]));
  for (const { after } of drafts) nameOf.set(after.id, after.name);
  for (let count = -1; count !== refused.size;) {
    count = refused.size;
    const good = drafts.filter(({ row }) => !refused.has(row.line));
    for (const { row, before, after } of good)
      if (
        row.values.manager &&
        after.managerId !== null &&
        after.managerId !== before?.managerId &&
        isOut(after.managerId)
      )
        refuse(
          row.line,
          'manager',
          `主管“${nameOf.get(after.managerId) ?? ''}”不在职、尚未同意加入，或所在的行没有导入`,
          'managerAway',
          nameOf.get(after.managerId) ?? '',
        );
    const managers = new Map(roster.people.map(({ id, managerId }) => [id, managerId]));
    for (const { after } of good) managers.set(after.id, after.managerId);
    const ids = [...managers.keys()];
    const places = new Map(ids.map((id, at) => [id, at]));
    const found = circles(ids.map((id) => places.get(managers.get(id) ?? 0) ?? -1));
    for (const { row, before, after } of good) {
      const circle = found[places.get(after.id) ?? -1];
      if (!circle || after.managerId === before?.managerId) continue;
      const names = circle.map((at) => nameOf.get(ids[at] ?? 0) ?? '');
      refuse(row.line, 'manager', problemWords.circle(names), 'circle', ...names);
    }
  }
}
