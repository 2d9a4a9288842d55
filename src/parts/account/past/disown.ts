import { security as calls } from '#contract/profile.ts';
import { createCommand } from '#kit/forms/command.ts';
import type { Services } from '#kit/services.ts';
import type { PastTexts } from './past-texts.ts';

/** A login that was not the member's: every other device is logged out, and the form of a new password opens. */
export const createDisown = (services: Services, t: PastTexts, settle: () => unknown) =>
  createCommand(services, calls.signOut, {
    input: (_at: string) => ({ sessionId: 'others' }),
    confirm: () => t.askNotMe,
    done: () => t.signedOut,
    settle(outcome) {
      settle();
      if (outcome.ok) services.navigate('setting', { view: 'password' });
    },
  });
