import { signal } from '@preact/signals-core';
import { trainAccount } from '#contract/train-account.ts';
import type { TrainAccount } from '#contract/train-account.ts';
import { checkRailAccount } from '#domain/rail/account/rail-account.ts';
import { createCommand } from '#kit/forms/command.ts';
import { createForm } from '#kit/forms/form.ts';
import { createResource } from '#kit/resources/resource.ts';
import type { Outcome, Services } from '#kit/services.ts';
import type { Texts } from './texts.ts';

export type RailAccountModel = ReturnType<typeof createRailAccount>;
type AccountOfHistory = TrainAccount['historyList'][number];

/** Login info and history of 12306 on this device (specification 1, section 9); gone with the member's logout. */
const keptAs = 'own:train-login';
const nothing: TrainAccount = {
  isLogin: false,
  account: '',
  since: '',
  historyList: [{ historyId: '', account: '', lastUsed: '' }],
};

export interface LinkValues {
  account: string;
  /** "": the account is typed. */
  historyId: string;
  railPassword: string;
}

const blankLink: Readonly<LinkValues> = { account: '', historyId: '', railPassword: '' };

export const createLinkForm = (services: Services, t: Texts, done: (account: TrainAccount) => void) =>
  createForm(services, trainAccount.login, {
    key: 'train.account',
    blank: blankLink,
    secrets: { railPassword: 'retyped' },
    check({ account, historyId, railPassword }) {
      const problem = historyId ? '' : checkRailAccount(account.trim());
      return {
        ...(problem && { account: account.trim() ? problem : t.accountMissing }),
        ...(!railPassword && { railPassword: t.passwordMissing }),
      };
    },
    input: ({ account, historyId, railPassword }) =>
      historyId ? { historyId, railPassword } : { account: account.trim(), railPassword },
    refused({ msg, data }) {
      const kind = (data as { kind?: string } | null)?.kind;
      return kind === 'wrongPassword' || kind === 'locked' ? { msg, data: { field: 'railPassword' } } : false;
    },
    done,
  });

type Settle = (outcome: Outcome<TrainAccount>) => unknown;

export const createUnlink = (services: Services, t: Texts, settle: Settle) =>
  createCommand(services, trainAccount.logout, {
    input: (_none: object) => ({}),
    confirm: () => t.unlinkQuestion,
    done: () => t.unlinked,
    settle,
  });

export const createForget = (services: Services, t: Texts, settle: Settle) =>
  createCommand(services, trainAccount.forget, {
    input: ({ historyId }: AccountOfHistory) => ({ historyId }),
    confirm: ({ account }) => t.forgetQuestion(account),
    done: () => t.forgotten,
    settle,
  });

/** The member's own account of 12306: seen from this device at once, then as the server knows it. */
export function createRailAccount(services: Services, t: Texts) {
  const isOpen = signal(false);
  const keep = (account: TrainAccount) => services.preferences.set(keptAs, account);
  const known = createResource(services, trainAccount.read, {}, { onAnswer: keep });
  const settle = (account: TrainAccount) => {
    keep(account);
    known.set(account);
  };
  const kept = services.preferences.get(keptAs, nothing);
  if (kept) known.set(kept);
  void known.load();

  const form = createLinkForm(services, t, (account) => {
    isOpen.value = false;
    settle(account);
    form.reset(blankLink);
  });
  const shown = (outcome: Outcome<TrainAccount>) => (outcome.ok ? settle(outcome.data) : known.load());
  const unlink = createUnlink(services, t, shown);
  const forget = createForget(services, t, (outcome) => {
    form.edit({ historyId: '' });
    return shown(outcome);
  });

  return {
    state: known.current,
    account: known.data,
    form,
    unlink,
    forget,
    isOpen,
    reload: known.load,
    open(): void {
      form.edit({ historyId: known.data.peek()?.historyList.find(({ account }) => account)?.historyId ?? '' });
      isOpen.value = true;
    },
    close: () => void (isOpen.value = false),
    dispose(): void {
      form.dispose();
      known.dispose();
    },
  };
}
