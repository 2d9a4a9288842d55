import type { Selectable } from 'kysely';
import type { CasePart } from '#contract/approval.ts';
import type { Envelope } from '#contract/row.ts';
import { momentAt } from '#domain/china-time.ts';
import { showFen, yuanOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { changeName } from '#domain/rail/change-rules.ts';
import { memberOf, refuse } from '../../ground/call.ts';
import type { Call, Tx } from '../../ground/call.ts';
import type { ChangeOver } from '../../ground/database/tables/tables-after-sale.ts';
import type { OrderApprovalRow } from '../../ground/database/tables/tables-order-approval.ts';
import type { OrderHead } from '../../ground/database/tables/tables-order.ts';
import { productOf } from './employee.ts';
import { hasApprovals } from '../../ground/member/flags-of.ts';
import { levelFlags } from '../business/approval-terms.ts';
import { askerOf, openApproval } from './open.ts';
import { portOf } from './ports.ts';
import { close, runningOf } from './settle.ts';

interface Item {
  name?: string;
  due?: Fen;
  back?: Fen;
}

interface Fresh {
  flightNo?: string;
  depTime?: string;
  trainNumber?: string;
  from?: { at: string };
  flights?: readonly { flightNo: string; depTime: string }[];
}

/** A request as it was quoted, whatever its product. */
interface Content {
  over?: ChangeOver;
  items?: readonly Item[];
  fresh?: Fresh;
  isOtherStation?: boolean;
}

interface Asked {
  kind: 'change' | 'refund';
  orderId: string;
  input: { quoteId: string; requestId: string };
  content: object;
}

/** Fen that the request costs; less than nothing where money comes back. */
export const amountOf = (kind: Asked['kind'], { items = [] }: Content): Fen =>
  items.reduce((sum, { due = 0, back = 0 }) => sum + (kind === 'change' ? due : -back), 0);

/** `CA1501 12-08 07:30` */
function freshText({ flightNo, depTime, trainNumber, from, flights }: Fresh): string {
  const [first] = flights ?? [];
  const name = flightNo ?? trainNumber ?? first?.flightNo ?? '';
  return `${name} ${(depTime ?? from?.at ?? first?.depTime ?? '').slice(5, 16)}`.trim();
}

const sumText = (amount: Fen): string =>
  amount > 0 ? `需补 ¥${showFen(amount)}` : amount < 0 ? `退回 ¥${showFen(-amount)}` : '无需补差价';

const nameOf = (kind: 'order' | 'change' | 'refund', isOther = false): string =>
  kind === 'change' ? changeName(isOther) : '退票';

/** `改签`, `变更到站`, `退票`: the request that waits for a decision. */
export const nameOfRequest = ({ kind, wish }: Pick<Selectable<OrderApprovalRow>, 'kind' | 'wish'>): string =>
  wish?.name ?? nameOf(kind);

/**
 * A change or refund of a business order before it begins: `begin`, or it waits for the company (`asked`), or the
 * refusal while another one of the order waits. The caller holds the lock of the order.
 */
export async function askFirst(
  tx: Tx,
  call: Call,
  { kind, orderId, input, content }: Asked,
  now: number,
): Promise<'begin' | 'asked' | Envelope<never>> {
  const { creditEmployeeId } = memberOf(call);
  const head = await tx.selectFrom('orders').where('order_id', '=', orderId).selectAll().executeTakeFirstOrThrow();
  if (head.company_id === null || creditEmployeeId <= 0 || call.isSeed || !hasApprovals(call)) return 'begin';
  const running = await runningOf(tx, orderId);
  if (running)
    return refuse(409, '这笔订单的退改申请正在审批，请等待审批结果', {
      kind: 'awaitsApproval',
      orderId,
      caseNo: running.case_no,
    });
  if (await useApproved(tx, orderId, kind, now)) return 'begin';
  const { changeApprove } = await levelFlags(tx, creditEmployeeId);
  const { over } = content as Content;
  const why = [...(over?.effect === 'approve' ? (['over'] as const) : []), ...(changeApprove ? [kind] : [])];
  if (!why.length) return 'begin';
  const { requestId: _key, ...wished } = input;
  const amount = amountOf(kind, content);
  const name = nameOf(kind, (content as Content).isOtherStation);
  const port = portOf(head.kind);
  const parts = [
    ...(await port.parts(tx, orderId)),
    ...('fresh' in content ? port.fresh(content) : []).map((part) => asNew(part, name)),
  ];
  const story = storyOf(head, content, { amount, parts, name });
  const { id, outcome } = await openApproval(
    tx,
    askerOf(call),
    {
      kind,
      head,
      why,
      amount,
      ...story,
      wish: { input: wished, amount, name },
      costCenter: '',
      over: over ? { by: over.by, lines: 1 } : null,
      title: `${name} ${head.title}`,
      // A ticket can be given back or changed until it departs.
      untilMs: head.travel_at,
      note: { title: `${name}已提交审批`, detail: `${sumText(amount)}，审批通过后自动办理` },
    },
    now,
  );
  if (outcome !== 'agreed') return 'asked';
  // A process without approvers.
  await close(tx, { id }, 'agreed', '', now);
  await tx.updateTable('order_approvals').set({ used_at: now }).where('id', '=', id).execute();
  return 'begin';
}

/** An approval of this kind that nothing was done with yet is used up by the request that begins now. */
async function useApproved(tx: Tx, orderId: string, kind: Asked['kind'], now: number): Promise<boolean> {
  const used = await tx
    .updateTable('order_approvals')
    .set({ used_at: now })
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .where('state', '=', 'agreed')
    .where('used_at', 'is', null)
    .where('hold_end', '>', now)
    .returning('id')
    .execute();
  return used.length > 0;
}

const asNew = ({ title, sub }: CasePart, name: string): CasePart => ({ title: `${name}后　${title}`, sub });

function storyOf(
  head: OrderHead,
  { items = [], fresh, over }: Content,
  { amount, parts, name }: { amount: Fen; parts: CasePart[]; name: string },
) {
  const names = [...new Set(items.flatMap(({ name }) => name ?? []))];
  const to = fresh ? freshText(fresh) : '';
  return {
    lines: [
      {
        product: productOf(head.kind),
        title: head.title,
        sub: to ? `${name}至 ${to}` : `${name}，原行程 ${momentAt(head.travel_at).slice(0, 16)}`,
        parts,
        travellers: names.length ? names : head.card.psgNames,
        verdict: over ? ('over' as const) : ('ok' as const),
        verdictText: over ? `超标 ¥${showFen(over.by)}` : name,
        tags: [],
        total: yuanOf(Math.abs(amount)),
        standard: null,
        actual: { label: amount > 0 ? '补差价' : '退回', value: `¥${showFen(Math.abs(amount))}`, note: '' },
        cheapest: null,
        reason: over?.reason ?? '',
      },
    ],
    info: [
      { label: '申请', text: `${name}${to && `至 ${to}`}` },
      { label: '出行人', text: (names.length ? names : head.card.psgNames).join('、') },
      { label: '金额', text: sumText(amount) },
      { label: '原订单', text: `${head.order_id}，¥${showFen(head.amount)}` },
    ],
  };
}
