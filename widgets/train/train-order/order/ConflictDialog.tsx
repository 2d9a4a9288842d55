import type { ComponentType } from 'react';
import { useLater } from '#kit/part.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { AskGone, AskTotal, ConflictAsk } from '#parts/booking/conflict/ConflictAsk.tsx';
import type { ConflictLooks } from '#parts/booking/conflict/ConflictAsk.tsx';
import { conflictTexts as texts } from '../conflict-texts.ts';
import { conflictWords } from '#parts/rail/offer/conflict-words.ts';
import type { RailConflict } from '#parts/rail/offer/conflict.ts';
import type { OrderModel } from '../model.ts';
import type { Booking } from '#parts/booking/booking.ts';

/** In the language of the mount. */
const useWords = () => useTexts('train-conflict', texts);

type Of<K extends RailConflict['kind']> = { model: Booking; conflict: Extract<RailConflict, { kind: K }> };

/** Only another train helps. */
function Gone({ model, conflict }: Of<RailConflict['kind']>) {
  const t = useWords();
  return <AskGone {...conflictWords(conflict)} main={{ label: t.again, run: model.chooseAgain }} />;
}

/** Time or fewer people help: the form stays as it is. */
function Later({ model, conflict }: Of<RailConflict['kind']>) {
  const t = useWords();
  return (
    <AskGone
      {...conflictWords(conflict)}
      other={{ label: t.again, run: model.chooseAgain }}
      main={{ label: t.keep, run: model.close }}
    />
  );
}

/** Other berths help: the form stays, with what is left of each tier now. */
function Berths({ model, conflict }: Of<'berths'>) {
  const t = useWords();
  return (
    <AskGone
      {...conflictWords(conflict)}
      other={{ label: t.again, run: model.chooseAgain }}
      main={{ label: t.berths, run: model.renew }}
    />
  );
}

/** Of an order of one train there is more to choose than of a wait, or of two trains. */
function Sold({ model, conflict }: Of<'inventory'>) {
  const t = useWords();
  const one = isOfOne(model) ? model : null;
  const part = useLater(one !== null, () => import('#parts/rail/sold-out/SoldOut.tsx'));
  const [ride] = one?.choice.rides ?? [];
  if (!one || !ride) return <Gone model={model} conflict={conflict} />;
  return part && <part.SoldOut model={one} ride={ride} conflict={conflict} t={t} />;
}

const isOfOne = (model: Booking): model is OrderModel =>
  'choice' in model && (model as OrderModel).choice.rides?.length === 1;

const looks: ConflictLooks<RailConflict, Booking> = {
  product: Gone as ComponentType<Of<'product'>>,
  over: Gone as ComponentType<Of<'over'>>,
  gap: Gone as ComponentType<Of<'gap'>>,
  closed: Later as ComponentType<Of<'closed'>>,
  notYet: Later as ComponentType<Of<'notYet'>>,
  blocked: Later as ComponentType<Of<'blocked'>>,
  inventory: ({ model, conflict }) =>
    conflict.left > 0 ? <Later model={model} conflict={conflict} /> : <Sold model={model} conflict={conflict} />,
  berths: Berths,
  duplicate: Duplicate,
  overlap: Duplicate,
  rate: ({ model, conflict: { from, to } }) => <AskTotal model={model} words={useWords()} from={from} to={to} />,
};

/** A conflict between form and order, each with its own next step. */
export const ConflictDialog = ({ model }: { model: Booking }) => (
  <ConflictAsk<RailConflict, Booking> model={model} words={useWords()} looks={looks} />
);

/** The passenger has a ticket for this train, or is in another one: the member's own order is shown or paid; else another train or other passengers are chosen. */
function Duplicate({ model, conflict }: Of<'duplicate' | 'overlap'>) {
  const t = useWords();
  const { navigate } = useServices();
  const change = { label: t.changePeople, run: model.close };
  const train = { label: t.changeTrain, run: model.chooseAgain };
  const { orderNo, isUnpaid } = conflict;
  const see = isUnpaid
    ? { label: t.pay, run: () => navigate('train_order_pay', { id: orderNo }) }
    : { label: t.see, run: () => navigate('train_order_details', { orderId: orderNo }) };
  const text = conflictWords(conflict);
  return orderNo === '' ? (
    <AskGone {...text} other={train} main={change} />
  ) : (
    <AskGone {...text} also={train} other={change} main={see} />
  );
}
