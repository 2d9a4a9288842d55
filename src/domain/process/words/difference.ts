import type { ProcessContent } from '../schema.ts';
import type { ProcessNames } from './process-names.ts';

export interface Change {
  kind: 'added' | 'removed' | 'moved' | 'changed';
  nodeId: string;
  armId?: string | undefined;
  /** Sentence about the change. */
  text: string;
  /** Sentences of the node before and after; one is absent where it was added or removed. */
  before?: string | undefined;
  after?: string | undefined;
}

/** Changes from one version to another, in the order of the page; nothing: the versions decide alike. */
export function differenceOf(before: ProcessContent, after: ProcessContent, names: ProcessNames): Change[] {
  throw new Error(`not yet: ${before.nodes.length} ${after.nodes.length} ${names.person(0)}`);
}
