import { settlement } from '#contract/settlement.ts';
import type { CompanySettlement } from '#contract/settlement.ts';
import { createCommand } from '#kit/forms/command.ts';
import type { Messages, Services } from '#kit/services.ts';

interface Words {
  takeBackQuestion: Parameters<Messages['confirm']>[0];
  takenBack: string;
}

/** Takes a saved change back before its day; after another clerk's save the newest is loaded. */
export const createTakeBack = (
  services: Services,
  t: Words,
  done: (now: CompanySettlement) => void,
  reload: () => unknown,
) =>
  createCommand(services, settlement.withdraw, {
    input: (version: number) => ({ version }),
    confirm: () => t.takeBackQuestion,
    done: () => t.takenBack,
    settle: (outcome) => (outcome.ok ? done(outcome.data) : reload()),
  });
