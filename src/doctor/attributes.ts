/** Of the rows of public widgets (scripts/build/row-values.ts): the doctor needs no other file. */
declare const __ATTRIBUTES__: Readonly<Record<string, readonly string[]>>;

/** Attributes of a container beside the settings, by widget, without `data-`. */
export const widgetAttributes = __ATTRIBUTES__;

type Shape = readonly [looks: RegExp, said: string];
const place: Shape = [/^[a-z]{3}$/i, 'an IATA code of three letters'];
const day: Shape = [/^\d{4}-\d\d-\d\d$/, 'YYYY-MM-DD'];
const people: Shape = [/^\d$/, 'a number up to 9'];

/** Valid values of widget attributes that do not take every text. */
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
  cabin: [/^(Y|W|CF|all)$/, 'Y, W, CF, all'],
  'travel-type': [/^(private|business)$/, 'private, business'],
  account: [/^off$/, 'off'],
  presentation: [/^(inline|dialog)$/, 'inline, dialog'],
  type: [/^(1|2|airTicket|gp|hotel|train|intl)$/, '1, 2, airTicket, gp, hotel, train, intl'],
};

/** The switch of an application that sells what a widget shows (src/domain/product/products.ts). */
export const switchOf: Readonly<Record<string, string>> = { 'hotel-booking': 'hotel', 'train-booking': 'train' };

/** These count on the script tag alone. */
export const scriptOnly: readonly string[] = ['api', 'auto'];

/** Settings that a container may repeat, and the values of those that are a choice. */
export const settings: Readonly<Record<string, readonly string[] | null>> = {
  'travel-widget': null,
  'app-id': null,
  sign: null,
  'access-type': ['THIRD_PARTY'],
  api: null,
  locale: ['zh-CN', 'zh', 'en', 'en-US', 'en-GB'],
  router: ['hash', 'memory', 'history'],
  base: null,
  load: ['visible', 'eager', 'idle', 'click'],
  auto: ['off'],
  extras: null,
};
