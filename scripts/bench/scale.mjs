/** Processor time of one server process and of its PostgreSQL for each call: the source of docs/scaling.md. Linux alone reports it. */
import fs from 'node:fs';
import pg from 'pg';
import { startPostgres } from '../lib/postgres.mjs';
import { round } from './figures.mjs';
import { startProcess } from './server-process.mjs';
import { startLoad } from './sandbox.mjs';
import { firstSearches, logInTraveller, searchBody, variedSearches } from './travellers.mjs';
import { http } from '../lib/http.mjs';

const connections = 8;
/** The first round gets warm; of the others the cheapest counts: other work on the machine only ever adds. */
const rounds = 5;
const forMs = 700;
const msPerTick = 10;

/** User and system time in milliseconds, that of its ended children, and the parent, of a process; null when it has ended. */
function readProcess(pid) {
  try {
    const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
    const ms = (...at) => at.reduce((sum, one) => sum + Number(fields[one]), 0) * msPerTick;
    return { parent: Number(fields[1]), cpuMs: ms(11, 12), childrenMs: ms(13, 14) };
  } catch {
    return null;
  }
}
const cpuOf = (pid) => readProcess(pid)?.cpuMs ?? 0;
const childrenOf = (parent) =>
  fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name) && readProcess(name)?.parent === parent);

/** name → { server, database }: milliseconds of processor time a call, and calls a second of this process on this machine. Null without PostgreSQL. */
export async function measureScale() {
  const postgres = await startPostgres();
  if (!postgres) return null;
  const server = await startProcess({ DATABASE_URL: postgres.url, MAX_WAIT_MS: '60000' });
  const client = new pg.Client({ connectionString: postgres.url });
  const load = startLoad();
  try {
    await client.connect();
    const { rows } = await client.query('select pg_backend_pid() as pid');
    const postmaster = readProcess(rows[0].pid).parent;
    const databaseMs = () =>
      childrenOf(postmaster).reduce((sum, pid) => sum + cpuOf(pid), readProcess(postmaster).childrenMs);
    const costs = {};
    const measure = async (name, path, bodies, once = false) => {
      for (let round = 0; round < rounds; round += 1) {
        const share = Math.ceil(bodies.length / rounds);
        const sent = once ? bodies.slice(round * share, (round + 1) * share) : bodies;
        const before = [cpuOf(server.pid), databaseMs()];
        const { good, other, seconds } = await load.run({
          url: server.url + path,
          bodies: sent,
          once,
          connections,
          forMs: once ? 60_000 : forMs,
        });
        if (other || !good) throw new Error(`${name}: ${other} answers were not good, ${good} were`);
        const cost = {
          server: (cpuOf(server.pid) - before[0]) / good,
          database: (databaseMs() - before[1]) / good,
          rate: good / seconds,
        };
        const best = costs[name];
        if (round && (!best || cost.server + cost.database < best.server + best.database)) costs[name] = cost;
      }
    };
    await callsOf(server.url, measure);
    return costs;
  } finally {
    await load.stop();
    await client.end();
    await server.stop();
    postgres.stop();
  }
}

async function callsOf(url, measure) {
  const traveller = await logInTraveller(url);
  const searches = variedSearches();
  const own = [traveller.body({})];
  await measure('cities', '/getNewestCitys', ['device=web']);
  await measure('notices', '/common/notices', ['device=web']);
  await measure('first search of a day', '/airTicket/queryFlight', firstSearches(0), true);
  await measure('search, asked before', '/airTicket/queryFlight', searches.slice(0, 40).map(searchBody));
  await measure(
    'prices of two months',
    '/airTicket/lowPriceCalendar',
    searches
      .filter((_, at) => at % 8 === 0)
      .map(({ orgCity, dstCity, date }) =>
        new URLSearchParams({ orgCity, dstCity, from: date, to: date.replace(/\d\d$/, '28'), adults: '1' }).toString(),
      ),
  );
  await measure('member check', '/member/info', own);
  await measure('captcha', '/common/captcha', ['device=web']);
  await measure('login by password', '/login/appNewLogin', await traveller.loginBodies(150), true);
  await measure('price check', '/airTicket/verifyPrice', await traveller.priceCheckBodies(300), true);
  const orders = await traveller.orderBodies(601);
  const orderIds = [];
  for (const body of orders.splice(0, 201)) orderIds.push(await traveller.order(body));
  await measure('booking', '/airTicket/createOrder', orders, true);
  const about = orderIds.map((orderId) => ({ orderId, businessType: '5' }));
  await measure('cashier', '/pay/payInfo', about.map(traveller.body), true);
  const trades = [];
  for (const fields of about) trades.push((await traveller.ask('/pay/payInfo', fields)).outTradeNo);
  const codes = [];
  for (const outTradeNo of trades)
    codes.push(
      (await traveller.ask('/pay/alipayPrecreate', { outTradeNo, businessType: 'dometicketOrderPay', body: 'bench' }))
        .outTradeNo,
    );
  await measure(
    'code to pay',
    '/pay/alipayPrecreate',
    trades.map((outTradeNo) => traveller.body({ outTradeNo, businessType: 'dometicketOrderPay', body: 'bench' })),
    true,
  );
  for (const outTradeNo of codes) await http.post(`${url}/sandbox/notify/${outTradeNo}`);
  await measure(
    'is it paid?',
    '/pay/alipayQuery',
    codes.map((out_trade_no) => traveller.body({ out_trade_no })),
  );
  await measure(
    'order detail',
    '/order/airOrderDetail',
    orderIds.map((orderId) => traveller.body({ orderId })),
  );
  await measure('order list', '/order/list', own);
  await measure('order counters', '/order/counts', own);
  await measure('workbench summary', '/workbench/summary', own);
  await measure('workbench, last orders', '/workbench/orders', [traveller.body({ limit: '10' })]);
}

export function showScale(costs) {
  if (!costs) return console.log('\nno PostgreSQL: what a call costs was not measured\n');
  console.log(
    '\nprocessor time of a call on PostgreSQL, milliseconds: server, database; calls a second of one process beside its database and its callers\n',
  );
  for (const [name, { server, database, rate }] of Object.entries(costs))
    console.log(
      `${name.padEnd(26)} ${String(round(server, 2)).padEnd(8)} ${String(round(database, 2)).padEnd(8)} ${round(rate, 0)}`,
    );
}
