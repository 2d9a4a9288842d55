import type { ChangeOffers, ChangeQuote, ChangeSums, RefundQuote, SaleStep } from '#contract/order-after-sale.ts';
import type { AirOrder } from '#contract/order.ts';
import { addDays } from '#domain/china-time.ts';
import { faultyWire } from '../suites/faulty-wire.ts';

/** An order of two adults and a child in state 2, from the wire's order: 周砚清, 林知夏, 周予安. */
function ticketed(order: AirOrder): AirOrder {
  return {
    ...order,
    status: 2,
    actions: ['refund', 'change'],
    psgFlightList: order.psgFlightList.map((ticket, at) => ({
      ...ticket,
      ticketNo: `999241738502${at}`,
      ticketStatus: 'OPEN FOR USE',
    })),
  };
}

/** The order as a return trip: the way back is 100 yuan dearer and has the ticket numbers …8503x. */
export const returning = (order: AirOrder): AirOrder => {
  const [out] = order.flightList;
  if (!out) return order;
  const back = { orgcityname: out.dstcityname, dstcityname: out.orgcityname };
  const later = (moment: string) => `${addDays(moment.slice(0, 10), 3)}${moment.slice(10)}`;
  const times = { depTime: later(out.depTime), arrTime: later(out.arrTime) };
  return {
    ...order,
    flightType: 2,
    flightList: [out, { ...out, ...back, ...times, triptype: 2 }],
    psgFlightList: [
      ...order.psgFlightList.map((ticket) => ({ ...ticket, tktPrice: '1120' })),
      ...order.psgFlightList.map((ticket, at) => ({
        ...ticket,
        triptype: 2 as const,
        tktPrice: '1220',
        ticketNo: `999241738503${at}`,
      })),
    ],
  };
};

const step = (title: string, state: SaleStep['state'], time = ''): SaleStep => ({
  key: title,
  title,
  time,
  state,
  detail: '',
});

/** The order with a refund of its first passenger under way. */
export const refunding = (order: AirOrder): AirOrder => ({
  ...order,
  status: 9,
  actions: [],
  afterSales: [
    {
      kind: 'refund',
      saleId: 'R1',
      orderId: order.orderId,
      state: 'applied',
      title: '退票进度',
      createTime: order.createTime,
      reason: 'plans',
      voluntary: true,
      remark: '',
      proofs: [],
      shares: [],
      steps: [step('提交申请', 'done', order.createTime), step('航司审核', 'now'), step('款项到账', 'later')],
      actions: ['withdraw'],
      lines: refundQuote(order, new URLSearchParams({ psgIds: JSON.stringify([order.psgList[0]?.id]) }), 0).lines,
      totals: { paid: '0', charge: '0', servFeeKept: '0', insuranceKept: '0', back: '996' },
    },
  ],
});

/** A quote of 996 yuan for each passenger; a child that stays alone follows. */
function refundQuote(order: AirOrder, input: URLSearchParams, nowMs: number): RefundQuote {
  const chosen = JSON.parse(input.get('psgIds') ?? '[]') as string[];
  const voluntary = input.get('reason') === 'plans';
  const adults = order.psgList.filter(({ psgType }) => psgType === 'ADT');
  const child = order.psgList.find(({ psgType, id }) => psgType === 'CHD' && !chosen.includes(id));
  const follows = child && adults.every(({ id }) => chosen.includes(id)) ? [child.id] : [];
  const people = order.psgList.filter(({ id }) => chosen.includes(id) || follows.includes(id));
  const charge = voluntary ? 224 : 0;
  const sum = (each: number) => String(each * people.length);
  return {
    quoteId: `Q-${chosen.join('+')}-${input.get('reason') ?? ''}-${nowMs}`,
    expiresMs: nowMs + 600_000,
    serverTimeMs: nowMs,
    voluntary,
    lines: people.map(({ id, name, psgType }) => ({
      psgId: id,
      name,
      psgType,
      triptype: 1,
      flightNo: order.flightList[0]?.flightNo ?? '',
      tktPrice: '1120',
      consTax: '50',
      fuelTax: '20',
      servFee: '0',
      insurance: '30',
      feePercent: voluntary ? 20 : 0,
      charge: String(charge),
      servFeeKept: '0',
      insuranceKept: '0',
      back: String(1220 - charge),
    })),
    totals: { paid: sum(1220), charge: sum(charge), servFeeKept: '0', insuranceKept: '0', back: sum(1220 - charge) },
    nextRise: voluntary ? { atMs: nowMs + 7_200_000, charge: sum(336), back: sum(884) } : null,
    shares: [{ payer: 'personal', method: 'tianHangPay', amount: sum(1220 - charge) }],
    arrives: '退票成功后 7 个工作日内到账',
    follows,
  };
}

const sums = (fare: number, people: number): ChangeSums => ({
  changeSpread: String(fare * people),
  changeFuelTaxSpread: '0',
  changeServiceFee: '0',
  discountChangeServiceFee: '0',
  charge: String(112 * people),
  due: String(Math.max(0, (fare + 112) * people)),
  back: String(Math.max(0, -(fare + 112) * people)),
});

/** Two flights of the asked day: one dearer, one cheaper. */
function changeOffers(order: AirOrder, input: URLSearchParams, nowMs: number): ChangeOffers {
  const date = input.get('date') ?? '';
  const people = (JSON.parse(input.get('psgIds') ?? '[]') as string[]).length;
  const old = order.flightList[0]!;
  const flight = (flightNo: string, clock: string, fare: number) => ({
    ...old,
    flightId: `${flightNo}-${date}`,
    flightNo,
    depTime: `${date} ${clock}:00`,
    arrTime: `${date} 23:10:00`,
    seats: [{ cabinCode: 'Y', cabinClass: 'Y', productName: '标准经济舱', seatNum: 6, change: sums(fare, people) }],
  });
  return {
    serverTimeMs: nowMs,
    date,
    old,
    flights: [flight('CA1519', '15:30', 300), flight('CA1531', '20:00', -200)],
    lowest: [
      { date, net: '-88' },
      { date: addDays(date, 1), net: '212' },
      { date: addDays(date, 2), net: '' },
    ],
    rules: {},
    follows: [],
  } as unknown as ChangeOffers;
}

function changeQuote(order: AirOrder, input: URLSearchParams, nowMs: number): ChangeQuote {
  const [old] = order.flightList;
  const flightNo = input.get('flightId')?.split('-')[0] ?? '';
  const [who] = JSON.parse(input.get('psgIds') ?? '[]') as string[];
  const person = order.psgList.find(({ id }) => id === who)!;
  const totals = sums(flightNo === 'CA1519' ? 300 : -200, 1);
  const depTime = `${addDays(old!.depTime.slice(0, 10), 1)} 15:30:00`;
  return {
    quoteId: `C-${flightNo}`,
    expiresMs: nowMs + 600_000,
    serverTimeMs: nowMs,
    voluntary: true,
    old: old!,
    new: { ...old!, flightNo, depTime, changeNo: 1 },
    lines: [{ ...totals, psgId: person.id, name: person.name, psgType: person.psgType, feePercent: 10 }],
    totals,
    shares: totals.back === '0' ? [] : [{ payer: 'personal', method: 'tianHangPay', amount: totals.back }],
    follows: [],
  };
}

/** The order with a change that waits for its payment, or for the airline. */
const changing = (order: AirOrder, quote: ChangeQuote, nowMs: number): AirOrder => ({
  ...order,
  status: 11,
  actions: [],
  afterSales: [
    {
      kind: 'change',
      saleId: 'C1',
      orderId: order.orderId,
      state: quote.totals.due === '0' ? 'confirming' : 'unpaid',
      title: '改签进度',
      createTime: order.createTime,
      reason: 'plans',
      voluntary: true,
      remark: '',
      proofs: [],
      shares: quote.shares,
      steps: [step('提交申请', 'done', order.createTime), step('支付差价', 'now'), step('航司确认', 'later')],
      actions: quote.totals.due === '0' ? ['withdraw'] : ['pay', 'withdraw'],
      old: quote.old,
      new: quote.new,
      lines: quote.lines,
      totals: quote.totals,
      payDeadlineMs: nowMs + 1_800_000,
    },
  ],
});

export type GivenSales = ReturnType<typeof givenSales>;

/**
 * The wire of an order page with a provider of refunds and changes of its own, as the sandbox needs half a minute to
 * issue a ticket: the order of the sandbox is ticketed, its requests are answered here. `lifeMs`: of a quote.
 */
export function givenSales(change: (order: AirOrder) => AirOrder = (order) => order, lifeMs = 600_000) {
  const { fetch: sandbox } = faultyWire();
  const calls: { path: string; fields: URLSearchParams }[] = [];
  const refusals = new Map<string, { ret: number; msg: string }>();
  let order: AirOrder | null = null;
  let quoteId = '';
  let quoted: ChangeQuote | null = null;
  const quote = <Q extends RefundQuote | ChangeQuote>(made: Q): Q => {
    quoteId = made.quoteId;
    return { ...made, expiresMs: made.serverTimeMs + lifeMs };
  };
  const answers: Record<string, (known: AirOrder, fields: URLSearchParams, nowMs: number) => unknown> = {
    '/order/airOrderDetail': (known) => known,
    '/order/refundQuote': (...given) => quote(refundQuote(...given)),
    '/order/refundApply': (known) => (order = refunding(known)),
    '/order/refundWithdraw': (known) => (order = change(ticketed(known))),
    '/order/changeWithdraw': (known) => (order = change(ticketed(known))),
    '/order/changeQuery': changeOffers,
    '/order/changeQuote': (...given) => (quoted = quote(changeQuote(...given))),
    '/order/changeApply': (known, _fields, nowMs) => (order = quoted && changing(known, quoted, nowMs)),
    '/order/proof': () => ({ proofId: 'P1' }),
  };
  const wire: typeof fetch = async (input, init) => {
    const path = new URL(String(input)).pathname;
    const answer = answers[path];
    if (!answer) return sandbox(input, init);
    const fields = new URLSearchParams(String(init?.body));
    calls.push({ path, fields });
    if (!order) {
      const { data } = (await (await sandbox(input, init)).json()) as { data: AirOrder };
      order = change(ticketed(data));
    }
    const refusal = refusals.get(path);
    refusals.delete(path);
    const now = Date.now();
    const body = refusal
      ? { ...refusal, data: null, tips: null }
      : { ret: 0, msg: '', data: answer(order, fields, now), tips: null };
    return new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } });
  };
  return {
    fetch: wire,
    /** Fields of each call of a path. */
    sent: (path: string) => calls.filter((call) => call.path === path).map(({ fields }) => fields),
    /** The next call of the path is refused. */
    refuse: (path: string, ret: number, msg: string) => void refusals.set(path, { ret, msg }),
    /** Of the last quote. */
    quoteId: () => quoteId,
  };
}
