import type { ComponentType } from 'react';
import { useServices } from '#kit/widget.ts';
import { AskGone, AskTotal, ConflictAsk } from '#parts/booking/conflict/ConflictAsk.tsx';
import type { ConflictLooks } from '#parts/booking/conflict/ConflictAsk.tsx';
import { conflictTexts } from '#parts/booking/conflict/conflict-texts.ts';
import { conflictWords } from '#parts/rail/offer/conflict-words.ts';
import type { RailConflict } from '#parts/rail/offer/conflict.ts';
import type { Booking } from '#parts/booking/booking.ts';
import type { Texts } from '../texts.ts';

/** The form of an order, or of one that waits. */
type OrderModel = Booking & {
  words: Pick<Record<keyof Texts, string>, 'keep' | 'rateTitle' | 'rateText' | 'changePeople' | 'see'>;
};

type Of<K extends RailConflict['kind']> = { model: OrderModel; conflict: Extract<RailConflict, { kind: K }> };

const t = { ...conflictTexts, again: '重新选择车次', berths: '改选铺位' };

/** Only another train helps. */
const Gone = ({ model, conflict }: Of<RailConflict['kind']>) => (
  <AskGone {...conflictWords(conflict)} main={{ label: t.again, run: model.chooseAgain }} />
);

/** Time or fewer people help: the form stays as it is. */
const Later = ({ model, conflict }: Of<RailConflict['kind']>) => (
  <AskGone
    {...conflictWords(conflict)}
    other={{ label: t.again, run: model.chooseAgain }}
    main={{ label: model.words.keep, run: model.close }}
  />
);

/** Other berths help: the form stays, with what is left of each tier now. */
const Berths = ({ model, conflict }: Of<'berths'>) => (
  <AskGone
    {...conflictWords(conflict)}
    other={{ label: t.again, run: model.chooseAgain }}
    main={{ label: t.berths, run: model.renew }}
  />
);

const looks: ConflictLooks<RailConflict, OrderModel> = {
  product: Gone as ComponentType<Of<'product'>>,
  over: Gone as ComponentType<Of<'over'>>,
  gap: Gone as ComponentType<Of<'gap'>>,
  closed: Later as ComponentType<Of<'closed'>>,
  notYet: Later as ComponentType<Of<'notYet'>>,
  blocked: Later as ComponentType<Of<'blocked'>>,
  inventory: ({ model, conflict }) =>
    conflict.left > 0 ? <Later model={model} conflict={conflict} /> : <Gone model={model} conflict={conflict} />,
  berths: Berths,
  duplicate: Duplicate,
  overlap: Duplicate,
  rate: ({ model, conflict: { from, to } }) => (
    <AskTotal model={model} words={t} title={model.words.rateTitle} text={model.words.rateText} from={from} to={to} />
  ),
};

/** A conflict between form and order, each with its own next step. */
export const ConflictDialog = ({ model }: { model: OrderModel }) => (
  <ConflictAsk<RailConflict, OrderModel> model={model} words={t} looks={looks} />
);

/** The passenger has a ticket for this train, or is in another one: the member's own order is shown, else other passengers are chosen. */
function Duplicate({ model, conflict }: Of<'duplicate' | 'overlap'>) {
  const { navigate } = useServices();
  const { words } = model;
  const change = { label: words.changePeople, run: model.close };
  const { orderNo } = conflict;
  const see = { label: words.see, run: () => navigate('train_order_details', { orderId: orderNo }) };
  return <AskGone {...conflictWords(conflict)} other={orderNo !== '' && change} main={orderNo === '' ? change : see} />;
}
