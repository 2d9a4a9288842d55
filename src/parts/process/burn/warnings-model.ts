import { signal } from '@preact/signals-core';
import { approval as calls } from '#contract/approval.ts';
import type { DepartmentBudgets } from '#contract/approval.ts';
import { checkWarnings, usualWarnings } from '#domain/budget/burn.ts';
import type { BudgetWarnings } from '#domain/budget/burn.ts';
import { createCommand } from '#kit/forms/command.ts';
import type { Resource } from '#kit/resources/resource.ts';
import type { Services } from '#kit/services.ts';
import { textsOf } from '#kit/use-texts.ts';
import { burnTexts } from './texts.ts';
import type { BurnTexts } from './texts.ts';

export const createSaveWarnings = (
  services: Services,
  t: Pick<BurnTexts, 'savedWarnings'>,
  saved: (budgets: DepartmentBudgets) => void,
) =>
  createCommand(services, calls.saveBudgetWarnings, {
    input: (warnings: DepartmentBudgets['warnings']) => warnings,
    done: () => t.savedWarnings,
    settle(outcome) {
      if (outcome.ok) saved(outcome.data);
    },
  });

const numberOf = (text: string): number => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN);

/** The two levels as they are typed. */
export function createWarnings(services: Services, known: Pick<Resource<DepartmentBudgets>, 'data' | 'set'>) {
  const typed = signal<Partial<Record<keyof BudgetWarnings, string>>>({});
  const wrong = signal('');
  const t = textsOf(services, 'budget-burn', burnTexts);
  const saving = createSaveWarnings(services, t, (budgets) => {
    known.set(budgets);
    typed.value = {};
  });
  const next = (): BudgetWarnings => {
    const { first, second } = known.data.peek()?.warnings ?? usualWarnings;
    const { first: one = String(first), second: other = String(second) } = typed.peek();
    return { first: numberOf(one), second: numberOf(other) };
  };
  const isTyped = (): boolean => {
    const now = known.data.peek()?.warnings;
    return (['first', 'second'] as const).some((name) => {
      const text = typed.peek()[name];
      return text !== undefined && text.trim() !== String(now?.[name]);
    });
  };
  return {
    typed,
    /** Levels wait to be saved. */
    isTyped,
    /** Names of what waits to be saved. */
    unsaved: (): string[] => (isTyped() ? [t.levelNames] : []),
    forget(): void {
      typed.value = {};
      wrong.value = '';
    },
    wrong,
    busy: saving.busy,
    type(name: keyof BudgetWarnings, text: string): void {
      typed.value = { ...typed.peek(), [name]: text };
      wrong.value = '';
    },
    async save(): Promise<void> {
      wrong.value = checkWarnings(next()) ?? '';
      if (!wrong.peek()) await saving.run(next());
    },
  };
}
