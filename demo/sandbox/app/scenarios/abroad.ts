import type { IntlList } from '#contract/intl.ts';
import type { IntlOrder } from '#contract/intl-order.ts';
import { flightIdsOf } from '#domain/intl/flight-id.ts';
import { nextOffers } from '#domain/intl/offers.ts';
import { intlStatus } from '#domain/product/intl-status.ts';
import { orderScenario } from './scenario.ts';
import type { Scenarios } from './scenario.ts';
import { ScenarioError, payByCode, requestId } from './wire.ts';
import type { Person, Stage } from './wire.ts';
import { randomInt } from '../../ground/random/random.ts';

/** An unpaid order of a flight to Paris. */
async function bookAbroad(stage: Stage, person: Person): Promise<string> {
  const party = { ADT: 1 };
  for (let turn = 0; turn < 8; turn += 1) {
    const slice = { orgCity: 'SHA', dstCity: 'PAR', date: stage.day(randomInt(40, 120)) };
    const query = { flightType: 1, slices: [slice], party };
    const list = await person.call<IntlList>('/intl/query', query);
    const offer = nextOffers(list, [], party).find(
      ({ brand, price }) =>
        price.left > 2 && list.brands[brand]?.tickets === 1 && list.brands[brand].terms[0]?.refundBefore != null,
    );
    if (!offer) continue;
    const itinerary = list.slices[0]?.[offer.itinerary];
    const { verifyKey } = await person.call<{ verifyKey: string }>('/intl/verify', {
      ...query,
      slices: [{ ...slice, flights: flightIdsOf(list.segments, itinerary?.segments ?? []) }],
      brandId: list.brands[offer.brand]?.brandId,
    });
    const { orderNo } = await person.call<{ orderNo: string }>('/intl/createOrder', {
      requestId: requestId(),
      verifyKey,
      passengers: [
        {
          name: 'LIN/ZHIXIA',
          psgType: 'ADT',
          certType: '2',
          certNo: `E${randomInt(10_000_000, 100_000_000)}`,
          certValidDate: `${Number(stage.day(0).slice(0, 4)) + 8}-03-11`,
          bornDate: '1991-11-23',
          sex: 'F',
          nationality: 'CN',
        },
      ],
      contact: { name: '林知夏', mobilePhone: '13800000010' },
      acceptRisk: true,
      agreed: true,
      documentConsent: true,
    });
    return orderNo;
  }
  throw new ScenarioError('no flight to Paris is for sale; reset the sandbox');
}

const abroad = orderScenario({ detail: '/intl/orderDetail', number: 'orderNo', folder: 'intl', states: intlStatus });

async function ticketAbroad(stage: Stage, person: Person): Promise<string> {
  const orderNo = await bookAbroad(stage, person);
  await payByCode(stage, person, orderNo, 'intlPay');
  await stage.wait(120);
  return orderNo;
}

export const abroadScenarios: Scenarios = {
  'intl-unpaid': abroad('国际机票订单待支付', bookAbroad),
  'intl-ticketed': abroad('国际机票已出票', ticketAbroad),
  'intl-refunded': abroad('国际机票已退，款项原路返回', async (stage, person) => {
    const orderNo = await ticketAbroad(stage, person);
    const { tickets } = await person.call<IntlOrder>('/intl/orderDetail', { orderNo });
    const { quoteId } = await person.call<{ quoteId: string }>('/intl/refundQuote', {
      orderNo,
      ticketIds: tickets.map(({ ticketId }) => ticketId),
    });
    await person.call('/intl/refundApply', { quoteId, requestId: requestId() });
    await stage.wait(120, 4);
    return orderNo;
  }),
};
