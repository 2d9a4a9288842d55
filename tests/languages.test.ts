import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { signal } from '@preact/signals-core';
import { servedStations } from '../demo/sandbox/products/train/answers/served-stations.ts';
import { stationNames } from '#domain/rail/search/station-names.en.ts';
import { readStations } from '#domain/rail/station-table.ts';
import { cities } from '#domain/flight/cities/cities.ts';
import { airlineNames } from '#domain/flight/airline-names.ts';
import { fareWords } from '#domain/flight/fare-choice.ts';
import { newerWording, olderWording } from '#domain/account/login-wording.ts';
import { english as ofAll, inEnglish } from '#entries/languages/english.ts';
import { inLanguage, say } from '#entries/languages/languages.ts';
import { names as namesOfAll } from '#entries/languages/names.en.ts';
import { hotelNames } from '#entries/languages/hotel-names.en.ts';
import { railNames } from '#entries/languages/rail-names.en.ts';
import { createSession } from '#session/session.ts';
import { defaultConfig } from '#theme/default-config.ts';
import { words } from '#ui/base/words.ts';
import { calendarWords } from '#ui/calendar/calendar-words.ts';
import { barTexts } from '#parts/booking/application/bar-texts.ts';
import { forWhomTexts } from '#parts/booking/for-whom/for-whom-texts.ts';
import { complyTexts } from '#parts/policy/comply-texts.ts';
import { rideTexts } from '#parts/rail/ride-texts.ts';
import { resultsTexts } from '#parts/rail/results/texts.ts';
import { planTexts } from '#parts/rail/seat-plan/texts.ts';
import { pickerTexts as stationTexts } from '#parts/rail/stations/picker-texts.ts';
import { trainTexts } from '#parts/rail/trains/texts.ts';
import { transferTexts } from '#parts/rail/transfer/texts.ts';
import { wayTexts } from '#parts/rail/ways/texts.ts';
import { texts as login } from '#widgets/account/login/texts.ts';
import { texts as loginClassic } from '#widgets/account/login-classic/texts.ts';
import { texts as footTexts } from '#widgets/flight/flight-search/form/foot-texts.ts';
import { texts as pickerTexts } from '#widgets/flight/flight-search/form/picker-texts.ts';
import { texts as resultTexts } from '#parts/flight/list/texts.ts';
import { cancelTexts } from '#parts/hotel/cancel-texts.ts';
import { tables as hotelTables } from '#widgets/hotel/hotel-booking/english.ts';
import { detailTexts as hotelTexts } from '#widgets/hotel/hotel-booking/details/texts.ts';
import { pickerTexts as hotelPickerTexts } from '#widgets/hotel/hotel-booking/form/picker-texts.ts';
import { listTexts as hotelListTexts } from '#widgets/hotel/hotel-booking/list/texts.ts';
import { mapTexts } from '#widgets/hotel/hotel-booking/map/texts.ts';
import { photoTexts } from '#parts/hotel/pictures/texts.ts';
import { texts as hotelSearchTexts } from '#widgets/hotel/hotel-booking/texts.ts';
import { texts as searchTexts } from '#widgets/flight/flight-search/texts.ts';
import { tables as orderTables } from '#widgets/order/order-list/english.ts';
import { texts as orderTexts } from '#widgets/order/order-list/texts.ts';
import { texts as tripTexts } from '#widgets/order/order-list/trips/texts.ts';
import { intlTabTexts } from '#parts/intl/order-tab/texts.ts';
import { texts as messageTexts } from '#parts/messages/texts.ts';
import { stayTabTexts } from '#parts/hotel/order-tab/texts.ts';
import { railTabTexts } from '#parts/rail/order-tab/texts.ts';
import { texts as screenTexts } from '#screens/texts.ts';
import { texts as viewTexts } from '#screens/views/texts.ts';
import { troubleTexts } from '#runtime/messages/trouble-texts.ts';
import { arrangeWords } from '#ui/arrange/arrange-words.ts';
import { chartWords } from '#ui/chart/chart-words.ts';
import { countdownWords } from '#ui/display/Countdown.tsx';
import { listWords } from '#ui/list/words/list-words.ts';
import { pagerWords } from '#ui/list/Pager.tsx';
import { treeWords } from '#ui/tree/tree-words.ts';
import { weekWords } from '#ui/week/week-words.ts';
import { formNames } from '#entries/languages/account/form-names.en.ts';
import { menuNames } from '#entries/languages/account/menu-names.en.ts';
import { moneyNames } from '#entries/languages/account/money-names.en.ts';
import { screenTables } from '#widgets/screen-words.en.ts';
import { walletTables } from '#entries/languages/account/wallet.ts';
import { orderNames } from '#domain/sheet/order-names.en.ts';
import { tables as trainTables } from '#widgets/train/train-booking/english.ts';
import { pickerTexts as trainPickerTexts } from '#widgets/train/train-booking/form/picker-texts.ts';
import { listTexts } from '#widgets/train/train-booking/list/texts.ts';
import { texts as walletTexts } from '#widgets/wallet/wallet/texts.ts';
import { texts as cardTexts } from '#widgets/wallet/wallet/cards/texts.ts';
import { texts as codeTexts } from '#widgets/wallet/wallet/codes/texts.ts';
import { texts as walletPinTexts } from '#widgets/wallet/wallet/pay-password/texts.ts';
import { texts as rechargeForTexts } from '#parts/account/recharge/texts.ts';
import { texts as rechargeTexts } from '#widgets/wallet/wallet/recharge/texts.ts';
import { texts as rechargesTexts } from '#widgets/wallet/wallet/recharges/texts.ts';
import { texts as refundsTexts } from '#parts/order/refunds/texts.ts';
import { texts as savingsTexts } from '#widgets/wallet/wallet/savings/texts.ts';
import { texts as withdrawTexts } from '#widgets/wallet/wallet/withdraw/texts.ts';
import { texts as frameTexts } from '#widgets/shell/account-frame/texts.ts';
import { texts as breadcrumbTexts } from '#widgets/shell/breadcrumb/texts.ts';
import { texts as actingTexts } from '#parts/account/words/acting-texts.ts';
import { texts as smsTexts } from '#parts/account/words/code-texts.ts';
import { texts as hiddenTexts } from '#parts/account/words/hidden-texts.ts';
import { texts as pinTexts } from '#parts/account/words/pay-password-texts.ts';
import { formTexts } from '#screens/words/form-texts.ts';
import { texts as trainSearchTexts } from '#widgets/train/train-booking/texts.ts';
import { chinese, codeOf, sources, textsOf } from '#tests/support/suites/twin-suite.ts';

const english: Readonly<Record<string, object>> = {
  ...ofAll,
  ...hotelTables((name) => name),
  ...orderTables((name) => name),
  ...screenTables,
  ...walletTables,
  ...trainTables((name) => name, new Map()),
};
const names: Readonly<Record<string, string>> = {
  ...namesOfAll,
  ...Object.fromEntries([...railNames, ...hotelNames, ...orderNames, ...menuNames, ...formNames, ...moneyNames]),
};

/** Chinese tables by the name that they are read by; a screen's own ones are found below. */
const tables: Readonly<Record<string, readonly object[]>> = {
  controls: [words],
  calendar: [calendarWords],
  login: [login],
  'login-newer': [newerWording],
  'login-classic': [loginClassic],
  'login-older': [olderWording],
  'flight-search': [searchTexts, pickerTexts, footTexts, resultTexts],
  'flight-fares': [fareWords],
  'application-bar': [barTexts],
  'for-whom': [forWhomTexts],
  comply: [complyTexts],
  'hotel-booking': [hotelSearchTexts, hotelPickerTexts],
  'hotel-list': [hotelListTexts],
  'hotel-map': [mapTexts],
  'hotel-details': [hotelTexts],
  'hotel-pictures': [photoTexts],
  'hotel-cancel': [cancelTexts],
  'order-list': [orderTexts],
  'order-list-hotel': [stayTabTexts],
  'order-list-train': [railTabTexts],
  'order-list-intl': [intlTabTexts],
  'order-trips': [tripTexts],
  messages: [messageTexts],
  forms: [formTexts],
  wallet: [walletTexts, hiddenTexts, pinTexts],
  'wallet-cards': [cardTexts],
  'wallet-codes': [codeTexts],
  'wallet-pin': [walletPinTexts],
  'wallet-recharge': [rechargeTexts],
  'recharge-for': [rechargeForTexts],
  'wallet-recharges': [rechargesTexts],
  'wallet-refunds': [refundsTexts],
  'wallet-savings': [savingsTexts],
  'wallet-withdraw': [withdrawTexts],
  sms: [smsTexts],
  'account-frame': [frameTexts],
  breadcrumb: [breadcrumbTexts],
  acting: [actingTexts],
  screens: [screenTexts],
  'list-views': [viewTexts],
  list: [listWords],
  pager: [pagerWords],
  countdown: [countdownWords],
  arrange: [arrangeWords],
  chart: [chartWords],
  tree: [treeWords],
  week: [weekWords],
  trouble: [troubleTexts],
  'train-booking': [trainSearchTexts, trainPickerTexts, listTexts],
  'train-stations': [stationTexts],
  'train-results': [resultsTexts],
  'train-list': [trainTexts],
  'train-ride': [rideTexts],
  'train-plans': [planTexts],
  'train-ways': [wayTexts],
  'train-transfers': [transferTexts],
};
/** Folders whose screens speak English. */
const folders: Readonly<Record<string, string>> = {
  'flight-search': 'widgets/flight/flight-search',
  login: 'widgets/account/login',
  'login-classic': 'widgets/account/login-classic',
  'hotel-booking': 'widgets/hotel/hotel-booking',
  'order-list': 'widgets/order/order-list',
  'train-booking': 'widgets/train/train-booking',
  wallet: 'widgets/wallet/wallet',
};
const ofTrains = ['results', 'seat-plan', 'stations', 'trains', 'transfer', 'ways'].map(
  (part) => `src/parts/rail/${part}`,
);
const ofOrders = ['flight', 'hotel', 'intl', 'rail'].map((part) => `src/parts/${part}/order-tab`);
const shared = [
  'src/kit/forms',
  'src/kit/links',
  'widgets/shell/account-frame',
  'widgets/shell/breadcrumb',
  'src/parts/flight/list',
  'src/parts/hotel/pictures',
  'src/parts/login',
  'src/parts/messages',
  'src/parts/order/tab',
  'src/parts/search',
  'src/runtime',
  'src/screens/list',
  'src/screens/views',
  ...ofOrders,
  ...ofTrains,
];

const speaking = [...Object.values(folders), ...shared].flatMap((folder) => [...sources(folder)]);

/** Keys of the lists of Chinese names by which English ones are found. */
const isByName = (table: string) => table === 'calendar' || table === 'flight-fares';

describe('widgets in English', () => {
  it('are those whose folder is looked through here', () => {
    // Pages of the account centre are read by tests of their own (languages-account*).
    expect([...inEnglish].toSorted()).toEqual([...Object.keys(folders), 'account-centre'].toSorted());
  });

  it('have an English twin for every table and key', () => {
    expect(Object.keys(english).toSorted()).toEqual(Object.keys(tables).toSorted());
    const missing = Object.entries(tables).flatMap(([name, parts]) =>
      parts.flatMap((part) =>
        Object.entries(part)
          .filter(([key, value]) => key !== 'isPhone' && typeof Reflect.get(english[name] ?? {}, key) !== typeof value)
          .map(([key]) => `${name}.${key}`),
      ),
    );
    expect(missing).toEqual([]);
  });

  it('read no table that is not known here, and keep every word in a table', () => {
    const read = speaking.flatMap((file) =>
      [...codeOf(file).matchAll(/(?:useTexts|textsOf|useWorded)\((?:services, )?'([\w-]+)'/g)].map(([, name]) => name),
    );
    expect([...new Set(read)].filter((name) => !Object.hasOwn(tables, String(name)))).toEqual([]);
    const tableFiles = speaking.filter((file) => file.endsWith('texts.ts'));
    expect(tableFiles.filter((file) => !fs.existsSync(file.replace(/\.ts$/, '.en.ts')))).toEqual([]);
    const known = (text: string) => Object.hasOwn(names, text);
    const inline = speaking
      .filter((file) => !tableFiles.includes(file) && !exceptions.has(file))
      .flatMap((file) =>
        [...codeOf(file).matchAll(/(['`>])([^'`<>\n]*[\u3400-\u9fff][^'`<>\n]*)/g)]
          .map(([, , text = '']) => text)
          .filter((text) => !known(text))
          .map((text) => `${file}: ${text}`),
      );
    expect(inline).toEqual([]);
  });

  it('have no Chinese character in an English table', () => {
    const wrong = Object.entries(english).flatMap(([name, table]) =>
      textsOf(table)
        .filter((text) => chinese.test(text) && !isByName(name))
        .map((text) => `${name}: ${text}`),
    );
    expect(wrong).toEqual([]);
    expect(Object.values(names).filter((text) => chinese.test(text))).toEqual([]);
  });

  it('give two tables of one name the same word for the same key', () => {
    const own = Object.entries(tables).flatMap(([name, parts]) =>
      parts.flatMap((part, at) =>
        parts.slice(at + 1).flatMap((other) =>
          Object.entries(part)
            .filter(([key, value]) => Object.hasOwn(other, key) && String(Reflect.get(other, key)) !== String(value))
            .map(([key]) => `${name}.${key}`),
        ),
      ),
    );
    // 不限舱位 beside 不限, 最近搜索 beside 搜索历史: one English word says both.
    expect([...new Set(own)]).toEqual(['flight-search.anyCabin', 'hotel-booking.recent']);
  });

  it('name every city, airport and airline', () => {
    const said = [
      ...cities.flatMap((city) => [city.name, ...city.airports.map(({ name }) => name)]),
      ...airlineNames.values(),
    ].map((name) => say(name));
    expect(said.filter((name) => chinese.test(name))).toEqual([]);
    expect([say('北京'), say('西安'), say('虹桥'), say('首都'), say('白云 CAN'), say('波音 787-9'), say('')]).toEqual([
      'Beijing',
      "Xi'an",
      'Hongqiao',
      'Capital',
      'Baiyun CAN',
      'Boeing 787-9',
      '',
    ]);
  });
});

it('every station and city of the railway has an English name', async () => {
  const table = await servedStations();
  const rows = readStations(table);
  const found = stationNames(table, (city) => cities.find(({ name }) => name === city)?.english);
  const wrong = rows
    .flatMap(({ name, city }) => [name, city])
    .filter((name) => !/^[A-Z][a-zü' ]+(?: [A-Z][a-zü']+)*$/.test(found.get(name) ?? name));
  expect([...new Set(wrong)]).toEqual([]);
});

/** Words of screens behind a login, which are Chinese. */
const exceptions: ReadonlySet<string> = new Set([
  'src/parts/rail/trains/ComplyTrain.tsx',
  'src/parts/rail/trains/kind-names.ts',
]);

describe('a language tag', () => {
  const look = signal({
    ...defaultConfig,
    wording: { login: { submitLogin: '进入' }, 'login.en': { submitLogin: 'Enter' }, 'texts.en': { brand: 'Acme' } },
  });
  const { client } = createSession({
    apiBase: '',
    fetch: () => Promise.reject(new TypeError('offline')),
    config: defaultConfig,
  });
  it('is read by its prefix, with the wording of the partner over the tables', async () => {
    for (const tag of ['en', 'EN', 'en-US', 'en-GB']) {
      const config = (await inLanguage(look, tag, 'login', client)).peek();
      expect(config.wording['login']).toMatchObject({ submitLogin: 'Enter', forgot: 'Forgot password' });
      expect(config.texts).toMatchObject({ brand: 'Acme', agreement: 'Terms of Service' });
    }
  });
  it('speaks English of trains without the names of stations, where the provider cannot be asked', async () => {
    const { wording } = (await inLanguage(look, 'en', 'train-booking', client)).peek();
    expect(wording['train-booking']).toMatchObject({ search: 'Search trains' });
    const { say: own } = wording['say'] as unknown as { say(text: string): string };
    expect(['二等座', '哈尔滨', '哈尔滨西'].map((name) => own(name))).toEqual(['Second class', 'Harbin', '哈尔滨西']);
  });
  it('leaves a widget without English as it is', async () => {
    expect(await inLanguage(look, 'en', 'hotel-order', client)).toBe(look);
  });
});
