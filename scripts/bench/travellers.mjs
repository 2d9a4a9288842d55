/** Requests of travellers, prepared before anything is measured: searches of many days, orders to be made, an order to be read. */
import { createHash } from 'node:crypto';
import { http } from '../lib/http.mjs';
import { dayIn } from './day-in.mjs';

const form = (fields) => new URLSearchParams({ device: 'web', ...fields }).toString();
const headers = { 'content-type': 'application/x-www-form-urlencoded' };

const checkWeights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
function idCard(n) {
  const digits = `${110_101 + (Math.floor(n / 999_000) % 9)}${1970 + (n % 30)}${String(1 + (Math.floor(n / 30) % 12)).padStart(2, '0')}${String(1 + (Math.floor(n / 360) % 28)).padStart(2, '0')}${String(Math.floor(n / 10_080) % 999).padStart(3, '0')}`;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * checkWeights[at], 0);
  return digits + '10X98765432'[sum % 11];
}

const towns = ['BJS', 'SHA', 'CAN', 'SZX', 'CTU', 'XIY', 'HGH', 'CKG', 'KMG', 'WUH'];
/** 90 directions between ten towns, eight days each: 720 different lists. */
export const variedSearches = () =>
  towns.flatMap((orgCity) =>
    towns
      .filter((dstCity) => dstCity !== orgCity)
      .flatMap((dstCity) => Array.from({ length: 8 }, (_, n) => ({ orgCity, dstCity, date: dayIn(30 + n) }))),
  );
export const searchBody = (search) => form(search);
/** Of days that no other request uses, each list once. */
export const firstSearches = (round) =>
  variedSearches().map(({ orgCity, dstCity }, at) =>
    form({ orgCity, dstCity, date: dayIn(60 + round * 8 + (at % 8)) }),
  );

/** `people`: so many names have been given before, on orders that are still there. */
export async function logInTraveller(url, { mobilePhone = '13800000010', people = 0 } = {}) {
  const ask = (path, fields) => http.post(`${url}${path}`, { headers, body: form(fields) }).json();
  /** With a captcha of its own, read already. */
  async function login() {
    const { data: dealt } = await ask('/common/captcha', {});
    const { code } = await http(`${url}/sandbox/captcha`, { searchParams: { randomCode: dealt.randomCode } }).json();
    return {
      mobilePhone,
      loginPsw: createHash('md5').update('travel123').digest('hex'),
      accCode: code,
      randomCode: dealt.randomCode,
    };
  }
  const { data } = await ask('/login/appNewLogin', await login());
  const { token, ...user } = data;

  /** Requests of price checks for one adult each, in classes with seats to spare. */
  async function priceChecks(count) {
    const checks = [];
    for (const { orgCity, dstCity, date } of variedSearches().filter((_, at) => at % 8 === 0)) {
      const { data: list } = await ask('/airTicket/queryFlight', { token, orgCity, dstCity, date });
      for (const flight of list.flights) {
        for (const seat of flight.seats.filter((one) => one.seatNum >= 10)) {
          if (checks.length >= count) return checks;
          checks.push({
            token,
            seats: JSON.stringify([
              { triptype: 1, flightId: flight.flightId, cabinCode: seat.cabinCode, parPrice: seat.parPrice },
            ]),
            adults: '1',
            children: '0',
            infants: '0',
          });
        }
      }
    }
    return checks;
  }

  async function verifiedKeys(count) {
    const keys = [];
    for (const check of await priceChecks(count)) {
      const verified = await ask('/airTicket/verifyPrice', check);
      if (verified.ret !== 0) throw new Error(`no price: ${verified.ret} ${verified.msg}`);
      keys.push(verified.data.verifyKey);
    }
    return keys;
  }

  function orderBody(verifyKey) {
    people += 1;
    return form({
      token,
      verifyKey,
      requestId: `bench-${process.pid}-${Date.now()}-${people}`,
      passengers: JSON.stringify([
        { name: '周砚清', psgType: 'ADT', certType: '1', certNo: idCard(people), mobilePhone: '13800000010' },
      ]),
      contact: JSON.stringify({ name: '周砚清', mobilePhone: '13800000010' }),
      voucher: 'none',
      agreed: '1',
      documentConsent: '1',
    });
  }

  return {
    token,
    user,
    /** So many orders, each of another member; eight of each price. */
    async orderBodies(count) {
      const keys = await verifiedKeys(Math.ceil(count / 8));
      return Array.from({ length: count }, (_, at) => orderBody(keys[at % keys.length]));
    },
    async order(body) {
      const answer = await http.post(`${url}/airTicket/createOrder`, { headers, body }).json();
      if (answer.ret !== 0) throw new Error(`no order: ${answer.ret} ${answer.msg}`);
      return answer.data.orderId;
    },
    body: (fields) => form({ token, ...fields }),
    loginBodies: (count) => Promise.all(Array.from({ length: count }, async () => form(await login()))),
    priceCheckBodies: async (count) => (await priceChecks(count)).map(form),
    /** The data of a good answer. */
    async ask(path, fields) {
      const answer = await ask(path, { token, ...fields });
      if (answer.ret !== 0) throw new Error(`${path}: ${answer.ret} ${answer.msg}`);
      return answer.data;
    },
  };
}
