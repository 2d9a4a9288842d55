import type { PolicyProduct } from '#domain/policy/schema.ts';
import type { Day, Yuan } from './row.ts';

/** A figure beside a line: 差标 ¥1,176 ≤ 6.0 折. */
export interface CaseFigure {
  label: string;
  value: string;
  note: string;
  /** Of a price: absent where the verdict of its line is about it. */
  isOver?: boolean;
}

/** A flight, a ride or a stay as it is decided on, in words. */
export interface CasePart {
  /** 北京 → 巴黎 CA933 */
  title: string;
  /** Times, places, class and price. */
  sub: string;
}

/** A product of the case, with its verdict of the moment of the application. */
export interface CaseLine {
  product: PolicyProduct;
  /** 北京 → 上海 · ZH1519 */
  title: string;
  sub: string;
  /** Of several that have one verdict together, and of a change the new one behind those of before. */
  parts?: CasePart[];
  /** Names of its travellers. */
  travellers: string[];
  verdict: 'ok' | 'over';
  /** Tag of the verdict in words: 超标 ¥384, 合规. */
  verdictText: string;
  tags: string[];
  total: Yuan;
  standard: CaseFigure | null;
  actual: CaseFigure | null;
  /** The cheapest choice of then. */
  cheapest: CaseFigure | null;
  /** The applicant's reason; "". */
  reason: string;
}

export interface CaseInfo {
  /** It may stand against the case: shown beside its verdict. */
  isWarning?: boolean;
  label: string;
  text: string;
  /** Files under this label, by the call that reads them (`/travel/application/attach`). */
  files?: { fileId: string; name: string; size: number }[];
}

/** A budget before and after the case. */
export interface CaseBudget {
  /** 研发中心 · 2026 Q3 差旅 */
  name: string;
  total: Yuan;
  used: Yuan;
  /** Of a department: the part of `used` that is promised by approved applications, and not spent yet. */
  reserved?: Yuan;
  /** Of this case. */
  asked: Yuan;
  /** `total` before the change that the case asks for. */
  was?: Yuan;
  warnPercent: number;
}

/** The travel budget of a department and all below it, in the quarter of now. */
export interface DepartmentBudget {
  departmentId: number;
  name: string;
  /** 0: directly below the company. */
  depth: number;
  /** "": none of its own. */
  amount: Yuan | '';
  /** With an amount: paid, and promised by approved applications. */
  used: Yuan | '';
  /** The part of `used` that is promised, and not spent yet. */
  reserved: Yuan | '';
  /** Without one of its own: name of the department above whose budget it counts in; "". */
  countsIn: string;
}

export interface DepartmentBudgets {
  /** `2026 Q4` */
  quarter: string;
  from: Day;
  to: Day;
  today: Day;
  /** Parts in per cent from which on the company is warned. */
  warnings: { first: number; second: number };
  /** All departments, as a tree reads them. */
  rows: DepartmentBudget[];
}

/** One person's part in a case: done, open, or still to come. In the order of the case. */
export interface TimelineStep {
  /** `off`: came to nothing (skipped, closed by another's decision). */
  state: 'done' | 'refused' | 'open' | 'next' | 'off';
  nodeId: string;
  taskId: string;
  /** 0: the company's account, or a group. */
  employeeId: number;
  name: string;
  /** The end of the case, which is nobody's. */
  isEnd?: boolean;
  isMe?: boolean;
  /** `直属主管审批 · 或签` */
  role: string;
  /** Name of the colleague whose deputy the person is. */
  deputyOf?: string;
  /** `提交申请`, `已同意`, `待审批`, `通过后抄送` */
  did: string;
  /** The moment of `did`; of an open step, when it was opened. */
  atMs?: number;
  tookMs?: number;
  dueMs?: number;
  expectedMs?: number;
  comment?: string;
  /** A remark: no step of the case. */
  isSaid?: true;
}

export interface AuditRowCompany {
  /** Open tasks and whose they are. */
  tasks: {
    taskId: string;
    employeeId: number;
    name: string;
    /** Employees who have a part in its step already: it cannot be handed to them. */
    seated: number[];
  }[];
  /** In the future after an urge. */
  urgeFromMs: number;
}

/** The budget of a department once a case is approved. */
export interface AuditRowBudget {
  /** `研发中心 · 2026 Q4 差旅` */
  name: string;
  /** In percent, with one digit. */
  after: number;
  isOver: boolean;
}

export interface AuditCounts {
  /** Open tasks of the caller. */
  trip: number;
  order: number;
  /** Copies that were not opened yet. */
  copied: Record<'trip' | 'order', number>;
  /** Own cases that run; those of the company for its account. */
  mine: Record<'trip' | 'order', number>;
  /** The earliest end among the open tasks; null: none. */
  nextLapseMs: number | null;
  /** Cases of the box that was asked for, whatever its other filters; `late` are among those that run. */
  states?: Record<'all' | 'running' | 'late' | 'agreed' | 'refused' | 'withdrawn' | 'expired', number>;
}

/** A way to an earlier decision; each step of a case may be hurried once. */
export interface AuditHurry {
  taskId: string;
  /** `up`: `to` decides in place of `name`; `beside`: either of them. */
  way: 'up' | 'beside';
  name: string;
  /** The colleague in whose place they have it; absent: nobody. */
  forName?: string;
  to: string;
  toFor?: string;
  /** The end of the case then, by the usual times. */
  endsMs: number;
}

/** The step behind the link of a notice. */
export interface AuditLink {
  /** It was sent to the caller; else the other fields but `name` are empty. */
  isMine: boolean;
  /** The employee whose account is wanted: 许*; "" for the caller. */
  name: string;
  no: string;
  taskId: string;
  /** The deputy can still decide it. */
  isOpen: boolean;
}
