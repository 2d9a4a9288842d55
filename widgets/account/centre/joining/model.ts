import { companyJoin } from '#contract/company-join.ts';
import type { Joining, JoinInvitation } from '#contract/company-join.ts';
import { createCommand } from '#kit/forms/command.ts';
import type { Resource } from '#kit/resources/resource.ts';
import type { Services } from '#kit/services.ts';
import type { Texts } from './texts.ts';

export interface JoinAnswer {
  invitation: JoinInvitation;
  agree: boolean;
  shareDocuments: boolean;
  reason: string;
}

/** Agrees or refuses. Joining changes the kind of the member, and with it menus and pages. */
export const createJoinAnswer = (services: Services, texts: Texts, known: Resource<Joining>) =>
  createCommand(services, companyJoin.answer, {
    input: ({ invitation: { joinId }, agree, shareDocuments, reason }: JoinAnswer) => ({
      joinId,
      agree,
      shareDocuments: agree && shareDocuments,
      reason: agree ? '' : reason.trim(),
    }),
    done: (_, { agree, invitation }) => (agree ? texts.agreed(invitation.companyName) : texts.refused),
    settle: async (outcome, { agree }) => {
      if (outcome.ok && agree) await services.session.refresh();
      if (outcome.ok) known.set(outcome.data);
      // Taken back by the company, or answered in another tab.
      else await known.load();
    },
  });

export const createShareDocuments = (services: Services, texts: Texts, known: Resource<Joining>) =>
  createCommand(services, companyJoin.documents, {
    input: (share: boolean) => ({ share }),
    confirm: (share) => (share ? undefined : texts.stopQuestion),
    done: (_, share) => (share ? texts.shared : texts.notShared),
    settle: (outcome) => (outcome.ok ? known.set(outcome.data) : known.load()),
  });
