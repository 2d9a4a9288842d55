import type { ComponentType } from 'react';
import type { IntlConflict } from '#contract/intl-order.ts';
import { useServices } from '#kit/widget.ts';
import { orderPlaces } from '#domain/product/order-places.ts';
import { AskGone, AskTotal, ConflictAsk } from '#parts/booking/conflict/ConflictAsk.tsx';
import type { ConflictLooks } from '#parts/booking/conflict/ConflictAsk.tsx';
import { conflictTexts } from '#parts/booking/conflict/conflict-texts.ts';
import type { OrderModel } from '../model.ts';
import { conflictWords, riskWords } from '#parts/intl/offer/conflict-words.ts';

type Of<K extends IntlConflict['kind']> = { model: OrderModel; conflict: Extract<IntlConflict, { kind: K }> };

const t = {
  ...conflictTexts,
  again: '重新选择航班',
  rateTitle: '价格有变动',
  rateText: '您查看后，航司调整了价格。已填写的内容都会保留。',
  keep: '知道了，保留已填信息',
  changePeople: '更换乘机人',
  see: '查看已有订单',
  backToSafety: '返回改选',
  missedAccept: '仍要提交',
  pay: '去支付',
  riskAccept: '我已知晓，继续提交',
  documentKeep: '更换证件',
  documentAccept: '已确认，继续提交',
};

/** Only another trip helps. */
const Gone = ({ model, conflict }: { model: OrderModel; conflict: IntlConflict }) => (
  <AskGone {...conflictWords(conflict)} main={{ label: t.again, run: model.chooseAgain }} />
);

const looks: ConflictLooks<IntlConflict, OrderModel> = {
  product: Gone as ComponentType<Of<'product'>>,
  order: Gone as ComponentType<Of<'order'>>,
  over: Gone as ComponentType<Of<'over'>>,
  inventory: ({ model, conflict }) =>
    conflict.left > 0 ? (
      <AskGone
        {...conflictWords(conflict)}
        other={{ label: t.again, run: model.chooseAgain }}
        main={{ label: t.keep, run: model.close }}
      />
    ) : (
      <Gone model={model} conflict={conflict} />
    ),
  rate: ({ model, conflict: { from, to } }) => (
    <AskTotal model={model} words={t} title={t.rateTitle} text={t.rateText} from={from} to={to} />
  ),
  risk: Risk,
  document: ({ model, conflict }) => (
    <AskGone
      {...conflictWords(conflict)}
      other={{ label: t.documentAccept, run: model.accept }}
      main={{ label: t.documentKeep, run: model.close }}
    />
  ),
  duplicate: Duplicate,
};

/** A conflict between form and order, each with its own next step. */
export const ConflictDialog = ({ model }: { model: OrderModel }) => (
  <ConflictAsk<IntlConflict, OrderModel> model={model} words={t} looks={looks} />
);

/** A stop of two tickets, or one that is too short: the safe way is the main one where the next flight is missed. */
function Risk({ model, conflict }: Of<'risk'>) {
  const words = riskWords(conflict, model.hold.verified.peek());
  return conflict.stop.verdict === 'short' ? (
    <AskGone
      {...words}
      other={{ label: t.missedAccept, run: model.accept }}
      main={{ label: t.backToSafety, run: model.chooseAgain }}
    />
  ) : (
    <AskGone
      {...words}
      other={{ label: t.again, run: model.chooseAgain }}
      main={{ label: t.riskAccept, run: model.accept }}
    />
  );
}

/** The traveller has a ticket: the member's own order is shown, else other travellers are chosen. */
function Duplicate({ model, conflict }: Of<'duplicate'>) {
  const { navigate } = useServices();
  const { orderNo, isUnpaid } = conflict;
  const change = { label: t.changePeople, run: model.close };
  const { route, param } = orderPlaces.intl[isUnpaid ? 'pay' : 'order'];
  const see = { label: isUnpaid ? t.pay : t.see, run: () => navigate(route, { [param]: orderNo }) };
  return <AskGone {...conflictWords(conflict)} other={orderNo !== '' && change} main={orderNo ? see : change} />;
}
