/** The sandbox beside the bare handler: reads, writes, and what happens over capacity. */
import { measureOverload, measureRates, startLoad } from './sandbox.mjs';
import { bareServer } from './bare-server.mjs';
import { firstSearches, logInTraveller, searchBody, variedSearches } from './travellers.mjs';

const defaultTurns = 3;
/** More than any machine books in two seconds so far. */
const ordersPerTurn = 1600;

/** Goals as shares of the bare handler's rate: of its `/insert` for what writes, of its `/select` for what reads. */
export const serverGoals = {
  cities: ['select', 0.5],
  'member check': ['select', 0.5],
  'one search again and again': ['select', 0.5],
  '720 searches in turn': ['select', 0.5],
  'first search of a day': ['select', 0.25],
  'order detail': ['select', 0.5],
  booking: ['insert', 0.25],
};

export async function measureServer(url, turns = defaultTurns) {
  const bare = await bareServer();
  const load = startLoad();
  try {
    const traveller = await logInTraveller(url);
    const orders = await traveller.orderBodies(turns * ordersPerTurn + 1);
    const orderId = await traveller.order(orders.pop());
    const searches = variedSearches().map(searchBody);
    const rates = await measureRates(
      load,
      {
        select: { url: `${bare.url}/select`, bodies: ['x=1'] },
        insert: { url: `${bare.url}/insert`, bodies: [orders[0]] },
        cities: { url: `${url}/getNewestCitys`, bodies: ['device=web'] },
        'member check': { url: `${url}/member/info`, bodies: [traveller.body({})] },
        'one search again and again': { url: `${url}/airTicket/queryFlight`, bodies: [searches[15]] },
        '720 searches in turn': { url: `${url}/airTicket/queryFlight`, bodies: searches },
        'first search of a day': { url: `${url}/airTicket/queryFlight`, once: firstSearches },
        'order detail': { url: `${url}/order/airOrderDetail`, bodies: [traveller.body({ orderId })] },
        booking: { url: `${url}/airTicket/createOrder`, once: (turn) => orders.slice(turn * ordersPerTurn, (turn + 1) * ordersPerTurn) },
      },
      turns,
    );
    const overload = {
      'bare handler, one select': await measureOverload(load, `${bare.url}/select`, ['x=1']),
      '720 searches in turn': await measureOverload(load, `${url}/airTicket/queryFlight`, searches),
      'order detail': await measureOverload(load, `${url}/order/airOrderDetail`, [traveller.body({ orderId })]),
    };
    return { rates, overload };
  } finally {
    await load.stop();
    await bare.close();
  }
}

export function showServer({ rates, overload }) {
  console.log(`\nthe sandbox beside a bare handler (${rates.select} selects/s, ${rates.insert} inserts/s)\n`);
  for (const [name, [beside, goal]] of Object.entries(serverGoals)) {
    console.log(`${name.padEnd(30)} ${String(rates[name]).padEnd(8)} requests/s   ${(rates[name] / rates[beside]).toFixed(2)}×   ≥ ${goal}×`);
  }
  console.log('\n500 connections\n');
  for (const [name, figures] of Object.entries(overload)) {
    console.log(name);
    for (const [figure, value] of Object.entries(figures)) console.log(`  ${figure.padEnd(14)} ${value}`);
  }
}
