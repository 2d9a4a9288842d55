import { idCheckCharacter } from '#domain/passenger/documents/id-card.ts';
import type { Call } from '../../../ground/call.ts';
import { lock } from '../../../orders/move.ts';
import { advance } from '../../../orders/life.ts';
import { applyRefund } from '../../../products/flight/after-sale/refund/refund.ts';
import { quoteRefund } from '../../../products/flight/after-sale/refund/refund-quote.ts';
import { airLife } from '../../../products/flight/lifecycle/advance.ts';
import { airOrders } from '../../../products/flight/rows/air-orders.ts';
import { readOrder } from '../../../products/flight/rows/read-order.ts';
import { carryOutApproved } from '../../approved/carry-out.ts';
import { change } from '../orders/seed-after-sales.ts';
import { pay, peopleByMember, placeOrder } from '../orders/seed-orders.ts';
import type { Plan } from '../orders/seed-plans.ts';
import { answerTo } from '../people/seed-call.ts';
import { companyId } from '../people/seed-employees.ts';
import { answer } from './answering.ts';
import type { Approving } from './answering.ts';

const must = answerTo('order under approval');
const dayMs = 86_400_000;
const minuteMs = 60_000;

interface OrderPlan {
  daysAgo: number;
  route: number;
  /** `lapse`: nobody answers while the seats are held; `open`: it waits now. */
  end: 'agree' | 'refuse' | 'lapse' | 'open';
  comment: string;
}

/** Orders above the standard of 王思远 (P7). */
const orders: readonly OrderPlan[] = [
  { daysAgo: 560, route: 0, end: 'agree', comment: '' },
  { daysAgo: 410, route: 2, end: 'refuse', comment: '请改乘经济舱低价航班' },
  { daysAgo: 280, route: 5, end: 'agree', comment: '客户要求当日到达，同意' },
  { daysAgo: 120, route: 1, end: 'lapse', comment: '' },
  { daysAgo: 30, route: 7, end: 'agree', comment: '' },
  { daysAgo: 0.03, route: 2, end: 'open', comment: '' },
  { daysAgo: 0.01, route: 5, end: 'open', comment: '' },
];

const requests: readonly (OrderPlan & { kind: 'change' | 'refund' })[] = [
  { kind: 'refund', daysAgo: 340, route: 3, end: 'agree', comment: '' },
  { kind: 'change', daysAgo: 190, route: 8, end: 'agree', comment: '会议顺延一天' },
  { kind: 'refund', daysAgo: 90, route: 9, end: 'refuse', comment: '行程仍需成行，请与客户确认' },
  { kind: 'change', daysAgo: 1, route: 6, end: 'open', comment: '' },
  { kind: 'refund', daysAgo: 0.2, route: 4, end: 'open', comment: '' },
];

const planOf = (number: number, memberId: string, { route }: OrderPlan, at: number): Plan => ({
  number: 7000 + number,
  memberId,
  travelType: 'business',
  at,
  daysAhead: 14,
  backAfterDays: 0,
  people: 1,
  route,
  fate: 'ticketed',
  choice: 'cheapest',
});

/** Orders, changes and refunds of two years that waited, or wait, for the company. */
export async function seedOrderCases(approving: Approving): Promise<void> {
  for (const [nth, plan] of orders.entries()) await seedOrderCase(approving, plan, nth);
  await seedRequests(approving);
}

async function seedOrderCase(approving: Approving, plan: OrderPlan, nth: number): Promise<void> {
  const { tx, callOf, now } = approving;
  const at = now - plan.daysAgo * dayMs;
  const call = callOf(710_073, at, '/airTicket/createOrder');
  const memberId = call.member?.memberId ?? '';
  const people = (await peopleByMember(tx)).get(memberId) ?? [];
  const wish = { ...planOf(nth, memberId, plan, at), choice: 'over' as const };
  const orderId = await placeOrder(call, wish, people.slice(0, 1));
  const asked = await caseNoOf(approving, orderId);
  if (asked === undefined || plan.end === 'open') return;
  if (plan.end !== 'lapse') await decided(approving, asked, plan, at);
  const order = await lock(tx, airOrders, orderId);
  if (!order) return;
  if (order.status === 0) {
    const paid = await pay(tx, order, wish, at + 40 * minuteMs);
    await advance(tx, airLife, paid, Math.min(now, at + 60 * minuteMs));
  } else await advance(tx, airLife, order, Math.min(now, order.pay_deadline));
}

const decided = async (approving: Approving, caseNo: string, { end, comment }: OrderPlan, at: number) =>
  await answer(approving, {
    caseNo,
    at,
    hours: 0.25,
    comment,
    answers: end === 'refuse' ? ['refuse'] : ['agree', 'agree'],
  });

const caseNoOf = async ({ tx }: Approving, orderId: string): Promise<string | undefined> =>
  (await tx.selectFrom('cases').where('subject_id', '=', orderId).orderBy('id', 'desc').select('no').executeTakeFirst())
    ?.no;

/** Of an assistant, whose level asks for changes and refunds: the tickets were bought by the company's account of before. */
async function seedRequests(approving: Approving): Promise<void> {
  const { tx, callOf, now } = approving;
  const person = await tx
    .selectFrom('employees as e')
    .innerJoin('members as m', 'm.id', 'e.member_id')
    .where('e.company_id', '=', companyId)
    .where('e.level_id', '=', 7201)
    .where('e.state', '=', 'active')
    .where('e.manager_id', 'is not', null)
    .orderBy('e.id')
    .select(['e.id', 'm.id as memberId', 'm.real_name as name'])
    .executeTakeFirst();
  if (!person) return;
  const digits = '11010519900307887';
  const party = [
    { name: person.name, psgType: 'ADT', certType: '1', certNo: digits + idCheckCharacter(digits) } as const,
  ];
  for (const [nth, plan] of requests.entries()) {
    const at = now - (plan.daysAgo + 1) * dayMs;
    const wish = planOf(100 + nth, person.memberId, plan, at);
    const buying: Call = { ...callOf(person.id, at, '/airTicket/createOrder'), isSeed: true };
    const orderId = await placeOrder(buying, wish, party);
    const order = await lock(tx, airOrders, orderId);
    if (!order) continue;
    const paid = await pay(tx, order, wish, at + minuteMs);
    await advance(tx, airLife, paid, at + 10 * minuteMs);
    await ask(approving, callOf(person.id, at + dayMs, '/order/refundApply'), orderId, plan);
    const asked = await caseNoOf(approving, orderId);
    if (asked === undefined || plan.end === 'open') continue;
    await decided(approving, asked, plan, at + dayMs);
    await carryOutApproved(buying.db, at + dayMs + 60 * minuteMs);
    for (let step = 0; step < 6; step += 1) {
      const moved = await lock(tx, airOrders, orderId);
      if (moved?.step_at == null || moved.step_at > now) break;
      await advance(tx, airLife, moved, moved.step_at);
    }
  }
}

async function ask({ tx }: Approving, call: Call, orderId: string, { kind }: { kind: 'change' | 'refund' }) {
  const whole = await readOrder(tx, orderId);
  const psgIds = (whole?.passengers ?? []).map(({ psg_id }) => psg_id);
  const requestId = `seed-asked-${orderId}`;
  if (kind === 'change') return await change(tx, call, orderId, psgIds, requestId);
  const triptypes = (whole?.flights ?? []).map(({ triptype }) => triptype);
  const { quoteId } = must(await quoteRefund({ orderId, psgIds, triptypes, reason: 'plans', proofs: [] }, call));
  must(await applyRefund({ quoteId, remark: '', requestId }, call));
}
