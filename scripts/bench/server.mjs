/** The sandbox beside the bare handler: reads, writes, and what happens over capacity. */
import { measureOverload, measureRates, startLoad } from './sandbox.mjs';
import { bareServer } from './bare-server.mjs';
import { firstSearches, logInTraveller, searchBody, variedSearches } from './travellers.mjs';
import { dayIn } from './day-in.mjs';

const rounds = 6;
/** More than any machine books in half a second so far. */
const ordersPerRound = 400;

/** Shares of the bare handler's rate: of one insert for what writes, of one select for what reads. */
const goals = {
  cities: 0.5,
  'member check': 0.5,
  'one search again and again': 0.5,
  '720 searches in turn': 0.5,
  'first search of a day': 0.25,
  'hotels, a stay asked first': 0.1,
  'hotels, a stay asked again': 0.5,
  'order detail': 0.5,
  booking: 0.25,
};

const hotelBody = (day, nights) =>
  new URLSearchParams({ device: 'web', city: 'SHA', checkIn: dayIn(day), checkOut: dayIn(day + nights) }).toString();
/** Stays in the city with the most hotels, each asked once: 160 a round, of one to eight nights. */
const firstStays = (round) =>
  Array.from({ length: 160 }, (_, at) => hotelBody(2 + round * 20 + (at % 20), 1 + Math.floor(at / 20)));

export async function measureServer(url) {
  const bare = await bareServer();
  const load = startLoad();
  try {
    const traveller = await logInTraveller(url);
    const orders = await traveller.orderBodies(rounds * ordersPerRound + 1);
    const orderId = await traveller.order(orders.pop());
    const searches = variedSearches().map(searchBody);
    const detail = [traveller.body({ orderId })];
    const select = { url: `${bare.url}/select`, bodies: ['x=1'] };
    const insert = { url: `${bare.url}/insert`, bodies: [orders[0]] };
    // Warm-up: each list once. The cost of a list's first call is measured below.
    await load.run({
      url: `${url}/airTicket/queryFlight`,
      bodies: searches,
      once: true,
      connections: 8,
      forMs: 60_000,
    });
    const rates = await measureRates(
      load,
      {
        cities: { beside: select, url: `${url}/getNewestCitys`, bodies: ['device=web'] },
        'member check': { beside: select, url: `${url}/member/info`, bodies: [traveller.body({})] },
        'one search again and again': { beside: select, url: `${url}/airTicket/queryFlight`, bodies: [searches[15]] },
        '720 searches in turn': { beside: select, url: `${url}/airTicket/queryFlight`, bodies: searches },
        'first search of a day': { beside: select, url: `${url}/airTicket/queryFlight`, once: firstSearches },
        'hotels, a stay asked first': { beside: select, url: `${url}/hotel/query`, once: firstStays },
        'hotels, a stay asked again': { beside: select, url: `${url}/hotel/query`, bodies: [hotelBody(150, 2)] },
        'order detail': { beside: select, url: `${url}/order/airOrderDetail`, bodies: detail },
        booking: {
          beside: insert,
          url: `${url}/airTicket/createOrder`,
          once: (round) => orders.slice(round * ordersPerRound, (round + 1) * ordersPerRound),
        },
      },
      rounds,
    );
    const overload = {
      'bare handler, one select': await measureOverload(load, select.url, select.bodies),
      '720 searches in turn': await measureOverload(load, `${url}/airTicket/queryFlight`, searches),
      'order detail': await measureOverload(load, `${url}/order/airOrderDetail`, detail),
    };
    return { rates, overload };
  } finally {
    await load.stop();
    await bare.close();
  }
}

export function showServer({ rates, overload }) {
  console.log('\nthe sandbox beside a bare handler, requests/s\n');
  for (const [name, { ours, bare, ratio }] of Object.entries(rates))
    console.log(
      `${name.padEnd(30)} ${String(ours).padEnd(8)} ${String(bare).padEnd(8)} ${ratio.toFixed(2)}×   ≥ ${goals[name]}×`,
    );
  console.log('\n500 connections\n');
  for (const [name, figures] of Object.entries(overload)) {
    console.log(name);
    for (const [figure, value] of Object.entries(figures)) console.log(`  ${figure.padEnd(14)} ${value}`);
  }
}
