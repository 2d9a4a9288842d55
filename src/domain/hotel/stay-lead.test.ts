import { expect, it } from 'vitest';
import { stayStatus } from '../product/stay-status.ts';
import { stayLead } from './stay-lead.ts';

const stay = {
  status: 2,
  rate: { instant: true, payKind: 'prepaid' as const },
  hotel: { checkInFrom: '15:00', checkOutUntil: '12:00' },
  checkIn: '2026-12-08',
  penalty: '0',
  payprice: '980',
  isRefused: false,
  payments: [],
  waitedMs: 20_000,
  timeline: [],
};
const atHotel = { instant: true, payKind: 'atHotel' as const };

it.each([
  [{ status: 0 }, '房间已为您保留，超时未支付将自动取消'],
  [{ status: 1 }, '正在向酒店确认，通常 1 分钟内完成'],
  [{ status: 1, waitedMs: 600_000 }, '正在向酒店确认，已超过通常时间，请致电客服'],
  [{}, '12-08 15:00 后凭有效证件办理入住，房间整晚保留'],
  [{ rate: atHotel }, '12-08 15:00 后凭有效证件办理入住，房间保留至 18:00'],
  [
    { status: 5, payments: [{ payer: 'company' as const, amount: '700', status: 'refunded' as const }] },
    '订单已取消，公司已付的 ¥700.00 已退回公司，您没有被扣款',
  ],
  [{ status: 5, penalty: '7066' }, '订单已取消，按规则扣款 ¥7,066'],
  [
    { status: 5, timeline: [{ title: '审批未通过', detail: '超出预算，房间已释放' }] },
    '审批未通过：超出预算，房间已释放',
  ],
  [{ status: 6, payprice: '0' }, '酒店未能确认房间，订单未产生费用'],
  [{ status: 8, isRefused: true }, '酒店未能确认房间，款项已原路退回'],
  [{ status: 8, penalty: '7066' }, '按规则扣款 ¥7,066，其余款项已原路退回'],
])('a stay with %j: %s', (change, text) => {
  expect(stayLead({ ...stay, ...change })).toBe(text);
});

it('every state has words, an unknown one none', () => {
  expect(stayStatus.codes.map((status) => stayLead({ ...stay, status })).every(Boolean)).toBe(true);
  expect(stayLead({ ...stay, status: 21 })).toBe('');
});
