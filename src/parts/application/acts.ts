import { application as calls } from '#contract/application.ts';
import type { ApplicationSaved } from '#contract/application-views.ts';
import { approval } from '#contract/approval.ts';
import { createCommand } from '#kit/forms/command.ts';
import type { Outcome, Services } from '#kit/services.ts';
import type { ActTexts } from './words/act-texts.ts';

/** An application as a list or its page has seen it. */
export interface SeenApplication {
  applicationId: string;
  lock: number;
  reason: string;
  /** An open change of it goes, not the application. */
  isChange?: boolean;
}

const known = ({ applicationId, lock }: SeenApplication) => ({ applicationId, lock });
type Settle = (outcome: Outcome<ApplicationSaved>) => unknown;

/** Tells the page around that an application is made, submitted, withdrawn or closed, then goes on. */
export const telling =
  (services: Services, settle: Settle): Settle =>
  (outcome) => {
    if (outcome.ok) services.emit('application', { no: outcome.data.no, state: outcome.data.state });
    return settle(outcome);
  };

export const createWithdraw = (services: Services, texts: ActTexts, settle: Settle) =>
  createCommand(services, calls.withdraw, {
    input: known,
    confirm: ({ reason, isChange }: SeenApplication) =>
      isChange ? texts.withdrawChangeQuestion(reason) : texts.withdrawQuestion(reason),
    done: () => texts.withdrawn,
    settle: telling(services, settle),
  });

/** A draft goes, or an open change of an approved application. */
export const createRemove = (
  services: Services,
  texts: ActTexts,
  settle: (outcome: Outcome<{ applicationId: string }>) => unknown,
) =>
  createCommand(services, calls.remove, {
    input: known,
    confirm: ({ reason, isChange }: SeenApplication) =>
      isChange ? texts.discardQuestion(reason) : texts.removeQuestion(reason),
    done: (_, { isChange }) => (isChange ? texts.discarded : texts.removed),
    settle,
  });

export const createClose = (services: Services, texts: ActTexts, settle: Settle) =>
  createCommand(services, calls.close, {
    input: known,
    confirm: ({ reason }: SeenApplication) => texts.closeQuestion(reason),
    done: () => texts.closed,
    settle: telling(services, settle),
  });

/** Reminds those who have not decided. */
export const createUrge = (services: Services, texts: ActTexts, settle: () => unknown) =>
  createCommand(services, approval.urge, {
    input: (caseNo: string) => ({ caseNo }),
    done: ({ waitsFor }) => texts.urged(waitsFor),
    settle,
  });

/** The form of a draft, of an open change, or of a change that begins with the first key. */
export const openForm = (services: Services, applicationId: string): void =>
  services.navigate('travel_application_add', { applicationId });
/** A new application with the values of another one; there is no draft before something is typed or it is submitted. */
export const openCopy = (services: Services, applicationId: string): void =>
  services.navigate('travel_application_add', { copyOf: applicationId });
export const openDetail = (services: Services, applicationId: string): void =>
  services.navigate('travel_apply_details', { applicationId });
