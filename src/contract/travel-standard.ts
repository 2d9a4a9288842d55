import type { Day } from '#domain/china-time.ts';
import type {
  Effect,
  PolicyProduct,
  Rule,
  StandardContent,
  StandardVersion,
  Subject,
  VersionState,
} from '#domain/policy/schema.ts';

/**
 * Travel standards of a company. The content of a standard goes over the wire as the domain has it: amounts of its
 * rules are integer fen.
 */
export type StandardKind = 'travel' | 'car';
export const standardKinds: readonly StandardKind[] = ['travel', 'car'];
export const productsOfKind: Readonly<Record<StandardKind, readonly PolicyProduct[]>> = {
  travel: ['flight', 'intl', 'train', 'hotel'],
  car: ['car'],
};

/** A subject with its name, and the number of people that it stands for. */
export type NamedSubject = Subject & { name: string; people: number };

/** A version without its content, as the list of versions shows it. */
export interface VersionHead {
  version: number;
  state: VersionState;
  from: Day;
  to: Day | null;
  changedBy: string;
  changedAt: string;
  /** Orders that this version has judged. */
  judged: number;
}

export interface StandardRow {
  standardId: string;
  name: string;
  kind: StandardKind;
  /** The version in force, else the latest one. */
  version: number;
  state: VersionState;
  from: Day;
  assigned: NamedSubject[];
  /** Employees whom it applies to today. */
  people: number;
  rules: number;
  hasDraft: boolean;
}

export interface StandardDetail extends StandardVersion {
  name: string;
  kind: StandardKind;
  /** A save names the number it was made from. */
  lock: number;
  versions: VersionHead[];
  named: NamedSubject[];
}

/** A concrete case of a proof: words such as "P7 · 成都 · 5 月 · 二等座", and the row that closes it. */
export interface ProofCase {
  kind: 'gap' | 'conflict' | 'shadowed';
  product: PolicyProduct;
  words: string;
  /** Ids of the rules that it is about. */
  rules: string[];
  closing: Rule | null;
}

/** A product of the employee's own standard in sentences. */
export interface OwnStandard {
  product: PolicyProduct;
  standardName: string;
  via: Subject['kind'];
  sentences: { text: string; effect: Effect }[];
}

export type { PolicyProduct, Rule, StandardContent, StandardVersion, Subject };
