import type { Day } from '../../china-time.ts';

/** The place that a rule is from. */
export interface RuleSource {
  source: string;
  url: string;
  /** The day that its text is of; "": we have not read it there. */
  date: Day | '';
}

/** A rule of a country for the holders of a passport. */
export interface EntryRule extends RuleSource {
  /** ISO 3166-1 alpha-2; `schengen` for all of its countries. */
  country: string;
  nationality: string;
  /** `ok`: nothing to apply for. */
  verdict: 'ok' | 'need';
  text: string;
}

/** Where a traveller from China finds the rules of any country. */
export const consular = { source: '中国领事服务网', url: 'http://cs.mfa.gov.cn/' };
export const borderOffice = { source: '国家移民管理局', url: 'https://www.nia.gov.cn/' };
/** Article 6: how long a passport has to be valid. */
export const schengenCode = {
  source: '欧盟 2016/399 号条例（申根边境法典）',
  url: 'https://eur-lex.europa.eu/eli/reg/2016/399/oj',
};
const mutual = { source: '中国领事服务网《互免签证协定一览表》', url: consular.url, date: '2023-12-24' };
const freeText = '普通护照免签入境，每次停留一般不超过 30 天';

/** Of countries that ask for a visa: the page of their authority, and the day of its text where we have read it. */
const visas: readonly (readonly [country: string, text: string, source: string, url: string, date?: Day])[] = [
  ['JP', '须事先办妥签证', '日本外务省', 'https://www.mofa.go.jp/j_info/visit/visa/'],
  ['KR', '须事先办妥签证；济州及团队另有规定', '韩国签证门户', 'https://www.visa.go.kr/'],
  ['US', '须有有效签证；十年签证另须登记 EVUS', '美国国务院', 'https://travel.state.gov/'],
  ['CA', '须事先办妥签证', '加拿大移民部', 'https://www.canada.ca/en/immigration-refugees-citizenship.html'],
  [
    'GB',
    '须事先办妥签证',
    '英国《移民规则》附录：须签证国籍名单',
    'https://www.gov.uk/guidance/immigration-rules/immigration-rules-appendix-visitor-visa-national-list',
    '2026-04-29',
  ],
  [
    'schengen',
    '须事先办妥申根签证',
    '欧盟 2018/1806 号条例附件一',
    'https://eur-lex.europa.eu/eli/reg/2018/1806/oj',
    '2018-11-28',
  ],
  ['AU', '须事先办妥签证', '澳大利亚内政部', 'https://immi.homeaffairs.gov.au/'],
  ['NZ', '须事先办妥签证', '新西兰移民局', 'https://www.immigration.govt.nz/'],
  ['VN', '须事先申请签证或电子签证', '越南电子签证网', 'https://evisa.gov.vn/'],
  ['ID', '可落地签或事先申请电子签证', '印度尼西亚移民局', 'https://evisa.imigrasi.go.id/'],
  ['HK', '须持往来港澳通行证及签注；持护照仅限转往第三地', borderOffice.source, borderOffice.url],
  ['MO', '须持往来港澳通行证及签注；持护照仅限转往第三地', borderOffice.source, borderOffice.url],
  ['TW', '须持往来台湾通行证及入台证', borderOffice.source, borderOffice.url],
];

/** Our own table for the passport of China and the countries that are flown to most. */
export const entryRules: readonly EntryRule[] = [
  ...['AE', 'AM', 'BY', 'FJ', 'KZ', 'MU', 'MV', 'QA', 'RS', 'SC'].map((country) => ({
    ...mutual,
    country,
    nationality: 'CN',
    verdict: 'ok' as const,
    text: freeText,
  })),
  {
    ...consular,
    country: 'SG',
    nationality: 'CN',
    verdict: 'ok',
    text: '2024-02-09 起普通护照互免签证，每次停留不超过 30 天',
    date: '2024-01-25',
  },
  {
    ...consular,
    country: 'TH',
    nationality: 'CN',
    verdict: 'ok',
    text: '2024-03-01 起普通护照互免签证，每次停留不超过 30 天，每 180 天累计不超过 90 天',
    date: '2024-01-28',
  },
  {
    ...consular,
    country: 'MY',
    nationality: 'CN',
    verdict: 'ok',
    text: '2025-07-17 起普通护照互免签证，每次停留不超过 30 天，每 180 天累计不超过 90 天；入境前填报电子入境卡',
    date: '2025-07-10',
  },
  ...visas.map(([country, text, source, url, date = '']): EntryRule => ({
    country,
    nationality: 'CN',
    verdict: 'need',
    text,
    source,
    url,
    date,
  })),
];
