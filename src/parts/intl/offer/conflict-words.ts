import type { IntlConflict, VerifiedIntl } from '#contract/intl-order.ts';
import { sameLeg } from '#domain/trip/legs.ts';
import { placeText } from '../slices.ts';
import { intlTexts } from '../texts.ts';

/** Title and sentence of conflicts that no press alone undoes. */
export function conflictWords(conflict: IntlConflict | null): { title: string; text: string } {
  if (conflict?.kind === 'product' && conflict.flightId)
    return {
      title: `${conflict.flightId.split('-')[0] ?? ''} 的航班或票价已停止发售`,
      text: '航班取消或票价调整，没有占座，也没有扣款。请重新选择航班，已填信息会带过去。',
    };
  switch (conflict?.kind) {
    case 'inventory':
      return conflict.left > 0
        ? {
            title: `该票价仅剩 ${conflict.left} 张`,
            text: '可减少乘机人后提交，或选择其他品牌和航班；已填信息会保留。',
          }
        : { title: '该票价刚刚售完', text: '没有为您占到座位，也没有扣款。请选择其他品牌或航班，已填信息会带过去。' };
    case 'order':
      return {
        title: `第 ${conflict.triptype} 程早于前一程到达`,
        text: `请选择 ${conflict.earliest.slice(0, 16)} 以后起飞的航班；其他航程会保留。`,
      };
    case 'over':
      return { title: '该行程已停止售票', text: '距起飞时间太近，请选择其他航班。' };
    case 'document':
      return {
        title: '证件有效期可能不足',
        text: `${conflict.names.join('、')}的证件早于 ${conflict.day} 到期：${conflict.reason}。此要求未向官方核实，请先向使领馆或航司确认；被拒绝登机或入境的，按退改规则处理。`,
      };
    case 'duplicate':
      return {
        title: conflict.isUnpaid ? `${conflict.name} 同一时间的订单待支付` : `${conflict.name} 同一时间已有机票`,
        text: conflict.isUnpaid
          ? '您有一笔待支付的订单，支付后即出票。同一证件不能在重叠的时间乘坐两个航班。'
          : conflict.orderNo
            ? '同一证件不能在重叠的时间乘坐两个航班。可查看已有订单，或更换乘机人后提交。'
            : '该证件在重叠的时间已有机票，请更换乘机人或航班。',
      };
    default:
      return { title: '该航班或票价已停止发售', text: '航班取消或票价调整，请重新选择航班。' };
  }
}

const risk = {
  tight: '转机时间偏紧，确认继续？',
  self: '自行转机，确认继续？',
  missed: (needed: number, had: number) => `转机来不及：需 ${needed} 分钟，只有 ${had} 分钟`,
  text: (place: string, spare: string) =>
    `${place} 转机${spare}。自行转机的两张客票互不保障：前段延误时，后段不能免费改签。`,
  missedText: (place: string) => `前段准点到达${place}，也赶不上后段`,
  alone: '两张客票互不保障，误机的损失由旅客承担',
  noRefund: '本票不可退',
  noChange: '本票不可改',
  neither: '本票不可退、不可改',
  entry: (country: string) => `转机须入境${country}，请先核对签证或入境许可`,
  bags: '行李须提取后重新托运',
};

/** Title and sentences of a stop of two tickets, or of one that is too short: then with all that is lost. */
export function riskWords(conflict: Extract<IntlConflict, { kind: 'risk' }>, verified: VerifiedIntl | null) {
  const { stop } = conflict;
  const { airports = {}, slices = [] } = verified ?? {};
  const place = placeText({ airports }, stop.airport);
  if (stop.verdict !== 'short')
    return {
      title: stop.verdict === 'tight' ? risk.tight : risk.self,
      text: risk.text(place, intlTexts.spare(stop.spare)),
    };
  const { refundBefore, changeBefore } = slices.find((slice) => sameLeg(slice, conflict))?.terms ?? {};
  const [isFixed, isLost] = [changeBefore === null, refundBefore === null];
  const sentences = [
    risk.missedText(place),
    stop.marks.includes('selfTransfer') && risk.alone,
    isFixed && isLost ? risk.neither : isLost ? risk.noRefund : isFixed && risk.noChange,
    stop.steps.some(({ step }) => step === 'entry') && risk.entry(airports[stop.airport]?.countryName ?? ''),
    !stop.through && risk.bags,
  ];
  return {
    title: risk.missed(stop.minutes - stop.spare, stop.minutes),
    text: sentences.flatMap((one) => (one ? `${one}。` : [])).join(''),
  };
}
