import { stayStatus } from '#domain/product/stay-status.ts';
import { orderScenario } from './scenario.ts';
import type { Scenarios } from './scenario.ts';
import { ScenarioError, payByCode, requestId } from './wire.ts';
import type { Person, Stage } from './wire.ts';
import { randomInt } from '../../ground/random/random.ts';

interface Rate {
  rateId: string;
  payKind: string;
  cancel: { kind: string };
  needsPinyin: boolean;
}

const free = ({ payKind, cancel, needsPinyin }: Rate): boolean =>
  payKind === 'prepaid' && cancel.kind === 'free' && !needsPinyin;

async function bookStay(stage: Stage, person: Person, guest = '林知夏', isWanted = free): Promise<string> {
  const stay = { checkIn: stage.day(30), checkOut: stage.day(32) };
  const { rows } = await person.call<{ rows: { hotelId: string }[] }>('/hotel/query', {
    city: 'SHA',
    ...stay,
    skip: 20 * randomInt(0, 10),
  });
  for (const { hotelId } of rows) {
    const { rooms } = await person.call<{ rooms: { rates: Rate[] }[] }>('/hotel/rates', { hotelId, ...stay });
    const rate = rooms.flatMap(({ rates }) => rates).find(isWanted);
    if (!rate) continue;
    const { verifyKey, arrivalTimes } = await person.call<{ verifyKey: string; arrivalTimes: string[] }>(
      '/hotel/verify',
      { hotelId, rateId: rate.rateId, ...stay },
    );
    const { orderNo } = await person.call<{ orderNo: string }>('/hotel/createOrder', {
      requestId: requestId(),
      verifyKey,
      guests: [[{ name: guest }]],
      contact: { name: '林知夏', mobilePhone: '13800000010' },
      arrival: arrivalTimes[0],
      agreed: true,
    });
    return orderNo;
  }
  throw new ScenarioError('no hotel has such a rate; reset the sandbox');
}

async function payStay(stage: Stage, person: Person, orderNo: string, seconds: number): Promise<string> {
  await payByCode(stage, person, orderNo, 'hotelPay');
  await stage.wait(seconds);
  return orderNo;
}

const stay = orderScenario({ detail: '/hotel/orderDetail', number: 'orderNo', folder: 'hotel', states: stayStatus });

export const stayScenarios: Scenarios = {
  'hotel-unpaid': stay('酒店订单待支付，房间已保留', bookStay),
  'hotel-confirmed': stay(
    '酒店已确认，入住前可免费取消',
    async (stage, person) => await payStay(stage, person, await bookStay(stage, person), 60),
  ),
  'hotel-refused': stay(
    '酒店拒单，款项退回',
    async (stage, person) => await payStay(stage, person, await bookStay(stage, person, '拒不收'), 120),
  ),
  'hotel-cancelled': stay('已确认的酒店订单免费取消，全额退款', async (stage, person) => {
    const orderNo = await payStay(stage, person, await bookStay(stage, person), 60);
    await person.call('/hotel/cancelOrder', {
      requestId: requestId(),
      orderNo,
      seenPenalty: '0',
      reason: '行程变更',
    });
    await stage.wait(120);
    return orderNo;
  }),
};
