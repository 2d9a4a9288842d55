import { describe, expect, it } from 'vitest';
import { accounts, creditMain, distributor, employee, personal, thirdParty } from '#tests/support/viewers.ts';
import { allRoutes } from './all.ts';
import { guardRoute } from './guard.ts';
import type { GuardInput, Guarded } from './guard.ts';
import type { Place } from './path.ts';

const place = (name: string, query: Place['query'] = {}, params: Place['params'] = {}): Place => ({
  name,
  params,
  query,
});
const hosts = {
  site: { isFirstParty: true, singleBrand: false, appId: '' },
  brand: { isFirstParty: true, singleBrand: true, appId: '' },
  embedded: { isFirstParty: false, singleBrand: false, appId: 'skyline' },
};
const visitor: GuardInput = {
  place: null,
  routes: allRoutes,
  viewer: null,
  hasToken: false,
  query: {},
  held: null,
  host: hosts.site,
  homePageName: '',
  publicQuery: ['flight'],
};
const as = (viewer: GuardInput['viewer']) => ({ viewer, hasToken: true });

/** A decision in one line: `redirect order_list`, `mismatch member`; then its effects. */
function said(guarded: Guarded): string {
  const what =
    guarded.kind === 'redirect' ? ` ${guarded.name}` : guarded.kind === 'mismatch' ? ` ${guarded.reason}` : '';
  const effects = guarded.effects.map((effect) =>
    effect.kind === 'cleanAddress'
      ? `clean ${effect.names.join(' ')}`
      : effect.kind === 'saveTicket'
        ? `ticket ${effect.token}`
        : effect.kind,
  );
  return [guarded.kind + what, ...effects].join(', ');
}

const entry = { sign: 's1', appId: 'skyline' };
const cleanEntry = 'clean sign appId access_type';
type Sentence = [sentence: string, input: Partial<GuardInput>, said: string];

describe.each(['site', 'embedded'] as const)('section 2.7, %s', (kind) => {
  const host = hosts[kind];
  const rows: Sentence[] = [
    ['a route that requires login, without a token, opens the login dialog', { place: place('my_wallet') }, 'login'],
    ['after the login the same place is shown', { place: place('my_wallet'), ...as(personal) }, 'show'],
    ['a public route needs no token', { place: place('DomesticAirTicketQuery') }, 'show'],
    ['/mismatch without a token goes to the business home', { place: place('mismatch') }, 'redirect th_business_index'],
    [
      '/mismatch without a token goes to the official home on a single-brand site',
      { place: place('mismatch'), host: { ...host, singleBrand: true } },
      'redirect th_official_index',
    ],
    [
      '/mismatch of somebody logged in says that there is no such page',
      { place: place('mismatch'), ...as(personal) },
      'mismatch unknown',
    ],
    ['an unknown path is /mismatch, without a token', { place: null }, 'redirect th_business_index'],
    ['an unknown path is /mismatch, with a token', { place: null, ...as(personal) }, 'mismatch unknown'],
    [
      'a link that names no application, for a visitor',
      { place: place('mismatch', { app: 'nosuch' }) },
      'mismatch app',
    ],
    [
      'an unknown path names the asked address',
      { place: place('mismatch', { asked: '/no/such?x=1' }), ...as(personal) },
      'mismatch unknown',
    ],
    ['a name that is no route is /mismatch', { place: place('nowhere'), ...as(personal) }, 'mismatch unknown'],
    [
      'sign and appId that are not held: cleared, stored, removed, then the place again',
      { place: place('my_wallet'), query: entry },
      `again, ${cleanEntry}, clearStorage, adopt`,
    ],
    [
      'also for somebody logged in',
      { place: place('my_wallet'), query: entry, ...as(personal) },
      `again, ${cleanEntry}, clearStorage, adopt`,
    ],
    ['also on an unknown path', { place: null, query: entry }, `again, ${cleanEntry}, clearStorage, adopt`],
    [
      'sign and appId that are held: the address is cleaned, nothing else',
      { place: place('my_wallet'), query: entry, held: entry, ...as(personal) },
      `show, ${cleanEntry}`,
    ],
    [
      'sign and access_type=THIRD_PARTY: storage is cleared',
      { place: place('my_wallet'), query: { ...entry, access_type: 'THIRD_PARTY' }, held: entry, ...as(personal) },
      `again, ${cleanEntry}, clearStorage, adopt`,
    ],
    [
      'th_official_index goes to the configured home page',
      { place: place('th_official_index'), homePageName: 'WLBusinessWLIndex' },
      'redirect WLBusinessWLIndex',
    ],
    [
      'th_business_index goes to the configured home page',
      { place: place('th_business_index'), homePageName: 'WLBusinessWLIndex' },
      'redirect WLBusinessWLIndex',
    ],
    ['the home pages are shown where none is configured', { place: place('th_official_index') }, 'show'],
    ['/ is the business home', { place: place('index') }, 'redirect th_business_index'],
  ];
  it.each(rows)('%s', (_, input, expected) => {
    expect(said(guardRoute({ ...visitor, host, ...input }))).toBe(expected);
  });
});

describe('a token in the address', () => {
  const token = { token: 't-1' };
  const rows: Sentence[] = [
    [
      'at /mismatch it is saved after clearing storage',
      { place: place('mismatch', token), query: token },
      'redirect th_business_index, clean token, clearStorage, ticket t-1',
    ],
    [
      'also for somebody logged in',
      { place: place('mismatch', token), query: token, ...as(personal) },
      'redirect th_business_index, clean token, clearStorage, ticket t-1',
    ],
    [
      'the business home even on a single-brand site',
      { place: place('mismatch', token), query: token, host: hosts.brand },
      'redirect th_business_index, clean token, clearStorage, ticket t-1',
    ],
    [
      'also where an unknown path became /mismatch',
      { place: null, query: token },
      'redirect th_business_index, clean token, clearStorage, ticket t-1',
    ],
    [
      'on a partner page it is none of ours',
      { place: place('mismatch', token), query: token, host: hosts.embedded },
      'redirect th_business_index',
    ],
    [
      'on another page of the site it only leaves the address',
      { place: place('DomesticAirTicketQuery', token), query: token },
      'show, clean token',
    ],
    [
      'a sign is stronger',
      { place: place('mismatch', token), query: { ...token, ...entry } },
      `again, clean token, ${cleanEntry}, clearStorage, adopt`,
    ],
    [
      'an empty one is none',
      { place: place('mismatch', { token: '' }), query: { token: '' } },
      'redirect th_business_index',
    ],
  ];
  it.each(rows)('%s', (_, input, expected) => {
    expect(said(guardRoute({ ...visitor, ...input }))).toBe(expected);
  });
});

describe('the member of a token', () => {
  const rows: Sentence[] = [
    [
      'a token without its member: member info first',
      { place: place('my_wallet'), hasToken: true },
      'again, readMember',
    ],
    ['which public pages do not wait for', { place: place('DomesticAirTicketQuery'), hasToken: true }, 'show'],
    [
      'a cleared session is none',
      { place: place('my_wallet'), query: { sign: 's1', access_type: 'THIRD_PARTY' }, ...as(personal) },
      `login, ${cleanEntry}, clearStorage`,
    ],
    [
      'a member of no known kind may open public pages only',
      { place: place('my_wallet'), ...as({ ...personal, memberType: 60 }) },
      'mismatch member',
    ],
    ['a route of other members', { place: place('company_index'), ...as(personal) }, 'mismatch member'],
    [
      'an employee does not manage the company',
      { place: place('finance_settlement_set'), ...as(employee()) },
      'mismatch member',
    ],
    ['applications need a trip flag', { place: place('travel_application'), ...as(employee()) }, 'mismatch tripFlags'],
    [
      'applications with a trip flag',
      { place: place('travel_application'), ...as(employee({ changeApprove: 1 })) },
      'show',
    ],
    [
      'audits need canAudit',
      { place: place('travel_audit'), ...as(employee({ approveFlag: '1' })) },
      'mismatch canAudit',
    ],
    ['the company audits', { place: place('travel_audit'), ...as(creditMain) }, 'show'],
    ['quick order needs pnrImport', { place: place('quick_order'), ...as(distributor(0)) }, 'mismatch pnrImport'],
    ['quick order with pnrImport', { place: place('quick_order'), ...as(distributor(1)) }, 'show'],
    ['a third-party user opens what the level may open', { place: place('passengers'), ...as(thirdParty()) }, 'show'],
    ['redirect rows ask for a login first', { place: place('my_order_list_air') }, 'login'],
    [
      'redirect rows ask for their members first',
      { place: place('travel_applycation_list'), ...as(personal) },
      'mismatch member',
    ],
    [
      'then they lead on',
      { place: place('travel_applycation_list', { noteType: '1' }), ...as(creditMain) },
      'redirect travel_audit_order',
    ],
  ];
  it.each(rows)('%s', (_, input, expected) => {
    expect(said(guardRoute({ ...visitor, ...input }))).toBe(expected);
  });
});

describe('query pages of a visitor', () => {
  const rows: [name: string, publicQuery: string[], kind: string][] = [
    ['DomesticAirTicketQuery', [], 'show'],
    ['hotel_list', ['flight'], 'login'],
    ['hotel_list', ['flight', 'hotel'], 'show'],
    ['hotel_order_info', ['flight', 'hotel'], 'login'],
    ['train_query_list', ['flight', 'train'], 'show'],
    ['train_order_info', ['flight', 'train'], 'login'],
    ['train_ab_query_list', ['flight', 'train'], 'login'],
    ['intl_flight_query_list', ['flight', 'hotel', 'train'], 'login'],
    ['intl_flight_query_list', ['flight', 'intl'], 'show'],
    ['intl_order_info', ['flight', 'intl'], 'login'],
  ];
  it.each(rows)('%s with %j: %s', (name, publicQuery, kind) => {
    expect(guardRoute({ ...visitor, place: place(name), publicQuery }).kind).toBe(kind);
  });
});

describe('the text for a refused member', () => {
  const texts: [viewer: GuardInput['viewer'], name: string, text: string, back: string][] = [
    [personal, 'company_index', '“企业工作台”由企业账户使用，您登录的是个人账户。', 'index'],
    [creditMain, 'travel_application', '“出差申请”由企业员工账户使用，您登录的是企业账户。', 'company_index'],
    [
      employee(),
      'travel_application',
      '您的出行无需提交申请，可直接预订；如需调整，请联系企业管理员。',
      'travel_central_index',
    ],
    [
      employee(),
      'finance_settlement_set',
      '“结算设置”由企业账户使用，您登录的是企业员工账户。',
      'travel_central_index',
    ],
    [distributor(0), 'nowhere', '您访问的页面不存在，请检查地址是否完整。', 'PersonalCentralIndex'],
  ];
  it.each(texts)('%o at %s', (viewer, name, text, back) => {
    expect(guardRoute({ ...visitor, place: place(name), ...as(viewer) })).toMatchObject({
      kind: 'mismatch',
      text,
      back,
    });
  });

  it.each(accounts)('the way back is open to $name', ({ viewer }) => {
    const refused = guardRoute({ ...visitor, ...as(viewer) });
    const back = refused.kind === 'mismatch' ? refused.back : '';
    expect(guardRoute({ ...visitor, place: place(back), ...as(viewer) }).kind).toMatch(/show|redirect/);
  });
});

it('parameters that leave the address are not part of the shown place either', () => {
  const query = { ...entry, tab: '2' };
  expect(
    guardRoute({ ...visitor, place: place('hotel_list', query), query, held: entry, ...as(personal) }),
  ).toMatchObject({ kind: 'show', place: place('hotel_list', { tab: '2' }) });
});

it('redirects end for every configured home page', () => {
  const endless: string[] = [];
  for (const homePageName of ['', 'no_such_page', ...allRoutes.map(({ name }) => name)]) {
    for (const identity of [{}, as(personal), as(creditMain)]) {
      for (const name of ['index', 'th_official_index', 'th_business_index', 'mismatch']) {
        let asked: Guarded = { kind: 'redirect', ...place(name), effects: [] };
        for (let step = 0; step < 5 && asked.kind === 'redirect'; step += 1)
          asked = guardRoute({ ...visitor, ...identity, homePageName, place: asked });
        if (asked.kind === 'redirect') endless.push(`${name} with home page ${homePageName}`);
      }
    }
  }
  expect(endless).toEqual([]);
});

describe('the message of an unknown path', () => {
  const textOf = (asked: string) => {
    const guarded = guardRoute({ ...visitor, place: place('mismatch', { asked }), ...as(personal) });
    return guarded.kind === 'mismatch' ? guarded.text : '';
  };
  it('names the asked path without its query', () =>
    expect(textOf('/no/such?token=1')).toBe('您访问的页面 /no/such 不存在，请检查地址是否完整。'));
  it.each([
    ['nosuch', '链接中的应用标识 nosuch 不存在，请与提供链接的单位核对。'],
    ['请致电 123', '链接中的应用标识不存在，请与提供链接的单位核对。'],
  ])('names the app id %s where it is one', (app, text) => {
    expect(guardRoute({ ...visitor, place: place('mismatch', { app }) })).toMatchObject({ text });
  });
  it.each(['https://evil.example', '//evil.example', '', '请致电 123'])(
    'does not repeat what is no path of this site: %s',
    (asked) => expect(textOf(asked)).toBe('您访问的页面不存在，请检查地址是否完整。'),
  );
});
