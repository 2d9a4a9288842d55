import type { ChangeLine, ChangeSums } from '#contract/order-after-sale.ts';
import { yuanOf } from '#domain/money.ts';
import type { ChangeItem } from '../../../ground/database/tables/tables-after-sale.ts';

const dueAndBack = (due: number): Pick<ChangeSums, 'due' | 'back'> => ({
  due: yuanOf(Math.max(0, due)),
  back: yuanOf(Math.max(0, -due)),
});

type Amounts = Pick<
  ChangeItem,
  'changeSpread' | 'changeFuelTaxSpread' | 'changeServiceFee' | 'discountChangeServiceFee' | 'charge' | 'due'
>;

const showSums = (amounts: Amounts): ChangeSums => ({
  changeSpread: yuanOf(amounts.changeSpread),
  changeFuelTaxSpread: yuanOf(amounts.changeFuelTaxSpread),
  changeServiceFee: yuanOf(amounts.changeServiceFee),
  discountChangeServiceFee: yuanOf(amounts.discountChangeServiceFee),
  charge: yuanOf(amounts.charge),
  ...dueAndBack(amounts.due),
});

export const showChangeLine = (item: ChangeItem): ChangeLine => ({
  psgId: item.psgId,
  name: item.name,
  psgType: item.psgType,
  feePercent: item.feePercent,
  ...showSums(item),
});

/** Sums over all tickets of a change, in fen. */
export const changeSumOf = (items: readonly Amounts[]): Amounts =>
  items.reduce(
    (sum, item) => ({
      changeSpread: sum.changeSpread + item.changeSpread,
      changeFuelTaxSpread: sum.changeFuelTaxSpread + item.changeFuelTaxSpread,
      changeServiceFee: sum.changeServiceFee + item.changeServiceFee,
      discountChangeServiceFee: sum.discountChangeServiceFee + item.discountChangeServiceFee,
      charge: sum.charge + item.charge,
      due: sum.due + item.due,
    }),
    { changeSpread: 0, changeFuelTaxSpread: 0, changeServiceFee: 0, discountChangeServiceFee: 0, charge: 0, due: 0 },
  );

export const changeTotals = (items: readonly Amounts[]): ChangeSums => showSums(changeSumOf(items));
