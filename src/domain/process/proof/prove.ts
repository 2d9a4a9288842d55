import type { Org, ProcessContent } from '../schema.ts';
import type { ProcessNames } from '../words/process-names.ts';

export interface Scenario {
  nodeId: string;
  /** Events in words, the submission first: the fewest that lead there. */
  events: string[];
  /** The state that they lead to. */
  sentence: string;
}
export type Proof =
  | {
      ok: true;
      /** Abstract states that were visited. */
      states: number;
      /** Ways on which a case is agreed although nobody looked at it: not faults, but worth knowing. */
      unseen: Scenario[];
    }
  | { ok: false; states: number; counterexample: Scenario };

/** Shows that every case ends, under all absences, leavings and deadlines, or the shortest case that does not. */
export function prove(content: ProcessContent, org: Org, names?: ProcessNames): Proof {
  throw new Error(`not yet: ${content.nodes.length} ${org.people.size} ${names?.person(0)}`);
}
