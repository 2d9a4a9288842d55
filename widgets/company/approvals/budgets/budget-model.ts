import { signal } from '@preact/signals-core';
import { approval as calls } from '#contract/approval.ts';
import type { DepartmentBudget, DepartmentBudgets } from '#contract/approval.ts';
import { createCommand } from '#kit/forms/command.ts';
import { createResource } from '#kit/resources/resource.ts';
import type { Services } from '#kit/services.ts';
import { createWarnings } from '#parts/process/burn/warnings-model.ts';
import type { BudgetTexts } from './budget-texts.ts';

const isSum = (text: string): boolean => /^(?:\d{1,9}(?:\.\d{1,2})?)?$/.test(text);
const plain = (text: string): string => text.replace(/[,\s¥]/g, '');

type Typed = Pick<DepartmentBudget, 'departmentId' | 'amount'>;

export const createSaveBudget = (
  services: Services,
  t: Pick<BudgetTexts, 'saved'>,
  saved: (budgets: DepartmentBudgets, typed: Typed) => void,
) =>
  createCommand(services, calls.saveBudget, {
    input: ({ departmentId, amount }: Typed) => ({ departmentId, amount }),
    done: () => t.saved,
    settle(outcome, typed) {
      if (outcome.ok) saved(outcome.data, typed);
    },
  });

/** Budgets of departments, each typed and saved by itself. */
export function createBudgets(services: Services, t: Pick<BudgetTexts, 'saved' | 'wrong' | 'leave'>) {
  const known = createResource(services, calls.budgets, {});
  void known.load();
  /** Typed and not saved, by department. */
  const typed = signal<Readonly<Record<number, string>>>({});
  const wrong = signal(0);
  const saved = signal(0);
  const saving = createSaveBudget(services, t, (budgets, { departmentId, amount }) => {
    known.set(budgets);
    saved.value = departmentId;
    const { [departmentId]: text = '', ...others } = typed.peek();
    // A sum that was typed while this one was saved waits for its own press.
    if (plain(text) === amount) typed.value = others;
  });
  const warnings = createWarnings(services, known);
  return {
    known,
    typed,
    /** The department whose sum cannot be saved; 0: none. */
    wrong,
    /** The department whose sum was saved last; 0: none. */
    saved,
    busy: saving.busy,
    warnings,
    type(departmentId: number, text: string): void {
      typed.value = { ...typed.peek(), [departmentId]: text };
      if (wrong.peek() === departmentId) wrong.value = 0;
    },
    async save({ departmentId }: Pick<DepartmentBudget, 'departmentId'>): Promise<void> {
      const text = typed.peek()[departmentId];
      if (text === undefined) return;
      const amount = plain(text);
      wrong.value = isSum(amount) ? 0 : departmentId;
      if (!wrong.peek()) await saving.run({ departmentId, amount });
    },
    /** Asks before sums or levels that were typed and not saved are lost. */
    async mayLeave(): Promise<boolean> {
      const changed = (known.data.peek()?.rows ?? []).filter(({ departmentId, amount }) => {
        const text = typed.peek()[departmentId];
        return text !== undefined && plain(text) !== amount;
      });
      const names = [...changed.map(({ name }) => name), ...warnings.unsaved()];
      if (names.length && !(await services.say.confirm({ ...t.leave, text: t.leave.text(names) }))) return false;
      // Else the way back and the page would each ask.
      typed.value = {};
      warnings.forget();
      return true;
    },
    dispose: known.dispose,
  };
}
