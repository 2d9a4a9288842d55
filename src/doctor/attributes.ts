/** Of the rows of public widgets (scripts/build/row-values.ts): the doctor needs no other file. */
declare const __ATTRIBUTES__: Readonly<Record<string, readonly string[]>>;

/** Attributes of a container beside the settings, by widget, without `data-`. */
export const widgetAttributes = __ATTRIBUTES__;

type Shape = readonly [looks: RegExp, said: string];
const oneOf = (said: string): Shape => [new RegExp(`^(${said.replaceAll(', ', '|')})$`), said];
const place: Shape = [/^[a-z]{3}$/i, 'an IATA code of three letters'];
const day: Shape = [/^\d{4}-\d\d-\d\d$/, 'YYYY-MM-DD'];
const people: Shape = [/^\d$/, 'a number up to 9'];

/** Valid values of attributes that do not take every text. */
export const shapes: Readonly<Record<string, Shape>> = {
  from: place,
  to: place,
  city: place,
  'check-in': day,
  'check-out': day,
  rooms: people,
  ages: [/^\d{1,2}(,\d{1,2}){0,2}$/, 'up to three ages by comma'],
  date: day,
  'return-date': [/^(\d{4}-\d\d-\d\d|open)$/, 'YYYY-MM-DD, open'],
  adults: people,
  children: people,
  infants: people,
  cabin: oneOf('Y, W, CF, all'),
  'travel-type': oneOf('private, business'),
  account: oneOf('off'),
  presentation: oneOf('inline, dialog'),
  type: oneOf('1, 2, airTicket, gp, hotel, train, intl'),
  'access-type': oneOf('THIRD_PARTY'),
  locale: oneOf('zh-CN, zh, en, en-US, en-GB'),
  router: oneOf('hash, memory, history'),
  load: oneOf('visible, eager, idle, click'),
  auto: oneOf('off'),
};

/** The switch of an application that sells what a widget shows (src/domain/product/products.ts). */
export const switchOf: Readonly<Record<string, string>> = { 'hotel-booking': 'hotel', 'train-booking': 'train' };

/** These count on the script tag alone. */
export const scriptOnly: readonly string[] = ['api', 'auto'];

/** Settings that a container may repeat, `travel-widget` and `travel-open`, of an element that a press opens a widget from. */
export const settings =
  'travel-widget travel-open app-id sign access-type api locale router base load auto extras'.split(' ');
