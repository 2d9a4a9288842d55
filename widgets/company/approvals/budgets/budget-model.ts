import { signal } from '@preact/signals-core';
import { approval as calls } from '#contract/approval.ts';
import type { DepartmentBudget, DepartmentBudgets } from '#contract/approval.ts';
import { createCommand } from '#kit/forms/command.ts';
import { createResource } from '#kit/resources/resource.ts';
import type { Services } from '#kit/services.ts';
import type { BudgetTexts } from './budget-texts.ts';

const isSum = (text: string): boolean => /^(?:\d{1,9}(?:\.\d{1,2})?)?$/.test(text);
const plain = (text: string): string => text.replace(/[,\s¥]/g, '');

type Row = Pick<DepartmentBudget, 'departmentId'>;

export const createSaveBudget = (
  services: Services,
  t: Pick<BudgetTexts, 'saved'>,
  amountOf: (departmentId: number) => string,
  saved: (budgets: DepartmentBudgets, departmentId: number) => void,
) =>
  createCommand(services, calls.saveBudget, {
    input: ({ departmentId }: Row) => ({ departmentId, amount: amountOf(departmentId) }),
    done: () => t.saved,
    settle(outcome, { departmentId }) {
      if (outcome.ok) saved(outcome.data, departmentId);
    },
  });

/** Budgets of departments, each typed and saved by itself. */
export function createBudgets(services: Services, t: Pick<BudgetTexts, 'saved' | 'wrong'>) {
  const known = createResource(services, calls.budgets, {});
  void known.load();
  /** Typed and not saved, by department. */
  const typed = signal<Readonly<Record<number, string>>>({});
  const wrong = signal(0);
  const saving = createSaveBudget(
    services,
    t,
    (departmentId) => plain(typed.peek()[departmentId] ?? ''),
    (saved, departmentId) => {
      known.set(saved);
      const { [departmentId]: _saved, ...others } = typed.peek();
      typed.value = others;
    },
  );
  return {
    known,
    typed,
    /** The department whose sum cannot be saved; 0: none. */
    wrong,
    busy: saving.busy,
    type(departmentId: number, text: string): void {
      typed.value = { ...typed.peek(), [departmentId]: text };
      if (wrong.peek() === departmentId) wrong.value = 0;
    },
    async save(row: DepartmentBudget): Promise<void> {
      if (typed.peek()[row.departmentId] === undefined) return;
      wrong.value = isSum(plain(typed.peek()[row.departmentId] ?? '')) ? 0 : row.departmentId;
      if (!wrong.peek()) await saving.run(row);
    },
    dispose: known.dispose,
  };
}
