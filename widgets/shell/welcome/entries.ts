import { levelKeyOf } from '#domain/account/level.ts';
import type { LevelKey } from '#domain/account/level.ts';
import { iconBell, iconBuilding, iconList, iconPlane, iconReceipt, iconUser, iconUsers } from '#parts/product/icons.ts';
import type { texts } from './texts.ts';

type Member = Parameters<typeof levelKeyOf>[0];

interface Entry {
  /** A route name. */
  route: string;
  values?: Readonly<Record<string, string>>;
  icon: string;
  title: keyof typeof texts;
  text: keyof typeof texts;
}

const search: Entry = { route: 'DomesticAirTicketQuery', icon: iconPlane, title: 'search', text: 'searchText' };
const orders: Entry = {
  route: 'my_order_list',
  values: { type: 'airTicket' },
  icon: iconReceipt,
  title: 'orders',
  text: 'ordersText',
};
const passengers: Entry = { route: 'passengers', icon: iconUsers, title: 'passengers', text: 'passengersText' };
const centre: Entry = { route: 'PersonalCentralIndex', icon: iconUser, title: 'centre', text: 'centreText' };
const rules: Entry = {
  route: 'agreement_frame',
  values: { type: 'air_rules' },
  icon: iconList,
  title: 'rules',
  text: 'rulesText',
};
const notices: Entry = {
  route: 'agreement_frame',
  values: { type: 'notices' },
  icon: iconBell,
  title: 'notices',
  text: 'noticesText',
};
const about: Entry = { route: 'company_text', icon: iconBuilding, title: 'about', text: 'aboutText' };
const workbench = (route: string): Entry => ({ route, icon: iconBuilding, title: 'workbench', text: 'workbenchText' });

/** First pages of a member of each level; pages that the level may not open are left out. */
const byLevel: Readonly<Partial<Record<LevelKey, readonly Entry[]>>> = {
  '70': [workbench('company_index'), search, orders],
  '7_0': [workbench('travel_central_index'), search, orders, passengers],
  '40': [workbench('PersonalCentralIndex'), search, orders, passengers],
  '999': [search, rules, notices, about],
};

export const entriesFor = (member: Member): readonly Entry[] =>
  byLevel[levelKeyOf(member)] ?? [search, orders, passengers, centre];

/** Part of the day in China, for the greeting. */
export function greetingAt(moment: string): 'night' | 'morning' | 'noon' | 'afternoon' | 'evening' {
  const hour = Number(moment.slice(11, 13));
  if (hour < 5 || hour >= 23) return 'night';
  if (hour >= 18) return 'evening';
  if (hour < 11) return 'morning';
  return hour < 14 ? 'noon' : 'afternoon';
}
