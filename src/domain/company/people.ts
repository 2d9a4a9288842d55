/**
 * An employee of a company. `asked`: a member already, who has not agreed yet; `invited` until the first login; left
 * ones stay for the records.
 */
export const employeeStates = ['active', 'invited', 'asked', 'disabled', 'left'] as const;
export type EmployeeState = (typeof employeeStates)[number];

export const stateNames: Readonly<Record<EmployeeState, string>> = {
  active: '在职',
  invited: '待激活',
  asked: '待同意',
  disabled: '停用',
  left: '离职',
};

/** True where an employee may log in, book and be a manager. */
export const isPresent = (state: EmployeeState): boolean => state === 'invited' || state === 'active';

/** Course of asking a member to join. `elsewhere`: the member has joined another company in the meantime. */
const joinStates = ['asked', 'expired', 'refused', 'elsewhere'] as const;
export type JoinState = (typeof joinStates)[number];

export const joinStateNames: Readonly<Record<JoinState, string>> = {
  asked: stateNames.asked,
  expired: '邀请已过期',
  refused: '已拒绝加入',
  elsewhere: '已加入其他企业',
};

/** Reason why an employee in this state cannot be a manager, head or approver; follows the name. */
export const absentWords = (state: EmployeeState): string => (state === 'asked' ? '尚未同意加入' : '已停用或离职');

/** Actions of an administrator on an employee. `restore` brings back one who was disabled or has left. */
export const stateChanges = ['disable', 'leave', 'restore'] as const;
export type StateChange = (typeof stateChanges)[number];

/** The state after a change; undefined where the change is not possible. `hasLoggedIn`: the invitation was accepted. */
export function stateAfter(state: EmployeeState, change: StateChange, hasLoggedIn: boolean): EmployeeState | undefined {
  if (change === 'restore')
    return isPresent(state) || state === 'asked' ? undefined : hasLoggedIn ? 'active' : 'invited';
  if (state === 'left' || state === 'asked') return undefined;
  if (change === 'leave') return 'left';
  return state === 'disabled' ? undefined : 'disabled';
}

/** The flags of a travel level (specification 1, section 3.2). */
export interface TripFlags {
  approveFlag: boolean;
  feeFlag: boolean;
  changeApprove: boolean;
  overproof: boolean;
  overApprove: boolean;
}

type TripFlag = keyof TripFlags;

/** Words of a flag that is on and of one that is off. */
export const flagWords: Readonly<Record<TripFlag, readonly [on: string, off: string]>> = {
  approveFlag: ['出行须先申请', '出行无须申请'],
  feeFlag: ['费用须审批', '费用无须审批'],
  changeApprove: ['退改须审批', '退改无须审批'],
  overproof: ['允许超标', '不允许超标'],
  overApprove: ['超标须审批', '超标无须审批'],
};

export const tripFlags = Object.keys(flagWords) as TripFlag[];

/** Why an employee cannot book as the company wants it. */
export const orphanKinds = ['noApprover', 'managerLeft', 'noStandard', 'noCostCenter'] as const;
export type OrphanKind = (typeof orphanKinds)[number];

export const orphanNames: Readonly<Record<OrphanKind, string>> = {
  noApprover: '没有审批人',
  managerLeft: '主管已停用或离职',
  noStandard: '没有差旅标准',
  noCostCenter: '没有成本中心',
};

/** Obstacles to an employee's leaving or being disabled. */
export interface Guards {
  /** Orders that wait for a payment. */
  unpaid: readonly { orderNo: string; title: string; deadline: string }[];
  /** Approvals that wait for the employee. */
  tasks: number;
  /** Names of employees whose manager this one is. */
  reports: readonly string[];
  /** Names of departments that the employee heads. */
  heads: readonly string[];
}

/** Matters of an employee that go on, or end, on leaving; they are no obstacles. */
export interface Ahead {
  /** Paid orders whose trip is still to come; `first` is the next one. */
  trips: number;
  first: { title: string; day: string } | null;
  /** Applications under approval, or with a change that is. */
  approving: number;
  /** Approved applications that nobody else travels on. */
  approved: number;
}

/** Effects of leaving or being disabled, in sentences. */
export function aheadInWords({ trips, first, approving, approved }: Ahead, change: StateChange): string[] {
  const isLeaving = change === 'leave';
  return [
    ...(first
      ? [
          `还有 ${trips} 张未出行的订单，最近一张 ${first.day} ${first.title}；${isLeaving ? '离职' : '停用'}后仍有效，不会自动退订，需要退订的请先处理`,
        ]
      : []),
    ...(approving ? [`${approving} 份申请审批中，${isLeaving ? '将自动撤回' : '审批照常进行'}`] : []),
    ...(approved
      ? [`${approved} 份已批准的行程申请，${isLeaving ? '将自动关闭，剩余预算不再可用' : '停用期间不能据此预订'}`]
      : []),
  ];
}

const some = (names: readonly string[]): string =>
  names.length > 3 ? `${names.slice(0, 3).join('、')}等 ${names.length} ` : `${names.join('、')} `;

/** The guards in sentences; none: nothing stands in the way. */
export function guardsInWords({ unpaid, tasks, reports, heads }: Guards): string[] {
  const [first] = unpaid;
  return [
    ...(first
      ? [
          `有 ${unpaid.length} 张订单待付（${first.title}${first.deadline && `，${first.deadline} 到期`}）。付款或取消后才能停用或离职`,
        ]
      : []),
    ...(tasks ? [`有 ${tasks} 件审批待其处理，须移交`] : []),
    ...(reports.length
      ? [`是${reports.length > 3 ? some(reports) + '人' : reports.join('、')}的直属主管，须移交`]
      : []),
    ...(heads.length ? [`是${heads.length > 3 ? some(heads) + '个部门' : heads.join('、')}的负责人，须移交`] : []),
  ];
}
