import { describe, expect, it } from 'vitest';
import { allRoutes } from './all.ts';
import { homeRedirectOf, redirectOf } from './redirects.ts';
import type { Place } from './path.ts';

const place = (name: string, params: Place['params'] = {}, query: Place['query'] = {}): Place => ({
  name,
  params,
  query,
});

/** One row per "becomes" of the specification's table. */
describe('redirect rows', () => {
  const rows: [sentence: string, from: Place, to: Place | null][] = [
    [
      'order_list_air with gpFlag 1',
      place('my_order_list_air', {}, { gpFlag: '1' }),
      place('my_order_list', { type: 'gp' }),
    ],
    [
      'order_list_air with type gp',
      place('my_order_list_air', {}, { type: 'gp' }),
      place('my_order_list', { type: 'gp' }),
    ],
    [
      'order_list_air with gpFlag 0',
      place('my_order_list_air', {}, { gpFlag: '0' }),
      place('my_order_list', { type: 'airTicket' }),
    ],
    [
      'order_list_air otherwise',
      place('my_order_list_air', {}, { type: 'x' }),
      place('my_order_list', { type: 'airTicket' }),
    ],
    ['train_order_list', place('my_train_order_list'), place('my_order_list', { type: 'train' })],
    ['hotel/orderList', place('hotel_order_list'), place('my_order_list', { type: 'hotel' })],
    ['my_order_detail', place('my_order_detail', { id: '8' }), place('ticket_order_details', { id: '8' })],
    [
      'my_order_domestic_detail',
      place('my_order_domestic_detail', { id: '8' }),
      place('ticket_order_details', { id: '8' }),
    ],
    [
      'train_order_detail, with orderId',
      place('my_train_order_detail', { id: '9' }),
      place('train_order_details', { orderId: '9' }),
    ],
    [
      'applycation_list when noteType is 1',
      place('travel_applycation_list', {}, { noteType: '1' }),
      place('travel_audit_order'),
    ],
    [
      'applycation_list otherwise',
      place('travel_applycation_list', {}, { noteType: '2' }),
      place('travel_application'),
    ],
    ['applycation_list without noteType', place('travel_applycation_list'), place('travel_application')],
    ['add_applycation', place('travel_add_applycation'), place('travel_application_add')],
    ['examination_install_list', place('travel_examination_install_list'), place('travel_process_settings')],
    ['standard_install_list', place('travel_standard_install_list'), place('travel_standard_settings')],
    [
      'the rest of the query goes along',
      place('my_order_list_air', {}, { gpFlag: '1', page: '2' }),
      place('my_order_list', { type: 'gp' }, { page: '2' }),
    ],
    ['every other route stays', place('order_list', {}, { type: 'gp' }), null],
    ['a name that is no route stays', place('constructor'), null],
  ];
  it.each(rows)('%s', (_, from, to) => {
    expect(redirectOf(from)).toEqual(to);
  });
});

describe('home routes (section 2.7)', () => {
  const rows: [sentence: string, from: Place, homePageName: string, to: Place | null][] = [
    ['/ is the business home', place('index'), '', place('th_business_index')],
    ['/ is the configured home page', place('index'), 'WLBusinessWLIndex', place('WLBusinessWLIndex')],
    ['th_official_index without a configured page stays', place('th_official_index'), '', null],
    ['th_business_index without a configured page stays', place('th_business_index'), '', null],
    [
      'th_official_index goes to the configured page',
      place('th_official_index'),
      'WLBusinessWLIndex',
      place('WLBusinessWLIndex'),
    ],
    [
      'th_business_index goes to the configured page',
      place('th_business_index'),
      'th_official_index',
      place('th_official_index'),
    ],
    ['the configured page itself stays', place('th_official_index'), 'th_official_index', null],
    ['other pages stay', place('partner_plan_index'), 'WLBusinessWLIndex', null],
    [
      'type and query go along',
      place('th_business_index', { type: 'hotel' }, { from: 'mail' }),
      'WLBusinessWLIndex',
      place('WLBusinessWLIndex', { type: 'hotel' }, { from: 'mail' }),
    ],
    [
      'where the page takes no type, it is dropped',
      place('th_business_index', { type: 'hotel' }),
      'DomesticAirTicketQuery',
      place('DomesticAirTicketQuery'),
    ],
    ['an unknown name counts as none', place('th_business_index'), 'no_such_page', null],
    ['an unknown name of / is the business home', place('index'), 'no_such_page', place('th_business_index')],
    ['a page that needs parameters counts as none', place('th_business_index'), 'pay_order', null],
    ['a name that leads back counts as none', place('th_business_index'), 'index', null],
    ['mismatch counts as none', place('index'), 'mismatch', place('th_business_index')],
  ];
  it.each(rows)('%s', (_, from, homePageName, to) => {
    expect(homeRedirectOf(from, { routes: allRoutes, homePageName })).toEqual(to);
  });
});
