import type { SaleStep } from '#contract/order-after-sale.ts';
import { momentAt } from '#domain/china-time.ts';
import { showFen } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { sumOfRefund } from '#domain/order/after-sale/sale-steps.ts';
import { mayWithdraw, saleLook } from '#domain/order/after-sale/sale-states.ts';
import type { Share } from '../../ground/database/tables/tables-after-sale.ts';
import { showShares } from '../money-back.ts';
import type { SaleWith } from '../sales/sale-rows.ts';

type Content = { shares: readonly Share[] };
type Refund = SaleWith<'refund', Content & { items: Parameters<typeof sumOfRefund>[0] }>;
type Change = SaleWith<'change', Content>;

export const sumOf = <Item>(items: readonly Item[], amountOf: (item: Item) => Fen): Fen =>
  items.reduce((sum, item) => sum + amountOf(item), 0);

const timeOf = (at: number | null) => (at === null ? ('' as const) : momentAt(at));

/** The head of a request as its order's page shows it, in whatever state. */
export function headOfSale({ sale_id: saleId, order_id: orderNo, state, ...sale }: Refund | Change) {
  if (state === 'quoted') throw new Error(`${saleId} is a quote, not a request`);
  const createTime = momentAt(sale.applied_at ?? sale.quoted_at);
  return { saleId, orderNo, state, createTime, shares: showShares(sale.content.shares) };
}

/** Money on its way back, or there. */
function moneyStep({ state, paid_back_at, content: { shares } }: Refund | Change, sum?: string): SaleStep[] {
  if (!shares.length) return [];
  return [
    {
      key: 'money',
      title: '退款到账',
      time: timeOf(paid_back_at),
      state: paid_back_at !== null ? 'done' : state === 'returning' ? 'now' : 'later',
      detail: `${
        sum ??
        `¥${showFen(
          sumOf(shares, ({ amount }) => amount),
          true,
        )}`
      } 原路退回`,
    },
  ];
}

/** Tickets that the supplier takes back at once. */
export const refundSteps = (sale: Refund): SaleStep[] => [
  { key: 'applied', title: '退票成功', time: timeOf(sale.applied_at), state: 'done', detail: '座位已释放' },
  ...moneyStep(sale, sumOfRefund(sale.content.items)),
];

/** `due`: of all its tickets; `valid`: what a change that came to nothing leaves as it was; `name`: of such a change. */
export function changeSteps(sale: Change, { due, valid, name }: { due: Fen; valid: string; name: string }): SaleStep[] {
  const { state, applied_at, paid_at, decided_at } = sale;
  const isOff = state === 'withdrawn' || state === 'lapsed' || state === 'refused';
  const isDone = state === 'done' || state === 'returning';
  return [
    { key: 'applied', title: '新座位已占', time: timeOf(applied_at), state: 'done', detail: '' },
    ...(due > 0
      ? [
          {
            key: 'paid',
            title: '支付差价',
            time: timeOf(paid_at),
            state: paid_at !== null ? ('done' as const) : isOff ? ('off' as const) : ('now' as const),
            detail: `¥${showFen(due, true)}`,
          },
        ]
      : []),
    {
      key: 'done',
      title: isOff ? saleLook(state).label : `${name}成功`,
      time: timeOf(decided_at),
      state: isOff ? 'off' : isDone ? 'done' : 'later',
      detail: isOff ? valid : '',
    },
    ...moneyStep(sale),
  ];
}

/** The difference of a change: until when it is paid, 0 with nothing due, and what its booker may do now. */
export function dueOfChange({ state, pay_deadline }: Change, due: Fen, now: number) {
  const deadline = pay_deadline ?? 0;
  return {
    payDeadlineMs: due > 0 ? deadline : 0,
    actions: [
      ...(state === 'unpaid' && deadline > now ? (['pay'] as const) : []),
      ...(state !== 'quoted' && mayWithdraw(state) ? (['withdraw'] as const) : []),
    ],
  };
}
