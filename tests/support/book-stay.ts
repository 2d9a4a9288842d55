import { addDays, dayAt } from '#domain/china-time.ts';
import { callSandbox, logIn } from './mount-widget.tsx';

interface RateLike {
  rateId: string;
  total: string;
  payKind: string;
  cancel: { kind: string };
}

interface StayOptions {
  /** Mobile phone of the seeded account that books. */
  as: string;
  rate?: (rate: RateLike) => boolean;
  guest?: string;
}

let booked = 0;

/** An order of a stay as a member books one through the API; each call takes another hotel. */
export async function bookStay({
  as,
  rate: wanted = ({ payKind, cancel }) => payKind === 'prepaid' && cancel.kind === 'free',
  guest = '林知远',
}: StayOptions): Promise<{ orderNo: string; payprice: string; total: string; token: string }> {
  const token = String((await logIn(as))['token']);
  const call = async <Out>(path: string, fields: Record<string, unknown>): Promise<Out> => {
    const { ret, msg, data } = await callSandbox(path, {
      token,
      ...Object.fromEntries(
        Object.entries(fields).map(([key, value]) => [
          key,
          typeof value === 'object' ? JSON.stringify(value) : String(value),
        ]),
      ),
    });
    if (ret !== 0) throw new Error(`${path}: ${ret} ${msg} ${JSON.stringify(data)}`);
    return data as Out;
  };
  const checkIn = addDays(dayAt(Date.now()), 40);
  const stay = { checkIn, checkOut: addDays(checkIn, 2) };
  for (let turn = 0; turn < 40; turn += 1) {
    booked += 1;
    const hotelId = `SHA${String(booked).padStart(4, '0')}`;
    const { rooms } = await call<{ rooms: { rates: RateLike[] }[] }>('/hotel/rates', { hotelId, ...stay });
    const rate = rooms.flatMap(({ rates }) => rates).find(wanted);
    if (!rate) continue;
    const { verifyKey, arrivalTimes } = await call<{ verifyKey: string; arrivalTimes: string[] }>('/hotel/verify', {
      hotelId,
      rateId: rate.rateId,
      ...stay,
    });
    const { orderNo, payprice } = await call<{ orderNo: string; payprice: string }>('/hotel/createOrder', {
      requestId: `test-${Math.random().toString(36).slice(2)}`,
      verifyKey,
      guests: [[{ name: guest, pinyin: 'LIN/ZHIYUAN' }]],
      contact: { name: '林知远', mobilePhone: as },
      arrival: arrivalTimes[0],
      agreed: true,
    });
    return { orderNo, payprice, total: rate.total, token };
  }
  throw new Error('no hotel has such a rate');
}
