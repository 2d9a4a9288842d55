import type { CaseState } from '#contract/approval.ts';
import { applicationStates } from '#domain/application/schema.ts';
import type { ProcessKind } from '#domain/process/schema.ts';
import type { Services } from '#kit/services.ts';

/** Tells the page around of a decision; of a trip's last one also where its application stands now. */
export function tellDecision(
  services: Pick<Services, 'emit'>,
  { no, kind, state, agree }: { no: string; kind: ProcessKind | undefined; state: CaseState | ''; agree: boolean },
): void {
  services.emit('approval', { no, decision: agree ? 'agree' : 'refuse' });
  if (kind !== 'trip' || (state !== 'agreed' && state !== 'refused')) return;
  services.emit('application', { no, state: applicationStates[state === 'agreed' ? 'approved' : 'refused'] });
}
