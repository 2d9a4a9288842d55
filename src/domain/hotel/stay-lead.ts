import { approvalEnd } from '../order/approval/approval.ts';
import { fenOf, showFen } from '../money.ts';
import { whereMoneyWent } from '../payment/ended-unpaid.ts';
import type { GoneMoney } from '../payment/ended-unpaid.ts';

interface Stay {
  status: number;
  rate: { instant: boolean; payKind: 'prepaid' | 'atHotel' | 'guarantee' };
  hotel: { checkInFrom: string; checkOutUntil: string };
  checkIn: string;
  /** Yuan; "0": nothing was kept. */
  penalty: string;
  payprice: string;
  isRefused: boolean;
  payments: readonly GoneMoney[];
  /** Since it was ordered, or paid. */
  waitedMs: number;
  /** The newest first. */
  timeline: readonly { title: string; detail: string }[];
}

/** The guest's next step, or the outcome of the order. */
export function stayLead({
  status,
  rate,
  hotel,
  checkIn,
  penalty,
  payprice,
  isRefused,
  payments,
  waitedMs,
  timeline,
}: Stay): string {
  switch (status) {
    case 0:
      return rate.payKind === 'guarantee'
        ? '支付首晚担保金后提交酒店，超时未支付将自动取消'
        : '房间已为您保留，超时未支付将自动取消';
    case 1:
      // The usual time is over by far: no second one is promised.
      return waitedMs > (rate.instant ? 5 : 60) * 60_000
        ? '正在向酒店确认，已超过通常时间，请致电客服'
        : `正在向酒店确认，通常 ${rate.instant ? 1 : 30} 分钟内完成`;
    case 2:
      return rate.payKind === 'atHotel'
        ? `${checkIn.slice(5)} ${hotel.checkInFrom} 后凭有效证件办理入住，房间保留至 18:00`
        : `${checkIn.slice(5)} ${hotel.checkInFrom} 后凭有效证件办理入住，房间整晚保留`;
    case 3:
      return `祝您入住愉快，请在离店日 ${hotel.checkOutUntil} 前办理退房`;
    case 4:
      return '感谢入住，期待再次光临';
    case 5:
      return (
        approvalEnd(timeline) ||
        (Number(penalty) > 0
          ? `订单已取消，按规则扣款 ¥${showFen(fenOf(penalty))}`
          : `订单已取消，${payments.length ? whereMoneyWent(payments) : '未产生费用'}`)
      );
    case 6:
      return Number(payprice) > 0 ? '酒店未能确认房间，款项将原路退回' : '酒店未能确认房间，订单未产生费用';
    case 7:
      return `${isRefused ? '酒店未能确认房间，' : ''}款项正在原路退回，7 个工作日内到账`;
    case 8:
      return Number(penalty) > 0
        ? `按规则扣款 ¥${showFen(fenOf(penalty))}，其余款项已原路退回`
        : `${isRefused ? '酒店未能确认房间，' : ''}款项已原路退回`;
    case 12:
      return Number(payprice) > 0 ? '房间已为您保留，审批通过后即可支付' : '房间已为您保留，审批通过后提交酒店';
    default:
      return '';
  }
}
