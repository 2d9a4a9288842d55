import { approval } from '#contract/approval.ts';
import type { AuditHurry } from '#contract/approval.ts';
import { createCommand } from '#kit/forms/command.ts';
import type { Outcome, Services } from '#kit/services.ts';

/** One of the ways to an earlier decision that a case offers. */
export const createHurry = (
  services: Services,
  said: string,
  { no, settle }: { no: string; settle(outcome: Outcome<unknown>): unknown },
) =>
  createCommand(services, approval.hurry, {
    input: ({ taskId, way }: Pick<AuditHurry, 'taskId' | 'way'>) => ({ caseNo: no, taskId, way }),
    done: () => said,
    settle,
  });
