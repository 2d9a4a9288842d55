import { security as calls } from '#contract/profile.ts';
import { createCommand } from '#kit/forms/command.ts';
import type { Services } from '#kit/services.ts';
import type { PastTexts } from './past-texts.ts';

/** A login that was not the member's: every other device is logged out. `settle`: is told whether they are. */
export const createDisown = (services: Services, t: PastTexts, settle: (isDone: boolean) => unknown) =>
  createCommand(services, calls.signOut, {
    input: (_at: string) => ({ sessionId: 'others' }),
    confirm: () => t.askNotMe,
    done: () => t.signedOut,
    settle: ({ ok }) => settle(ok),
  });
