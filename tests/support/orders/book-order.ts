import { addDays, dayAt } from '#domain/china-time.ts';
import { passwordHash } from '#parts/login/password-hash.ts';
import { callSandbox, logIn } from '../page/mount-widget.tsx';
import { countInFile } from '../page/own-sandbox.ts';

interface SeatLike {
  cabinCode: string;
  parPrice: string;
  limitPrice: string;
  seatNum: number;
  cabinClass: string;
}

interface FlightLike {
  flightId: string;
  seats: SeatLike[];
}

export interface BookOptions {
  /** Mobile phone of the seeded account that books. */
  as: string;
  travelType?: 'private' | 'business';
  passengers?: { name: string; psgType?: string; certNo: string; bornDate?: string }[];
  /** Days from today. */
  inDays?: number;
  from?: string;
  to?: string;
  /** Seat to take; by default the first with seats left. */
  seat?: (seat: SeatLike) => boolean;
}

const booked = countInFile();

/** An unpaid flight order, as a member books one through the API. Each call takes another day, so nothing is a duplicate. */
export async function bookOrder(
  options: BookOptions,
): Promise<{ orderId: string; orderNo: string; payprice: string; token: string }> {
  const { as, travelType = 'private', from = 'PEK', to = 'CAN', seat: wanted = (seat) => seat.seatNum > 3 } = options;
  const passengers = options.passengers ?? [{ name: '陈佳宁', certNo: '11010119900307803X' }];
  const token = String((await logIn(as))['token']);
  const call = async (path: string, fields: Record<string, unknown>) => {
    const answer = await callSandbox(path, {
      token,
      ...Object.fromEntries(
        Object.entries(fields).map(([key, value]) => [
          key,
          typeof value === 'object' ? JSON.stringify(value) : String(value),
        ]),
      ),
    });
    // Other tests of the run buy the same seats meanwhile: the new price is as good.
    const { kind, verified } = (answer.data ?? {}) as { kind?: string; verified?: Record<string, unknown> };
    if (answer.ret === 409 && kind === 'priceChanged' && verified) return verified;
    if (answer.ret !== 0) throw new Error(`${path}: ${answer.ret} ${answer.msg} ${JSON.stringify(answer.data)}`);
    return answer.data;
  };
  const find = async () => {
    // A thin route does not fly every day: the next days are as good.
    for (let turn = 0; turn < 8; turn += 1) {
      const date = addDays(dayAt(Date.now()), options.inDays === undefined ? 20 + booked() : options.inDays + turn);
      const { flights } = (await call('/airTicket/queryFlight', {
        orgCity: from,
        dstCity: to,
        date,
        adults: 1,
        children: 0,
        infants: 0,
        travelType,
      })) as unknown as { flights: FlightLike[] };
      const seat = flights.flatMap((flight) => flight.seats.filter(wanted).map((one) => ({ flight, seat: one })))[0];
      if (seat) return seat;
    }
    throw new Error(`no such seat from ${from} to ${to}`);
  };
  const found = await find();
  const seats = [
    { triptype: 1, flightId: found.flight.flightId, cabinCode: found.seat.cabinCode, parPrice: found.seat.parPrice },
  ];
  const count = (type: string) => passengers.filter((one) => (one.psgType ?? 'ADT') === type).length;
  const verified = await call('/airTicket/verifyPrice', {
    seats,
    adults: count('ADT'),
    children: count('CHD'),
    infants: count('INF'),
    travelType,
  });
  const order = await call('/airTicket/createOrder', {
    requestId: `test-${Math.random().toString(36).slice(2)}`,
    verifyKey: verified['verifyKey'],
    travelType,
    passengers: passengers.map((one) => ({
      psgType: 'ADT',
      certType: '1',
      mobilePhone: '13800000010',
      guardianConsent: true,
      ...one,
    })),
    contact: { name: '陈佳宁', mobilePhone: '13800000010' },
    voucher: 'electronic',
    agreed: true,
    documentConsent: true,
    acceptDuplicate: true,
    ...(travelType === 'business' && {
      overReason: '客户临时变更会议时间',
      travelReason: '北京客户验收',
      costCenter: '',
    }),
  });
  return {
    orderId: String(order['orderId']),
    orderNo: String(order['orderNo']),
    payprice: String(order['payprice']),
    token,
  };
}

/** Of the sandbox's members. */
export const payPassword = '135790';

/** Pays it at once, as another device of the member who has booked it would. */
const payAtOnce =
  (path: '/pay/tianHangPay' | '/pay/creditPay') =>
  async (
    { orderId, token }: { orderId: string; token: string },
    businessType: '5' | 'hotelPay' = '5',
  ): Promise<void> => {
    const { data: info } = await callSandbox('/pay/payInfo', { token, orderId, businessType });
    const paid = await callSandbox(path, {
      token,
      outTradeNo: String(info['outTradeNo']),
      businessType,
      body: 'x',
      requestId: `elsewhere-${orderId}`,
      payPassword: passwordHash(payPassword),
    });
    if (paid.msg !== '订单支付成功') throw new Error(`${paid.ret} ${paid.msg}`);
  };
/** From the member's wallet. */
export const payFromWallet = payAtOnce('/pay/tianHangPay');
/** From the credit line of the company. */
export const payByCompany = payAtOnce('/pay/creditPay');
