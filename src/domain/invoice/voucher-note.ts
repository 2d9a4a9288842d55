import { daysLeftText, shortVoucherLabels } from './voucher.ts';
import type { VoucherHurdle, VoucherKind, VoucherState } from './voucher.ts';

interface VoucherFacts {
  kind: VoucherKind;
  state: VoucherState;
  hurdle: VoucherHurdle;
  /** First and last day: `2026-09-24`. */
  from: string;
  until: string;
  daysLeft: number;
  issuer: string;
  /** Number of the company's bill that has it; "" of every other one, and before there is one. */
  billNo: string;
  /** Of the bill's invoice; "" before it is issued. */
  invoiceNo: string;
}

/** One sentence on when the voucher can be asked for, or why it cannot. */
export function voucherNote({
  kind,
  state,
  hurdle,
  from,
  until,
  daysLeft,
  issuer,
  billNo,
  invoiceNo,
}: VoucherFacts): string {
  if (hurdle === 'billed')
    return `公司支付，发票${invoiceNo && ` ${invoiceNo} `}随企业账单${billNo && ` ${billNo} `}开具`;
  if (hurdle === 'desk') return `由${issuer}前台开具，请离店时索取`;
  if (state === 'open') return daysLeftText(daysLeft) + (daysLeft > 0 ? `，${until} 截止` : '');
  if (state === 'issuing') return '通常 1 分钟内发送到邮箱';
  if (state === 'over') return `行程结束满 180 天（${until}），已不能申请`;
  if (state === 'later')
    return (
      { booking: kind === 'room' ? '酒店确认、离店后可申请' : '出票后可申请', underWay: '退改处理中，完成后可申请' }[
        hurdle as string
      ] ?? `${from} 起可申请`
    );
  if (state === 'red') return '订单退改后原凭证已红冲';
  if (state === 'none')
    return kind === 'itinerary' || kind === 'rail'
      ? `客票已全部退票，不开具${shortVoucherLabels[kind]}`
      : '没有可开具的金额';
  return '';
}
