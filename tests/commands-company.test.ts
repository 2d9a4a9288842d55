import * as carStandards from '#widgets/company/car-standards/model.ts';
import { createHurry } from '#parts/process/hurry/hurry-model.ts';
import { texts as carStandardTexts } from '#parts/car/list/texts.ts';
import type { CarStandardRow } from '#contract/car.ts';
import type { ProcessRole } from '#contract/process.ts';
import type { AuditRow } from '#contract/approval.ts';
import type { SubCompany } from '#contract/sub-company.ts';
import { firstContent } from '#domain/process/defaults.ts';
import { createConfirmPrice, createUrge, createWithdrawRequest } from '#parts/process/order/approval-model.ts';
import { commandSuite } from '#tests/support/suites/command-suite.ts';
import { texts as designerTexts } from '#widgets/company/processes/editor/texts.ts';
import * as processWrites from '#widgets/company/processes/editor/writes.ts';
import { createArrange } from '#widgets/company/processes/arrange/model.ts';
import { arrangeTexts } from '#widgets/company/processes/arrange/texts.ts';
import * as processes from '#widgets/company/processes/list/model.ts';
import { texts as processTexts } from '#widgets/company/processes/list/texts.ts';
import * as roles from '#widgets/company/processes/roles/model.ts';
import { roleTexts } from '#widgets/company/processes/roles/texts.ts';
import { burnTexts } from '#parts/process/burn/texts.ts';
import { createSaveWarnings } from '#parts/process/burn/warnings-model.ts';
import { createSaveBudget } from '#widgets/company/approvals/budgets/budget-model.ts';
import { budgetTexts } from '#widgets/company/approvals/budgets/budget-texts.ts';
import { createEndDeputy } from '#widgets/company/approvals/deputies/model.ts';
import { createCaseCommands } from '#widgets/company/approvals/detail/model.ts';
import { createBatchCommand } from '#widgets/company/approvals/list/batch-model.ts';
import { createHandOnAll, createUrgeAll } from '#widgets/company/approvals/list/together-model.ts';
import { togetherTexts } from '#widgets/company/approvals/list/together-texts.ts';
import { batchTexts } from '#widgets/company/approvals/list/batch-texts.ts';
import { caseTexts } from '#widgets/company/approvals/detail/case-texts.ts';
import { deputyTexts } from '#widgets/company/approvals/deputies/deputy-texts.ts';
import { commandTexts as subCompanyTexts } from '#widgets/company/sub-companies/command-texts.ts';
import * as subCompanies from '#widgets/company/sub-companies/commands.ts';
import { createTakeBack } from '#parts/bill/pending/take-back.ts';
import { createWithdraw } from '#widgets/bill/settlement/limit-model.ts';
import { texts as settlementTexts } from '#widgets/bill/settlement/texts.ts';
import { createEnd } from '#widgets/company/substitutes/model.ts';
import { texts as substituteTexts } from '#widgets/company/substitutes/texts.ts';

const someCompany = { id: 1, name: '云帆华南' } as SubCompany;
commandSuite('ending the binding of a sub-company', {
  open(services) {
    const { run } = subCompanies.createUnbind(services, subCompanyTexts, () => undefined);
    return () => run(someCompany);
  },
  data: { id: 1 },
  asks: true,
});
commandSuite('a code by which another company is bound', {
  open(services) {
    const { run } = subCompanies.createMakeCode(services, subCompanyTexts, () => undefined);
    return () => run('code');
  },
  data: { requests: [] },
  asks: false,
});

commandSuite('ending the rule of a substitute', {
  open(services) {
    const booker = { kind: 'employee' as const, id: 1, name: '许曼', note: '' };
    const { run } = createEnd(services, substituteTexts, () => undefined);
    return () => run({ substituteId: '1', booker });
  },
  data: { substituteId: '1' },
  asks: true,
});

const someProcess = { processId: 1, name: '行程审批', running: 2, version: 3 };
const savedProcess = { processId: 1, version: 4, lock: 1, state: 'draft' };
commandSuite('copying an approval process', {
  open(services) {
    const { run } = processes.createCopy(services, processTexts, () => undefined);
    return () => run(someProcess);
  },
  data: savedProcess,
  asks: false,
});
commandSuite('retiring an approval process', {
  open(services) {
    const { run } = processes.createRetire(services, processTexts, () => undefined);
    return () => run(someProcess);
  },
  data: savedProcess,
  asks: true,
});
commandSuite('removing an approval process', {
  open(services) {
    const { run } = processes.createRemove(services, processTexts, () => undefined);
    return () => run({ process: someProcess, lock: 0 });
  },
  data: { processId: 1 },
  asks: true,
});
commandSuite('arranging approval processes', {
  open(services) {
    const { run } = createArrange(services, arrangeTexts, () => undefined);
    return () => run({ kind: 'trip', processIds: [2, 1] });
  },
  data: { processIds: [2, 1] },
  asks: false,
});
const processDraft = { name: '行程审批', content: firstContent, subjects: [], products: [], note: '' };
commandSuite('saving the draft of an approval process', {
  open(services) {
    const { run } = processWrites.createSave(services, designerTexts, () => undefined);
    return () => run({ processId: 0, kind: 'trip', draft: processDraft, lock: 0 });
  },
  data: savedProcess,
  asks: false,
});
commandSuite('publishing an approval process', {
  open(services) {
    const { run } = processWrites.createPublish(services, designerTexts, () => undefined);
    return () => run({ processId: 1, lock: 1 });
  },
  data: savedProcess,
  asks: false,
});
commandSuite('removing a role of approvers', {
  open(services) {
    const { run } = roles.createRemoveRole(services, roleTexts, () => undefined);
    return () => run({ roleId: 1, name: '财务 BP', version: 1 } as ProcessRole);
  },
  data: { roles: [], costCenters: [] },
  asks: true,
});
commandSuite('naming the owner of a cost centre', {
  open(services) {
    const { run } = roles.createSaveOwner(services, roleTexts, () => undefined);
    return () => run({ code: 'C1', employeeId: 1 });
  },
  data: { roles: [], costCenters: [] },
  asks: false,
});

const someCars = { standardId: 1, name: '通用用车标准', people: 3, version: 2, state: 'active' } as CarStandardRow;
commandSuite('ending a car standard', {
  open(services) {
    const { run } = carStandards.createEnable(services, carStandardTexts, () => undefined);
    return () => run(someCars);
  },
  data: { standardId: 1, version: 2, lock: 0, state: 'retired' },
  asks: true,
});

commandSuite('removing a car standard', {
  open(services) {
    const { run } = carStandards.createRemove(services, carStandardTexts, () => undefined);
    return () => run(someCars);
  },
  data: { standardId: 1 },
  asks: true,
});

const decided = { no: 'SQ2611220001', state: 'agreed', version: 2, waitsFor: [] };
const ofCase = (services: Parameters<typeof createCaseCommands>[0]) =>
  createCaseCommands(services, caseTexts, { no: decided.no }, () => undefined);
commandSuite('the decision on a case', {
  open(services) {
    const { decide } = ofCase(services);
    return () => decide.run({ mine: 't1', version: 1, agree: true, comment: '' });
  },
  data: decided,
  asks: false,
});
commandSuite('handing a case on', {
  open(services) {
    const { handOn } = ofCase(services);
    return () => handOn.run({ toId: 1, comment: '' });
  },
  data: decided,
  asks: false,
});
commandSuite('hurrying a case', {
  open(services) {
    const { run } = createHurry(services, '已加急', { no: decided.no, settle: () => undefined });
    return () => run({ taskId: 't1', way: 'up' });
  },
  data: decided,
  asks: false,
});
commandSuite('urging the approvers of a case', {
  open(services) {
    const { urge } = ofCase(services);
    return () => urge.run(decided.no);
  },
  data: decided,
  asks: false,
});
commandSuite('decisions on several cases', {
  open(services) {
    const { run } = createBatchCommand(
      services,
      batchTexts,
      () => undefined,
      () => undefined,
    );
    const row = { no: decided.no, version: 1 } as AuditRow;
    return () => run([{ row, decision: { choice: 'agree', reason: '' } }]);
  },
  data: { rows: [{ no: decided.no, done: true, state: 'agreed', text: '' }] },
  asks: false,
});
const together = { settle: () => undefined, answered: () => undefined };
commandSuite('urging several cases', {
  open(services) {
    const { run } = createUrgeAll(services, togetherTexts, together);
    return () => run([{ caseNo: decided.no }]);
  },
  data: { rows: [{ no: decided.no, done: true, state: 'running', text: '' }] },
  asks: false,
});
commandSuite('handing several cases on', {
  open(services) {
    const { run } = createHandOnAll(services, togetherTexts, together);
    return () => run({ cases: [{ caseNo: decided.no, taskId: 't1' }], toId: 1, comment: '' });
  },
  data: { rows: [{ no: decided.no, done: true, state: 'running', text: '' }] },
  asks: false,
});
const budgets = {
  quarter: '2026 Q4',
  from: '2026-10-01',
  to: '2026-12-31',
  today: '2026-11-22',
  warnings: { first: 80, second: 100 },
  rows: [],
};
commandSuite('saving the budget of a department', {
  open(services) {
    const { run } = createSaveBudget(services, budgetTexts, () => undefined);
    return () => run({ departmentId: 7101, amount: '9000' });
  },
  data: budgets,
  asks: false,
});
commandSuite('saving the warning levels of budgets', {
  open(services) {
    const { run } = createSaveWarnings(services, burnTexts, () => undefined);
    return () => run({ first: 70, second: 90 });
  },
  data: budgets,
  asks: false,
});
commandSuite('ending the time of a deputy', {
  open(services) {
    const { run } = createEndDeputy(services, deputyTexts, () => undefined);
    return () => run({ deputyId: 1, toName: '许曼' });
  },
  data: { rows: [], standsFor: [], people: [], today: '2026-11-22' },
  asks: true,
});
commandSuite('urging those who decide on an order', {
  open(services) {
    const { run } = createUrge(services, () => undefined);
    return () => run(decided.no);
  },
  data: decided,
  asks: false,
});
commandSuite('withdrawing a wish for another credit limit', {
  open(services) {
    const { run } = createWithdraw(services, settlementTexts, () => undefined);
    return () => run('ED700070001');
  },
  data: {},
  asks: true,
});
commandSuite('taking a saved settlement back before its day', {
  open(services) {
    const nothing = () => undefined;
    const { run } = createTakeBack(services, settlementTexts, nothing, nothing);
    return () => run(3);
  },
  data: {},
  asks: true,
});
commandSuite('taking a change or refund back that waits', {
  open(services) {
    const { run } = createWithdrawRequest(services, () => undefined);
    return () => run(decided.no);
  },
  data: decided,
  asks: true,
});
commandSuite('confirming a price that has moved since the approval', {
  open(services) {
    const { run } = createConfirmPrice(services, decided.no, () => undefined);
    return () => run('860');
  },
  data: { orderId: '100000000001', total: '860' },
  asks: false,
});
