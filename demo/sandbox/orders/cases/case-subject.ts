import type { CaseBudget, CaseInfo, CaseLine } from '#contract/approval.ts';
import type { CaseEvent, Instance, ProcessKind } from '#domain/process/schema.ts';
import type { Fen } from '#domain/money.ts';
import type { Database, Tx } from '../../ground/call.ts';

/** A case as its subject sees it. */
export interface CaseHead {
  caseId: number;
  no: string;
  companyId: number;
  appId: string;
  kind: ProcessKind;
  /** Of the trip application, the order or the request about an order. */
  subjectId: string;
  /** Employee for whom it is; 0: the company's account. */
  applicantId: number;
  title: string;
  total: Fen;
  state: Instance['state'];
  openedAt: number;
}

/** The end of a case. */
export type Outcome = Exclude<Instance['state'], 'running'>;

/** A case that has ended. */
export interface CaseEnd {
  head: CaseHead;
  outcome: Outcome;
  /** The words with which it was refused; "". */
  comment: string;
}

/** The subject as the decision page shows it. */
interface CaseStory {
  lines: CaseLine[];
  info: CaseInfo[];
  budget: CaseBudget | null;
  /** 订单取消，座位释放 */
  ifRefused: string;
  ifAgreed: string;
}

/** The thing that a case is about: a trip application, an order, a change or a refund. Cases know no product. */
export interface CaseSubject {
  describe(db: Database | Tx, head: CaseHead, now: number): Promise<CaseStory>;
  /**
   * Locks the rows of the subjects. Called before the rows of their cases are locked: order → case, everywhere, so that
   * a cancelled order and a decision do not wait for each other.
   */
  lock(tx: Tx, subjectIds: readonly string[]): Promise<unknown>;
  /**
   * Called before an outcome by which everybody agreed: the price has moved too far since it was asked for, and they are
   * asked again. Undefined: it stays agreed.
   */
  verify?(
    tx: Tx,
    head: CaseHead,
    facts: Instance['facts'],
    now: number,
  ): Promise<Omit<Extract<CaseEvent, { kind: 'priceMoved' }>, 'kind'> | undefined>;
  /** The applicant hears of the outcome from the subject itself: an order tells those who made it and travel by it. */
  tells?(tx: Tx, head: CaseHead): Promise<boolean>;
  /** Acts on the outcomes, in the transaction of the steps that led to them. */
  decided(tx: Tx, ends: readonly CaseEnd[], now: number): Promise<void>;
}

export type CaseSubjects = Partial<Record<ProcessKind, CaseSubject>>;

let subjects: CaseSubjects = {};

/** Sets the subjects of the process; `createSandbox` calls it. */
export function registerSubjects(table: CaseSubjects): void {
  subjects = table;
}

export const subjectOf = (kind: ProcessKind): CaseSubject | undefined => subjects[kind];
