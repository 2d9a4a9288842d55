import { settlement } from '#contract/settlement.ts';
import type { CompanySettlement } from '#contract/settlement.ts';
import { fenOf } from '#domain/money.ts';
import { isMoney } from '#domain/format-checks.ts';
import { createCommand } from '#kit/forms/command.ts';
import { createForm } from '#kit/forms/form.ts';
import type { Services } from '#kit/services.ts';
import type { texts } from './texts.ts';

type Words = typeof texts;

export const createLimitForm = (services: Services, limit: string, t: Words, done: (now: CompanySettlement) => void) =>
  createForm(services, settlement.askLimit, {
    key: 'settlement.limit',
    blank: { creditLimit: '', reason: '' },
    check: ({ creditLimit, reason }) => ({
      ...(!isMoney(creditLimit)
        ? { creditLimit: t.badLimit }
        : fenOf(creditLimit) === fenOf(limit) && { creditLimit: t.sameLimit }),
      ...(reason.trim().length < 2 && { reason: t.noReason }),
    }),
    input: (values) => values,
    done,
  });

export const createWithdraw = (services: Services, t: Words, done: (now: CompanySettlement) => void) =>
  createCommand(services, settlement.withdrawLimit, {
    input: (requestNo: string) => ({ requestNo }),
    confirm: () => t.withdrawQuestion,
    done: () => t.withdrawn,
    settle: (outcome) => outcome.ok && done(outcome.data),
  });
