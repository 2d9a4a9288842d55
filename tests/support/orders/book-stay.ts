import { addDays, dayAt } from '#domain/china-time.ts';
import { callSandbox, logIn } from '../page/mount-widget.tsx';
import { countInFile } from '../page/own-sandbox.ts';

interface RateLike {
  rateId: string;
  total: string;
  payKind: string;
  cancel: { kind: string };
  needsPinyin: boolean;
  agreement: boolean;
  roomsLeft: number;
  standard?: { verdict: string };
}

interface StayOptions {
  /** Mobile phone of the seeded account that books. */
  as: string;
  rate?: (rate: RateLike) => boolean;
  guest?: string;
}

const searched = countInFile();

/** Calls the API as a member; throws on a refusal. */
async function callerOf(as: string) {
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
  return { token, call };
}

interface FindOptions {
  as: string;
  rate: (rate: RateLike) => boolean;
  /** Further fields of the stay: rooms, adults, travelType. */
  party?: Record<string, unknown>;
}

/** A rate of two nights that is for sale, as an address of the order form names it; each call takes another hotel. */
export async function findRate({ as, rate: wanted, party = {} }: FindOptions) {
  const { call } = await callerOf(as);
  const checkIn = addDays(dayAt(Date.now()), 40);
  const stay = { checkIn, checkOut: addDays(checkIn, 2) };
  for (let turn = 0; turn < 60; turn += 1) {
    const hotelId = `SHA${String(1 + searched()).padStart(4, '0')}`;
    const { rooms } = await call<{ rooms: { rates: RateLike[] }[] }>('/hotel/rates', { hotelId, ...stay, ...party });
    const rate = rooms.flatMap(({ rates }) => rates).find(wanted);
    if (rate) return { hotelId, rate, stay };
  }
  throw new Error('no hotel has such a rate');
}

/** An order of a stay as a member books one through the API; each call takes another hotel. */
export async function bookStay({
  as,
  rate: wanted = ({ payKind, cancel }) => payKind === 'prepaid' && cancel.kind === 'free',
  guest = '林知远',
}: StayOptions): Promise<{ orderNo: string; payprice: string; total: string; token: string }> {
  const { token, call } = await callerOf(as);
  const { hotelId, rate, stay } = await findRate({ as, rate: wanted });
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
