import { signal } from '@preact/signals-core';
import { travelStandard as calls } from '#contract/travel-standard.ts';
import type { StandardKind } from '#contract/travel-standard.ts';
import type { Subject } from '#domain/policy/schema.ts';
import { createReading } from '#kit/resources/reading.ts';
import type { Services } from '#kit/services.ts';

interface Aim {
  assigned: readonly Subject[];
  from: string;
}

const plain = (subject: Subject): Subject =>
  subject.kind === 'company' ? { kind: 'company' } : { kind: subject.kind, id: subject.id };

/** The employees whom a standard with these subjects judges from a day on. */
export function createReach(services: Services, kind: StandardKind, standardId: number, { assigned, from }: Aim) {
  const asked = signal({ ...(standardId && { standardId }), kind, from, assigned: assigned.map(plain) });
  const reading = createReading(services, asked, (input, ending) =>
    services.api.send(calls.reach, input, { quiet: 'all', signal: ending }),
  );
  return {
    state: reading.state,
    /** Another first day. */
    setFrom: (next: string) => void (asked.value = { ...asked.peek(), from: next }),
    dispose: reading.dispose,
  };
}
export type ReachModel = ReturnType<typeof createReach>;
