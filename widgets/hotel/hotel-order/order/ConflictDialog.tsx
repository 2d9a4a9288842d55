import { useTexts } from '#kit/use-texts.ts';
import { AskGone, AskTotal, ConflictAsk } from '#parts/booking/conflict/ConflictAsk.tsx';
import type { ConflictLooks } from '#parts/booking/conflict/ConflictAsk.tsx';
import { conflictTexts as texts } from '../conflict-texts.ts';
import { conflictWords, fewerOf } from './conflict-words.ts';
import type { StayConflict } from './conflict.ts';
import type { OrderModel } from '../model.ts';

/** In the language of the mount. */
const useWords = () => useTexts('hotel-conflict', texts);

type Of<K extends StayConflict['kind']> = { model: OrderModel; conflict: Extract<StayConflict, { kind: K }> };

const looks: ConflictLooks<StayConflict, OrderModel> = { product: Gone, inventory: Gone, rate: RateChanged };

/** A conflict between form and order, each with its own next step. */
export const ConflictDialog = ({ model }: { model: OrderModel }) => (
  <ConflictAsk<StayConflict, OrderModel> model={model} words={useWords()} looks={looks} />
);

function Gone({ model, conflict }: Of<'product' | 'inventory'>) {
  const again = { label: useWords().again, run: model.chooseAgain };
  const fewer = fewerOf(model, conflict);
  return <AskGone {...conflictWords(conflict, model.words)} other={fewer && again} main={fewer ?? again} />;
}

function RateChanged({ model, conflict: { from, to } }: Of<'rate'>) {
  return <AskTotal model={model} words={useWords()} from={from} to={to} />;
}
