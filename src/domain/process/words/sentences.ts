import type { ProcessContent } from '../schema.ts';
import type { ProcessNames } from './process-names.ts';

export interface Sentence {
  nodeId: string;
  /** Of an arm of a branch or of parallel arms. */
  armId?: string | undefined;
  /** 0 for nodes of the main line, one more inside each arm. */
  depth: number;
  text: string;
}

/** One sentence for each node and each arm, in the order of the page. */
export function sentencesOf(content: ProcessContent, names: ProcessNames): Sentence[] {
  throw new Error(`not yet: ${content.nodes.length} ${names.person(0)}`);
}
