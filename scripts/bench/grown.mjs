/** Measures the same calls at 1,000, 10,000 and 100,000 orders of one member. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { freePort } from '../lib/free-port.mjs';
import { addCopies } from '../lib/many-orders.mjs';
import { bareServer } from './bare-server.mjs';
import { measureRates, startLoad } from './sandbox.mjs';
import { addMovements } from './wallet.mjs';
import { logInTraveller } from './travellers.mjs';

const sizes = [1000, 10_000, 100_000].filter((size) => size <= Number(process.env.UP_TO || 100_000));
const rounds = 4;
const ordersPerRound = 250;

async function addOrders(dataDir, orderId, from, to) {
  const db = await PGlite.create({ dataDir });
  const query = (text, values) => db.query(text, values);
  await addCopies(query, orderId, from, to);
  // As many rows in the bill of the same member.
  await addMovements(query, from, to, Date.now(), '20250010');
  await db.close();
}

/** name → the figures at each size. */
export async function measureGrown(startServer) {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'travel-embed-grown-'));
  const bare = await bareServer();
  const load = startLoad();
  const start = async () => await startServer({ PORT: String(await freePort(20)), DATA_DIR: dataDir });
  const grown = {};
  let server;
  let have = 0;
  let orderId;
  try {
    for (const size of sizes) {
      if (!orderId) {
        server = await start();
        const traveller = await logInTraveller(server.url);
        orderId = await traveller.order((await traveller.orderBodies(1))[0]);
        await server.close();
      }
      await addOrders(dataDir, orderId, have, size);
      have = size;
      server = await start();
      // Other people than at the sizes before: the same ones would be a duplicate.
      const traveller = await logInTraveller(server.url, { people: 1 + sizes.indexOf(size) * rounds * ordersPerRound });
      const orders = await traveller.orderBodies(rounds * ordersPerRound);
      const details = Array.from({ length: 97 }, (_, n) =>
        traveller.body({ orderId: `copy${1 + ((n * 7919) % size)}` }),
      );
      const beside = { url: `${bare.url}/select`, bodies: ['x=1'] };
      const figures = await measureRates(
        load,
        {
          'order detail': { beside, url: `${server.url}/order/airOrderDetail`, bodies: details },
          'orders made last': {
            beside,
            url: `${server.url}/workbench/orders`,
            bodies: [traveller.body({ limit: '10' })],
          },
          'order list, first page': { beside, url: `${server.url}/order/list`, bodies: [traveller.body({})] },
          'order counters': { beside, url: `${server.url}/order/counts`, bodies: [traveller.body({})] },
          'vouchers, first page': { beside, url: `${server.url}/voucher/list`, bodies: [traveller.body({})] },
          'vouchers to ask for': {
            beside,
            url: `${server.url}/voucher/list`,
            bodies: [traveller.body({ group: 'open' })],
          },
          'bill, first page': {
            beside,
            url: `${server.url}/bill/query`,
            bodies: [traveller.body({ kind: 'transaction' })],
          },
          'workbench summary': { beside, url: `${server.url}/workbench/summary`, bodies: [traveller.body({})] },
          booking: {
            beside: { url: `${bare.url}/insert`, bodies: [orders[0]] },
            url: `${server.url}/airTicket/createOrder`,
            once: (round) => orders.slice(round * ordersPerRound, (round + 1) * ordersPerRound),
          },
        },
        rounds,
      );
      for (const [name, figure] of Object.entries(figures)) (grown[name] ??= {})[size] = figure;
      await server.close();
      server = undefined;
    }
    return grown;
  } finally {
    await server?.close();
    await load.stop();
    await bare.close();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

export function showGrown(grown) {
  console.log('\none member with so many orders, requests/s and share of the bare handler\n');
  for (const [name, figures] of Object.entries(grown))
    console.log(
      name.padEnd(30),
      Object.entries(figures)
        .map(([size, { ours, ratio }]) => `${size}: ${ours} ${ratio.toFixed(2)}×`)
        .join('   '),
    );
}
