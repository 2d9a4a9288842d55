import type { AuditDetail } from '#contract/approval.ts';
import { caseStateNames } from '#domain/process/names.ts';
import { bookFlight, flightShown, refundFlight } from './flights.ts';
import type { Made, Scenario, Scenarios } from './scenario.ts';
import { ScenarioError, payByCompany, requestId } from './wire.ts';
import type { Person, Stage } from './wire.ts';
import { randomInt } from '../../ground/random/random.ts';

/** Seeded people of 云帆科技. */
const company = '13800000070';
const engineer = { phone: '13800000071', employeeId: 710_071 };
const keyAccounts = { phone: '13800000073', employeeId: 710_073 };
const manager = '13800000072';

interface Application {
  applicationId: string;
  lock: number;
  caseNo?: string;
}

/** A trip application that was handed in; above the standard it has two rounds of approvers. */
async function applyForTrip(
  stage: Stage,
  person: Person,
  { employeeId, isOver = false }: { employeeId: number; isOver?: boolean },
): Promise<{ applicationId: string; caseNo: string }> {
  const ahead = randomInt(8, 40);
  const [from, to] = [stage.day(ahead), stage.day(ahead + 2)];
  const leg = { travellers: 1, units: 0, toDay: '' };
  const wish = {
    reason: '客户拜访',
    tripType: 'client',
    from,
    to,
    mode: 'legs',
    legs: [
      { ...leg, legId: 'leg-1', product: 'flight', from: 'BJS', to: 'SHA', day: from },
      { ...leg, legId: 'leg-2', product: 'hotel', from: '', to: 'SHA', day: from, toDay: to, units: 1 },
      { ...leg, legId: 'leg-3', product: 'flight', from: 'SHA', to: 'BJS', day: to },
    ],
    travellers: [{ kind: 'employee', employeeId }],
    budgets: isOver ? { flight: '3000', hotel: '9000' } : { flight: '3000', hotel: '800' },
    costCenter: 'RD-02',
    ...(isOver && { overReason: '会场附近的酒店价格高于差标' }),
  };
  const saved = await person.call<Application>('/travel/application/save', { ...wish, requestId: requestId() });
  const { applicationId } = saved;
  await person.call('/travel/application/submit', {
    applicationId,
    lock: saved.lock,
    chosen: [],
    requestId: requestId(),
  });
  return { applicationId, caseNo: await caseOf(person, applicationId) };
}

/** The running case of an application or an order of the caller. */
async function caseOf(person: Person, subjectId: string): Promise<string> {
  const { rows } = await person.call<{ rows: { no: string; subjectId: string }[] }>('/travel/audit/list', {
    box: 'mine',
    size: 20,
  });
  const found = rows.find((row) => row.subjectId === subjectId);
  if (!found) throw new ScenarioError('the company asks nobody about it; reset the sandbox');
  return found.no;
}

const readCase = (person: Person, caseNo: string): Promise<AuditDetail> =>
  person.call<AuditDetail>('/travel/audit/detail', { caseNo });

/** The first of those whose turn it is decides. */
async function decide(stage: Stage, person: Person, caseNo: string, agree: boolean): Promise<void> {
  const open = (await readCase(person, caseNo)).timeline.find(({ state }) => state === 'open');
  if (!open) throw new ScenarioError(`nobody decides on ${caseNo} any more`);
  const approver = await stage.employee(open.employeeId);
  await approver.call('/travel/audit/decide', {
    caseNo,
    agree,
    comment: agree ? '同意' : '本季度预算已用完',
    requestId: requestId(),
  });
}

async function applicationShown(person: Person, caseNo: string, applicationId: string): Promise<Made> {
  const { state, timeline } = await readCase(person, caseNo);
  const done = timeline.filter((step) => step.state === 'done' && step.taskId).length;
  const names = { ...caseStateNames, running: `第 ${done + 1} 位审批中` };
  return {
    person,
    open: `/travel/apply/details?applicationId=${applicationId}`,
    state: names[state],
    made: { applicationId, caseNo },
  };
}

/** An application of an employee, after this many decisions. */
const application = (
  shows: string,
  decisions: readonly boolean[],
  { who = engineer, isOver = false }: { who?: typeof engineer; isOver?: boolean } = {},
): Scenario => ({
  shows,
  async make(stage) {
    const person = await stage.seeded(who.phone);
    const { caseNo, applicationId } = await applyForTrip(stage, person, { employeeId: who.employeeId, isOver });
    for (const agree of decisions) await decide(stage, person, caseNo, agree);
    return await applicationShown(person, caseNo, applicationId);
  },
});

interface BillHead {
  billId: number;
  no: string;
  state: string;
  from: string;
}
const billsOf = async (person: Person): Promise<BillHead[]> =>
  (await person.call<{ rows: BillHead[] }>('/bill/company/list', { size: 10 })).rows;

interface BillDetail {
  hash: string;
  version: number;
  rest: string;
  acts: string[];
  payments: { paymentId: number; state: string }[];
}

/** Bills of before are paid: one that is overdue would close the company's line. */
async function settleBills(stage: Stage, account: Person): Promise<void> {
  for (const { billId, state } of await billsOf(account)) {
    if (state === 'open' || state === 'paid') continue;
    const read = () => account.call<BillDetail>('/bill/company/detail', { billId });
    const { rest } = await read();
    if (Number(rest) <= 0) continue;
    await account.call('/bill/company/pay', { requestId: requestId(), billId, method: 'transfer', amount: rest });
    const sent = (await read()).payments.find((payment) => payment.state === 'waiting');
    if (sent) await stage.helper('bill-answer', { paymentId: sent.paymentId });
  }
}

/** The company has bought a flight, and its month is over. */
async function endMonth(stage: Stage): Promise<{ account: Person; orderId: string; buyer: Person; bill: BillHead }> {
  await settleBills(stage, await stage.seeded(company));
  const buyer = await stage.seeded(manager);
  const orderId = await bookFlight(stage, buyer, { isBusiness: true, verdict: 'ok', ahead: 45 });
  await payByCompany(buyer, orderId, '5');
  await stage.wait(60);
  const bills = await billsOf(await stage.seeded(company));
  const known = new Set(bills.filter(({ state }) => state !== 'open').map(({ billId }) => billId));
  const [year = 0, month = 0] = stage.day(0).split('-').map(Number);
  // The first of the next month in China, an hour after its begin.
  const next = Date.UTC(year, month, 1) - 7 * 3_600_000;
  await stage.wait(Math.ceil((next - stage.now()) / 1000));
  for (let turn = 0; turn < 30; turn += 1) {
    const account = await stage.seeded(company);
    const bill = (await billsOf(account)).find(({ billId, state }) => state !== 'open' && !known.has(billId));
    if (bill) return { account, orderId, buyer: await stage.seeded(manager), bill };
    await stage.wait(86_400);
  }
  throw new ScenarioError('the company has no new bill; reset the sandbox');
}

const billShown = (person: Person, bill: BillHead, state: string, made: Record<string, string> = {}): Made => ({
  person,
  open: `/finance/enterpriseBill?bill=${bill.billId}`,
  state,
  made: { billNo: bill.no, ...made },
});

export const companyScenarios: Scenarios = {
  'application-first-approver': application('行程申请已提交，等待直属主管审批', []),
  'application-second-approver': application('超标的行程申请，主管已同意，等待第二轮审批', [true], { isOver: true }),
  'application-agreed': application('行程申请已通过，可按申请预订', [true]),
  'application-refused': application('行程申请被驳回，附审批意见', [false]),
  'order-over-standard': {
    shows: '超标的机票订单，座位保留，等待公司审批',
    async make(stage) {
      const person = await stage.seeded(keyAccounts.phone);
      const orderId = await bookFlight(stage, person, { isBusiness: true, verdict: 'over' });
      return await flightShown(person, orderId);
    },
  },
  'order-approved': {
    shows: '超标的机票订单已获批，待预订人支付',
    async make(stage) {
      const person = await stage.seeded(keyAccounts.phone);
      const orderId = await bookFlight(stage, person, { isBusiness: true, verdict: 'over' });
      const caseNo = await caseOf(person, orderId);
      for (let turn = 0; turn < 3 && (await readCase(person, caseNo)).state === 'running'; turn += 1)
        await decide(stage, person, caseNo, true);
      await stage.wait(5);
      return await flightShown(person, orderId);
    },
  },
  'company-month-end': {
    shows: '企业月末：账单已出，待确认',
    async make(stage) {
      const { account, bill } = await endMonth(stage);
      return billShown(account, bill, bill.state === 'issued' ? '待确认' : bill.state);
    },
  },
  'company-late-refund': {
    shows: '出账后才退的票：退款记入下一期账单',
    async make(stage) {
      const { account, bill, buyer, orderId } = await endMonth(stage);
      await refundFlight(buyer, orderId);
      await stage.wait(60, 4);
      const open = (await billsOf(account)).find(({ state }) => state === 'open');
      const { rows } = await account.call<{ rows: { kind: string; orderNo?: string }[] }>('/bill/company/rows', {
        billId: open?.billId,
        group: 'refund',
        size: 20,
      });
      return billShown(account, open ?? bill, rows.length > 0 ? '退款在本期' : '', { orderId, orderNo: orderId });
    },
  },
  'company-bill-disputed': {
    shows: '企业对账单中的一行提出异议，等待平台答复',
    async make(stage) {
      const { account, bill } = await endMonth(stage);
      const { rows } = await account.call<{ rows: { no: number; amount: string }[] }>('/bill/company/rows', {
        billId: bill.billId,
        size: 5,
      });
      const row = rows.find(({ amount }) => Number(amount) > 1);
      await account.call('/bill/company/dispute', {
        requestId: requestId(),
        billId: bill.billId,
        no: row?.no,
        reason: 'overcharged',
        claim: '1.00',
        text: '服务费多收 1 元',
      });
      const now = (await billsOf(account)).find(({ billId }) => billId === bill.billId);
      return billShown(account, bill, now?.state === 'disputed' ? '有异议' : (now?.state ?? ''));
    },
  },
};
