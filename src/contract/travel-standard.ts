import type { z } from 'zod';
import type { Fen } from '#domain/money.ts';
import type { ReplayTotals } from '#domain/policy/replay.ts';
import type { Effect, PolicyProduct, Rule, StandardContent, Subject } from '#domain/policy/schema.ts';
import type { Page } from './page.ts';
import { row } from './row.ts';
import type { Day, Moment } from './row.ts';
import type { travelStandardSchemas } from './travel-standard.schema.ts';

/**
 * Travel standards of a company. The content of a standard goes over the wire as the domain has it: amounts of its
 * rules are integer fen.
 */
type In<K extends keyof typeof travelStandardSchemas> = z.input<(typeof travelStandardSchemas)[K]>;

export type StandardKind = 'travel' | 'car';
export const productsOfKind: Readonly<Record<StandardKind, readonly PolicyProduct[]>> = {
  travel: ['flight', 'intl', 'train', 'hotel'],
  car: ['car'],
};

/** `planned`: published, its first day is still to come; `over`: another version has followed; `retired`: ended by hand. */
export const standardStates = ['draft', 'planned', 'active', 'over', 'retired'] as const;
export type StandardState = (typeof standardStates)[number];

/** A subject with its name, and the number of people that it stands for. */
export type NamedSubject = Subject & { name: string; people: number };

/** A version without its content, as the list of versions shows it. */
export interface VersionHead {
  version: number;
  state: StandardState;
  /** "": a draft. */
  from: Day | '';
  /** Null: without an end. */
  to: Day | null;
  note: string;
  changedBy: string;
  changedAt: Moment;
  /** Orders that this version has judged. */
  judged: number;
}

/** A standard by its version in force; without one by the next, the draft, or the last. */
export interface StandardRow {
  standardId: number;
  name: string;
  kind: StandardKind;
  version: number;
  state: StandardState;
  from: Day | '';
  to: Day | null;
  /** The published version that follows it. */
  next: { version: number; from: Day } | null;
  assigned: NamedSubject[];
  /** Employees whom it judges today. */
  people: number;
  rules: number;
  products: PolicyProduct[];
  hasDraft: boolean;
  /** Subjects that another standard has as well; of the draft where there is one. */
  conflicts: { subject: string; standardId: number; standardName: string }[];
  changedBy: string;
  changedAt: Moment;
}

export interface StandardDetail {
  standardId: number;
  name: string;
  kind: StandardKind;
  /** The version that was asked for: the draft, else the one in force. */
  version: number;
  state: StandardState;
  from: Day | '';
  to: Day | null;
  content: StandardContent;
  /** Orders of the last year by the reason that was chosen; a reason that nobody chose is missing. */
  reasonUses: { text: string; count: number }[];
  assigned: NamedSubject[];
  note: string;
  changedBy: string;
  changedAt: Moment;
  /** Saves of the draft; 0 where there is none. A save names it. */
  lock: number;
  /** The greatest number of a published version; 0: none. `retire` and `assign` name it. */
  published: number;
  /** The latest first. */
  versions: VersionHead[];
  /** Subjects that another standard has as well from the first day on. */
  conflicts: SubjectConflict[];
}

/** A subject of two standards. */
export interface SubjectConflict {
  subject: NamedSubject;
  standardId: number;
  standardName: string;
  version: number;
}

/** The data of a 409. */
export type StandardRefusal =
  /** Another person has saved, published or removed since. */
  | { kind: 'changed'; by: string; at: Moment; lock: number; version: number }
  | { kind: 'assigned'; conflicts: SubjectConflict[] }
  /** Orders that its versions have judged, or the version that is in force. */
  | { kind: 'inUse'; judged: number; version: number };

export interface StandardSaved {
  standardId: number;
  version: number;
  lock: number;
  state: StandardState;
}

/** Cases without a rule, and rules that contradict each other, each with the row that closes it. */
export interface StandardProof {
  findings: {
    kind: 'gap' | 'conflict' | 'shadowed';
    product: PolicyProduct;
    /** `P7 · 住成都 · 5 月` */
    words: string;
    /** Ids of the rules that it is about. */
    rules: string[];
    closing: Rule | null;
  }[];
  /** Different cases that were looked at. */
  checked: number;
  /** There are more gaps than are listed. */
  isCut: boolean;
}

/** A standard of employees who come from it or go to it. */
export interface OtherStandard {
  standardId: number;
  name: string;
  version: number;
  people: number;
}

/** Employees whom a standard with other subjects would judge from a day on. */
export interface StandardReach {
  people: number;
  /** Judged by it so far, then by another standard, or by none. */
  elsewhere: number;
  without: number;
  /** Standards that judged some of `people` until then, and those of `elsewhere`; the most people first. */
  former: OtherStandard[];
  next: OtherStandard[];
  subjects: NamedSubject[];
}

/** Verdict on a trip; amounts are fen, as in a content. */
export interface TripVerdict {
  verdict: 'ok' | 'over' | 'forbidden';
  effect: Effect | '';
  overBy: Fen;
}

/** A trip of the last year that two contents judge otherwise. */
export interface ChangedTrip {
  orderNo: string;
  product: PolicyProduct;
  title: string;
  day: Day;
  name: string;
  before: TripVerdict;
  after: TripVerdict;
  /** Words of the later verdict. */
  reason: string;
  /** Rules of the later content that it breaks. */
  rules: string[];
}

/** Orders of the last year as two contents judge them. A flight there and one back are two trips. */
export interface StandardWhatIf {
  from: Day;
  to: Day;
  /** Employees with trips who are judged by it. */
  people: number;
  before: ReplayTotals;
  after: ReplayTotals;
  changed: number;
  /** Of these, harder or easier to book than before; the rest differs in the company's part. */
  harder: number;
  eased: number;
  /** Were above the standard, and are no more. */
  compliant: number;
  /** Employees with trips that are harder to book, and how much less the company pays for those trips. */
  hitCount: number;
  paysLess: Fen;
  hit: { employeeId: number; name: string; trips: number; paysLess: Fen }[];
  /** The first hundred that change, the harder ones first. */
  trips: ChangedTrip[];
}

const company = { members: ['70'], ours: true } as const;
export const travelStandard = {
  list: row<In<'list'>, Page<StandardRow>>('/travel/standard/list', '企业的差旅标准列表', {
    ...company,
    reads: true,
    has: 'rows',
  }),
  detail: row<In<'detail'>, StandardDetail>('/travel/standard/detail', '一份差旅标准：内容、适用范围与历次版本', {
    ...company,
    reads: true,
    has: 'content',
  }),
  save: row<In<'save'>, StandardSaved>('/travel/standard/save', '新建差旅标准，或保存其草稿', {
    ...company,
    has: 'standardId',
  }),
  publish: row<In<'publish'>, StandardSaved>('/travel/standard/publish', '发布草稿：自某日起成为新版本', {
    ...company,
    has: 'standardId',
  }),
  retire: row<In<'retire'>, StandardSaved>('/travel/standard/retire', '停用差旅标准', {
    ...company,
    has: 'standardId',
  }),
  copy: row<In<'copy'>, StandardSaved>('/travel/standard/copy', '复制为新的差旅标准', {
    ...company,
    has: 'standardId',
  }),
  remove: row<In<'remove'>, { standardId: number }>('/travel/standard/remove', '删除草稿，或未使用过的差旅标准', {
    ...company,
    has: 'standardId',
  }),
  assign: row<In<'assign'>, StandardSaved>('/travel/standard/assign', '自某日起调整差旅标准的适用范围', {
    ...company,
    has: 'standardId',
  }),
  prove: row<In<'prove'>, StandardProof>('/travel/standard/prove', '证明差旅标准没有缺口与矛盾，或给出具体情形', {
    ...company,
    reads: true,
    has: 'findings',
  }),
  reach: row<In<'reach'>, StandardReach>('/travel/standard/reach', '若改为这些适用对象：自某日起对多少员工生效', {
    ...company,
    reads: true,
    has: 'subjects',
  }),
  whatIf: row<In<'whatIf'>, StandardWhatIf>(
    '/travel/standard/whatIf',
    '若过去一年按此草稿判定：超标、费用与受影响的人',
    {
      ...company,
      reads: true,
      has: 'before',
    },
  ),
  difference: row<In<'difference'>, StandardWhatIf>('/travel/standard/difference', '两个版本判定不同的行程', {
    ...company,
    reads: true,
    has: 'before',
  }),
} as const;

export type { PolicyProduct, Rule, StandardContent, Subject };
