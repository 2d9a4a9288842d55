import { settlement } from '#contract/settlement.ts';
import type { CompanySettlement } from '#contract/settlement.ts';
import { fenOf } from '#domain/money.ts';
import { isMoney } from '#domain/format-checks.ts';
import { createCommand } from '#kit/forms/command.ts';
import { createForm } from '#kit/forms/form.ts';
import type { Services } from '#kit/services.ts';
import type { Texts } from './texts.ts';

const problems = { limit: '请输入正确的金额', same: '申请额度与现有额度相同', reason: '请输入申请理由' };

export const createLimitForm = (services: Services, limit: string, done: (now: CompanySettlement) => void) =>
  createForm(services, settlement.askLimit, {
    key: 'settlement.limit',
    blank: { creditLimit: '', reason: '' },
    check: ({ creditLimit, reason }) => ({
      ...(!isMoney(creditLimit)
        ? { creditLimit: problems.limit }
        : fenOf(creditLimit) === fenOf(limit) && { creditLimit: problems.same }),
      ...(reason.trim().length < 2 && { reason: problems.reason }),
    }),
    input: (values) => values,
    done,
  });

export const createWithdraw = (services: Services, t: Texts, done: (now: CompanySettlement) => void) =>
  createCommand(services, settlement.withdrawLimit, {
    input: (requestNo: string) => ({ requestNo }),
    confirm: () => t.withdrawQuestion,
    done: () => t.withdrawn,
    settle: (outcome) => outcome.ok && done(outcome.data),
  });
