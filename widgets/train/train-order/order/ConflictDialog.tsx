import type { ComponentType } from 'react';
import { useServices } from '#kit/widget.ts';
import { AskGone, AskTotal, ConflictAsk } from '#parts/booking/conflict/ConflictAsk.tsx';
import type { ConflictLooks } from '#parts/booking/conflict/ConflictAsk.tsx';
import { conflictTexts } from '#parts/booking/conflict/conflict-texts.ts';
import { conflictWords } from '#parts/rail/offer/conflict-words.ts';
import type { RailConflict } from '#parts/rail/offer/conflict.ts';
import type { Booking } from '#parts/booking/booking.ts';

type Of<K extends RailConflict['kind']> = { model: Booking; conflict: Extract<RailConflict, { kind: K }> };

const t = {
  ...conflictTexts,
  again: '重新选择车次',
  berths: '改选铺位',
  rateTitle: '票价有变动',
  rateText: '您查看后，铁路调整了执行票价。已填写的内容都会保留。',
  keep: '知道了，保留已填信息',
  changePeople: '更换乘车人',
  changeTrain: '改选车次',
  see: '查看已有订单',
  pay: '去支付',
};

/** Only another train helps. */
const Gone = ({ model, conflict }: Of<RailConflict['kind']>) => (
  <AskGone {...conflictWords(conflict)} main={{ label: t.again, run: model.chooseAgain }} />
);

/** Time or fewer people help: the form stays as it is. */
const Later = ({ model, conflict }: Of<RailConflict['kind']>) => (
  <AskGone
    {...conflictWords(conflict)}
    other={{ label: t.again, run: model.chooseAgain }}
    main={{ label: t.keep, run: model.close }}
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

const looks: ConflictLooks<RailConflict, Booking> = {
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
    <AskTotal model={model} words={t} title={t.rateTitle} text={t.rateText} from={from} to={to} />
  ),
};

/** A conflict between form and order, each with its own next step. */
export const ConflictDialog = ({ model }: { model: Booking }) => (
  <ConflictAsk<RailConflict, Booking> model={model} words={t} looks={looks} />
);

/** The passenger has a ticket for this train, or is in another one: the member's own order is shown or paid; else another train or other passengers are chosen. */
function Duplicate({ model, conflict }: Of<'duplicate' | 'overlap'>) {
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
