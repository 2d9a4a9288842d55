import type { Services } from '#kit/services.ts';
import { blankForms, carryPhone, withFields } from '#domain/account/login-forms.ts';
import type { LoginForms, LoginMode } from '#domain/account/login-forms.ts';

const draftKey = 'login.typed';

/** A reload keeps the account or phone that was being typed, never a password; closing the dialog forgets it. */
export function createTypedDraft({ drafts }: Services) {
  return {
    keep: (mode: LoginMode, mobilePhone: string) => drafts.set(draftKey, { mode, mobilePhone }),
    forget: () => drafts.remove(draftKey),
    formsFor(first: LoginMode): LoginForms {
      const draft = drafts.get<{ mode: LoginMode; mobilePhone: string }>(draftKey, { mode: 'phone', mobilePhone: '' });
      if (!draft || !(draft.mode in blankForms)) return blankForms;
      const kept = withFields(blankForms, draft.mode, { mobilePhone: draft.mobilePhone });
      return draft.mode === first ? kept : carryPhone(kept, draft.mode, first);
    },
  };
}
