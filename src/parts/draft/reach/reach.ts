import { signal } from '@preact/signals-core';
import { car } from '#contract/car.ts';
import { travelStandard as calls } from '#contract/travel-standard.ts';
import type { OtherStandard, StandardDetail, StandardKind, StandardReach } from '#contract/travel-standard.ts';
import type { Subject } from '#domain/policy/schema.ts';
import { createReading } from '#kit/resources/reading.ts';
import type { Outcome, Services } from '#kit/services.ts';

interface Aim {
  assigned: readonly Subject[];
  from: string;
}

const plain = (subject: Subject): Subject =>
  subject.kind === 'company' ? { kind: 'company' } : { kind: subject.kind, id: subject.id };

const details = { car: car.detail, travel: calls.detail };

/** A standard that some of the employees leave, as it counts for them until then. */
export interface Former extends OtherStandard {
  detail: StandardDetail;
}

interface Reach extends StandardReach {
  /** Those of `former` that could be read. */
  formers: Former[];
}

/** The employees whom a standard with these subjects judges from a day on, and the standards that they leave. */
export function createReach(services: Services, kind: StandardKind, standardId: number, { assigned, from }: Aim) {
  const asked = signal({ ...(standardId && { standardId }), kind, from, assigned: assigned.map(plain) });
  const reading = createReading(services, asked, async (input, ending): Promise<Outcome<Reach>> => {
    const options = { quiet: 'all', signal: ending } as const;
    const outcome = await services.api.send(calls.reach, input, options);
    if (!outcome.ok) return outcome;
    const formers = await Promise.all(
      // A server of the version before names none.
      (outcome.data.former ?? []).map(async (one): Promise<Former[]> => {
        const { standardId: id, version } = one;
        const found = await services.api.send(details[kind], { standardId: id, version }, options);
        return found.ok ? [{ ...one, detail: found.data }] : [];
      }),
    );
    return { ...outcome, data: { ...outcome.data, formers: formers.flat() } };
  });
  return {
    state: reading.state,
    /** Read again, for another day. */
    busy: reading.busy,
    /** Another first day. */
    setFrom: (next: string) => void (asked.value = { ...asked.peek(), from: next }),
    dispose: reading.dispose,
  };
}
export type ReachModel = ReturnType<typeof createReach>;
