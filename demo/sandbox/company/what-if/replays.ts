import { emptyReplay, replayPart } from '#domain/policy/replay.ts';
import type { PastTrip, Replay } from '#domain/policy/replay.ts';
import type { PolicyProduct, StandardContent } from '#domain/policy/schema.ts';

/** Verdicts of a content on the trips of a product, of the employees who were asked for so far. */
interface Filled {
  content: StandardContent;
  found: Replay;
  done: Set<number>;
}

/** Contents whose verdicts are kept: the one in force, and the last states of a draft. */
const mostContents = 8;

/** The parts of a content that a verdict on a product depends on. */
const keyOf = ({ rules, tiers, bands, tolerance, together }: StandardContent, product: PolicyProduct): string =>
  JSON.stringify([rules.filter((rule) => rule.product === product), tiers, bands, tolerance, together]);

export interface Replays {
  /** A content with the verdicts that it has had already. */
  of(
    content: StandardContent,
    product: PolicyProduct,
  ): {
    found: Replay;
    /** Judges the trips of an employee, once. Says how many were judged now. */
    fill(employeeId: number, from: number, end: number): number;
  };
}

/** Verdicts on the trips of one product: a change of hotel rules judges no flight again. */
export function createReplays(trips: readonly PastTrip[]): Replays {
  const known = new Map<string, Filled>();
  return {
    of(content, product) {
      const key = keyOf(content, product);
      const filled = known.get(key) ?? { content, found: emptyReplay(trips), done: new Set() };
      known.delete(key);
      known.set(key, filled);
      for (const oldest of known.keys()) {
        if (known.size <= mostContents) break;
        known.delete(oldest);
      }
      return {
        found: filled.found,
        fill(employeeId, from, end) {
          if (filled.done.has(employeeId)) return 0;
          filled.done.add(employeeId);
          replayPart(filled.found, filled.content, from, end);
          return end - from;
        },
      };
    },
  };
}
