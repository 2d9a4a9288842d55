import type { approval } from '#contract/approval.ts';
import type { approvalSchemas } from '#contract/approval.schema.ts';
import { decideBatch, handOnAll, urgeAll } from '../../company/approvals/batch.ts';
import { addPeople, commentOn, decide, handOn, urge, withdrawRequest } from '../../company/approvals/decide.ts';
import { hurry } from '../../company/approvals/hurry.ts';
import { countCases } from '../../company/approvals/counts.ts';
import { endDeputy, listApprovers, listDeputies, saveDeputy } from '../../company/approvals/deputies.ts';
import { caseDetail } from '../../company/approvals/detail.ts';
import { readLink } from '../../company/approvals/link.ts';
import { listCases } from '../../company/approvals/list.ts';
import { listBudgets, saveBudget, saveBudgetWarnings } from '../../company/budgets/budgets.ts';
import type { HandlersOf } from '../../ground/call.ts';
import { confirmPrice } from '../../orders/approval/verify-again.ts';

export const approvalHandlers: HandlersOf<typeof approval, typeof approvalSchemas> = {
  list: listCases,
  counts: countCases,
  detail: caseDetail,
  decide,
  link: readLink,
  batch: decideBatch,
  handOn,
  add: addPeople,
  comment: commentOn,
  hurry,
  urge,
  urgeAll,
  handOnAll,
  withdraw: withdrawRequest,
  confirmPrice,
  people: listApprovers,
  deputies: listDeputies,
  saveDeputy,
  endDeputy,
  budgets: listBudgets,
  saveBudget,
  saveBudgetWarnings,
};
