import type { Twin } from '#base/wording.ts';
import type { BudgetTexts } from './budget-texts.ts';

export const budgetTexts: Twin<BudgetTexts> = {
  title: 'Travel budgets of departments',
  lead: (quarter, to) =>
    `For each quarter, with the departments below; now ${quarter}, until ${to}. Used: paid by the company for orders of the quarter. Reserved: what approved requests have left. Approvers see the budget before and after, and a flow may take its over-budget branch.`,
  department: 'Department',
  amount: 'Quarterly budget',
  amountOf: (name) => `Quarterly budget of ${name}`,
  none: 'None',
  used: 'Used',
  reserved: 'Reserved',
  countsIn: (name) => `counts in ${name}`,
  left: 'Left',
  over: (sum) => `${sum} over`,
  save: 'Save',
  saveOf: (name) => `Save the budget of ${name}`,
  saved: 'Budget saved',
  savedRow: 'Saved',
  removedRow: 'Budget removed',
  wrong: 'Enter an amount from 0 to 999,999,999.99 with two decimals at most; empty for no budget',
  leave: {
    title: 'Not saved yet',
    text: (names) => `Changed and not saved: ${names.join(', ')}. Leave without saving?`,
    yes: 'Leave',
    no: 'Keep editing',
    kind: 'outline',
  },
};
