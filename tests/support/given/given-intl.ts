import type { IntlFlight, VerifiedIntl } from '#contract/intl-order.ts';
import { msOf } from '#domain/china-time.ts';

/** A one-way trip from Shanghai to Paris, as the address of the order form names it. */
export const givenIntlChoice = {
  flightType: 1 as const,
  legs: [{ from: 'SHA', to: 'PAR', date: '2026-12-12' }],
  flights: [['CA833-20261212-PVGCDG']],
  brandId: 'CA-Y1',
  party: { ADT: 1 },
  travelType: 'private' as const,
  seen: '6980',
};

const flight: IntlFlight = {
  triptype: 1,
  segment: 1,
  flightId: 'CA833-20261212-PVGCDG',
  flightNo: 'CA833',
  airline: 'CA',
  airlineName: '国航',
  carrierName: '',
  planeType: '789',
  planeName: '波音 787-9',
  orgAirport: 'PVG',
  orgTerm: 'T2',
  orgAirportName: '浦东',
  orgcityname: '上海',
  dstAirport: 'CDG',
  dstTerm: 'T1',
  dstAirportName: '戴高乐',
  dstcityname: '巴黎',
  depTime: '2026-12-12 12:00',
  arrTime: '2026-12-12 18:00',
  depOffset: 480,
  arrOffset: 60,
  minutes: 780,
  km: 9270,
  cabin: 'Y',
  cabinCode: 'T',
  bagRule: 'CA',
  bags: { ADT: { pieces: 1, kg: 23 } },
  cabinBag: { pieces: 1, kg: 5 },
};
const terms = { refundBefore: 900, refundAfter: 1300, changeBefore: 500, changeAfter: null, freeChanges: 1 };
const zones = { PVG: 'Asia/Shanghai', CDG: 'Europe/Paris' };

/** Its offer. */
export const givenIntl = (changes: Partial<VerifiedIntl> = {}): VerifiedIntl => ({
  verifyKey: 'key',
  holdUntilMs: msOf('2026-11-20 10:15:00'),
  serverTimeMs: msOf('2026-11-20 10:00:00'),
  travelType: 'private',
  price: {
    adultPrice: '5000',
    adultTax: '1960',
    childPrice: '',
    childTax: '',
    serviceFee: '20',
    flightType: 1,
    fromSegments: [flight],
    retSegments: [],
  },
  slices: [{ triptype: 1, minutes: 780, days: 0, stops: [], terms }],
  airports: {
    PVG: { name: '浦东', city: 'SHA', cityName: '上海', country: 'CN', countryName: '中国', zone: zones.PVG },
    CDG: { name: '戴高乐', city: 'PAR', cityName: '巴黎', country: 'FR', countryName: '法国', zone: zones.CDG },
  },
  airlines: { CA: { name: '国航', alliance: '星空联盟' } },
  brand: { brandId: 'CA-Y1', name: '经济 标准', cabin: 'Y', airline: 'CA', tickets: 1 },
  types: [{ psgType: 'ADT', count: 1, price: '5000', tax: '1960', serviceFee: '20' }],
  taxes: [],
  total: '6980',
  documentUntil: { day: '2027-03-12', reason: '申根要求离境后 3 个月', lastDay: '2026-12-12' },
  visaCountries: ['FR'],
  rules: [],
  costCenters: [],
  ...changes,
});

/** A traveller with a passport that is valid long enough. */
export const givenAbroad = (certNo = 'E12345678') => ({
  englishName: 'LIN/ZHIYUAN',
  certType: '2' as const,
  papers: { 2: { certNo, certValidDate: '2033-01-01' } },
  bornDate: '1980-01-01',
  sex: 'M' as const,
  nationality: 'CN',
});
