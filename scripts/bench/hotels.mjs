/** Times the list of hotels of the busiest city, one hotel and the suggestions, for 6,000 hotels and for 60,000. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../lib/free-port.mjs';
import { http } from '../lib/http.mjs';
import { median, round } from './figures.mjs';
import { logInTraveller } from './travellers.mjs';
import { dayIn } from './day-in.mjs';

const sizes = [6000, 60_000];
const nights = 90;
const goal = 100;
const headers = { 'content-type': 'application/x-www-form-urlencoded' };

/** name → [path, fields] for a stay; `token` is of an employee, whose company has a standard. */
const calls = (token) => {
  const list = (fields = {}) => ['/hotel/query', { city: 'SHA', ...fields }];
  return {
    'first page': list(),
    'by price': list({ sort: 'price' }),
    'five filters': list({
      stars: '[3,4]',
      breakfast: 'true',
      freeCancel: 'true',
      minPrice: '200',
      maxPrice: '900',
      facilities: '["wifi"]',
    }),
    'part of the map': list({ bounds: '[121.4,31.1,121.6,31.3]' }),
    'page 10': list({ skip: '180' }),
    'business trip, within the standard': list({ token, travelType: 'business', withinStandard: 'true' }),
    'one hotel': ['/hotel/detail', { hotelId: 'SHA0041' }],
    'words in pinyin': ['/hotel/suggest', { city: 'SHA', words: 'renmin' }],
  };
};

/** name → milliseconds at each number of hotels: the median over stays that begin on each of 90 days, each asked for once. */
export async function measureHotels() {
  const figures = {};
  for (const size of sizes) {
    process.env.HOTELS = String(size);
    // A module of its own, which makes its own catalogue.
    const { startServer } = await import(`../../.build/sandbox/server.js?hotels=${size}`);
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'travel-embed-bench-'));
    const server = await startServer({ PORT: String(await freePort(20)), DATA_DIR: dataDir });
    try {
      const { token } = await logInTraveller(server.url, { mobilePhone: '13800000073' });
      const ask = async (route, fields, days) => {
        const body = new URLSearchParams({
          device: 'web',
          timestamp: String(Date.now()),
          ...(route !== '/hotel/suggest' && { checkIn: dayIn(days), checkOut: dayIn(days + 2) }),
          ...fields,
        }).toString();
        const start = performance.now();
        const answer = await http.post(`${server.url}${route}`, { headers, body }).json();
        if (answer.ret !== 0) throw new Error(`${route}: ${answer.ret} ${answer.msg}`);
        return performance.now() - start;
      };
      for (const [name, [route, fields]] of Object.entries(calls(token))) {
        const times = [];
        for (let day = 1; day <= nights; day += name === 'first page' ? 1 : 10)
          times.push(await ask(route, fields, day));
        (figures[name] ??= {})[size] = round(median(times));
        if (name === 'first page') (figures['first page, slowest of 90 days'] ??= {})[size] = round(Math.max(...times));
      }
    } finally {
      await server.close();
      fs.rmSync(dataDir, { recursive: true, force: true });
    }
  }
  delete process.env.HOTELS;
  return figures;
}

export function showHotels(figures) {
  console.log(`\nhotels of the busiest city, ms (goal: ${goal} for 6,000)\n`);
  for (const [name, bySize] of Object.entries(figures))
    console.log(`${name.padEnd(38)} ${sizes.map((size) => `${String(bySize[size]).padStart(8)} of ${size}`).join('')}`);
}

/** The median of no call of a city with 6,000 hotels is over the goal; the slowest of all days is shown beside it. */
export const isWithinGoal = (figures) =>
  Object.entries(figures).every(([name, bySize]) => name.includes('slowest') || bySize[sizes[0]] <= goal);
