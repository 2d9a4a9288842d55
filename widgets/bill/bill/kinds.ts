import { billColumnsOf } from '#contract/bill.ts';
import type { BillFigure, BillKind } from '#contract/bill.ts';
import type { RouteName } from '#routes/names.ts';
import type { BillFilters } from './model.ts';
import type { Texts } from './texts.ts';

interface BillPreset {
  filters: readonly (keyof BillFilters)[];
  /** Figures above the rows: their number, or sums over all pages. */
  tiles: readonly ('count' | Tile)[];
  /** In the account frame, and on a page of the site. */
  routes: readonly [account: RouteName | undefined, site: RouteName | undefined];
  /** Bills that the head of a page leads to. */
  family: readonly BillKind[];
}

/** `name` is a key of the texts. */
interface Tile {
  name: TileName;
  sum: 'in' | 'out' | 'amount' | BillFigure;
  isCount?: true;
  /** The part of it that is on its way is named. */
  hasPending?: true;
}
type TileName = keyof Texts['tiles'];

const own: readonly BillKind[] = ['transaction', 'recharge', 'putforward', 'integral', 'recom', 'share'];
const sold: readonly BillKind[] = ['airSale', 'airRefund', 'airChanges', 'airSum', 'hotelSum', 'trainSum'];

const income = (routes: BillPreset['routes']): BillPreset => ({
  filters: ['days', 'type', 'words'],
  tiles: ['count', { name: 'earned', sum: 'in', hasPending: true }, { name: 'takenBack', sum: 'out' }],
  routes,
  family: own,
});

const summary = (kind: 'airSum' | 'hotelSum' | 'trainSum', routes: BillPreset['routes']): BillPreset => ({
  filters: ['days', 'by'],
  tiles: [
    { name: 'net', sum: 'amount' },
    ...(['sales', 'changes', 'refunds'] as const)
      .filter((sum) => (billColumnsOf[kind] as readonly string[]).includes(sum))
      .map((sum) => ({ name: sum, sum })),
  ],
  routes,
  family: sold,
});

/** A new kind of bill is a row here. */
export const kinds: Readonly<Record<BillKind, BillPreset>> = {
  transaction: {
    filters: ['days', 'type', 'channel', 'words'],
    tiles: ['count', { name: 'sumOut', sum: 'out' }, { name: 'sumIn', sum: 'in', hasPending: true }],
    routes: ['transaction_bill', 'bill_transactionBill'],
    family: own,
  },
  recharge: {
    filters: ['days', 'channel', 'words'],
    tiles: ['count', { name: 'recharged', sum: 'in' }],
    routes: ['recharge_bill', 'bill_rechargeBill'],
    family: own,
  },
  putforward: {
    filters: ['days', 'type', 'words'],
    tiles: ['count', { name: 'withdrawn', sum: 'out' }, { name: 'returned', sum: 'in' }],
    routes: ['putforward_bill', 'bill_putforwardBill'],
    family: own,
  },
  integral: {
    filters: ['days', 'type', 'words'],
    tiles: [
      { name: 'earned', sum: 'in', isCount: true },
      { name: 'takenBack', sum: 'out', isCount: true },
    ],
    routes: ['integral_bill', undefined],
    family: own,
  },
  recom: income(['recom_bill', 'bill_recomBill']),
  share: income(['share_bill', 'bill_shareBill']),
  airSale: {
    filters: ['days', 'words'],
    tiles: ['count', { name: 'tickets', sum: 'tickets', isCount: true }, { name: 'sales', sum: 'amount' }],
    routes: ['airSale_bill', 'bill_airSaleBill'],
    family: sold,
  },
  airRefund: {
    filters: ['days', 'words'],
    tiles: ['count', { name: 'charges', sum: 'charge' }, { name: 'refunds', sum: 'amount' }],
    routes: ['airRefund_bill', 'bill_airRefundBill'],
    family: sold,
  },
  airChanges: {
    filters: ['days', 'words'],
    tiles: ['count', { name: 'charges', sum: 'charge' }, { name: 'changes', sum: 'amount' }],
    routes: ['airChanges_bill', 'bill_airChangesBill'],
    family: sold,
  },
  airSum: summary('airSum', ['sum_bill', 'bill_airSumBill']),
  hotelSum: summary('hotelSum', [undefined, 'bill_hotelSumBill']),
  trainSum: summary('trainSum', [undefined, 'bill_trainSumBill']),
};
