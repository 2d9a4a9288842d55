import type { ComponentType } from 'react';
import type { IntlConflict } from '#contract/intl-order.ts';
import { useServices } from '#kit/widget.ts';
import { orderPlaces } from '#domain/product/order-places.ts';
import { AskGone, AskTotal, ConflictAsk } from '#parts/booking/conflict/ConflictAsk.tsx';
import type { ConflictLooks } from '#parts/booking/conflict/ConflictAsk.tsx';
import { conflictTexts } from '#parts/booking/conflict/conflict-texts.ts';
import { placeText } from '#parts/intl/slices.ts';
import { intlTexts } from '#parts/intl/texts.ts';
import type { OrderModel } from '../model.ts';
import { conflictWords } from '#parts/intl/offer/conflict-words.ts';

type Of<K extends IntlConflict['kind']> = { model: OrderModel; conflict: Extract<IntlConflict, { kind: K }> };

const t = {
  ...conflictTexts,
  again: '重新选择航班',
  rateTitle: '价格有变动',
  rateText: '您查看后，航司调整了价格。已填写的内容都会保留。',
  keep: '知道了，保留已填信息',
  changePeople: '更换乘机人',
  see: '查看已有订单',
  tightTitle: '转机时间偏紧，确认继续？',
  selfTitle: '自行转机，确认继续？',
  missedTitle: (needed: number, had: number) => `转机来不及：需 ${needed} 分钟，只有 ${had} 分钟`,
  riskText: (place: string, spare: string) =>
    `${place} 转机${spare}。自行转机的两张客票互不保障：前段延误时，后段不能免费改签。`,
  missedText: (place: string, isSelf: boolean) =>
    `前段准点到达${place}，也赶不上后段。${isSelf ? '两张客票互不保障，误机的损失由旅客承担。' : ''}`,
  noRefund: '本票不可退',
  noChange: '本票不可改',
  neither: '本票不可退、不可改',
  entry: (country: string) => `转机须入境${country}，请先核对签证或入境许可`,
  bags: '行李须提取后重新托运',
  backToSafety: '返回改选',
  missedAccept: '仍要提交',
  riskAccept: '我已知晓，继续提交',
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
  duplicate: Duplicate,
};

/** A conflict between form and order, each with its own next step. */
export const ConflictDialog = ({ model }: { model: OrderModel }) => (
  <ConflictAsk<IntlConflict, OrderModel> model={model} words={t} looks={looks} />
);

/** A stop of two tickets, or one that is too short: the safe way is the main one where the next flight is missed. */
function Risk({ model, conflict: { triptype, stop } }: Of<'risk'>) {
  const { airports = {}, slices = [] } = model.hold.verified.peek() ?? {};
  const place = placeText({ airports }, stop.airport);
  if (stop.verdict !== 'short')
    return (
      <AskGone
        title={stop.verdict === 'tight' ? t.tightTitle : t.selfTitle}
        text={t.riskText(place, intlTexts.spare(stop.spare))}
        other={{ label: t.again, run: model.chooseAgain }}
        main={{ label: t.riskAccept, run: model.accept }}
      />
    );
  const { countryName = '' } = airports[stop.airport] ?? {};
  const { refundBefore, changeBefore } = slices.find((slice) => slice.triptype === triptype)?.terms ?? {};
  const [isFixed, isLost] = [changeBefore === null, refundBefore === null];
  const losses = [
    isFixed && isLost ? t.neither : isLost ? t.noRefund : isFixed && t.noChange,
    stop.steps.some(({ step }) => step === 'entry') && t.entry(countryName),
    !stop.through && t.bags,
  ].filter(Boolean);
  return (
    <AskGone
      title={t.missedTitle(stop.minutes - stop.spare, stop.minutes)}
      text={t.missedText(place, stop.marks.includes('selfTransfer')) + losses.map((one) => `${one}。`).join('')}
      other={{ label: t.missedAccept, run: model.accept }}
      main={{ label: t.backToSafety, run: model.chooseAgain }}
    />
  );
}

/** The traveller has a ticket: the member's own order is shown, else other travellers are chosen. */
function Duplicate({ model, conflict }: Of<'duplicate'>) {
  const { navigate } = useServices();
  const { orderNo } = conflict;
  const change = { label: t.changePeople, run: model.close };
  const { route, param } = orderPlaces.intl.order;
  const see = { label: t.see, run: () => navigate(route, { [param]: orderNo }) };
  return <AskGone {...conflictWords(conflict)} other={orderNo !== '' && change} main={orderNo ? see : change} />;
}
