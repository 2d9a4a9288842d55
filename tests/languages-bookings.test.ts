import { expect, it } from 'vitest';
import type { BookingTerms } from '#domain/company/preferences.ts';
import { overReasons, overStayReasons, overTrainReasons } from '#domain/corporate/over-reason.ts';
import { stepsOfStay } from '#domain/order/booking-steps.ts';
import { checkContactName } from '#domain/passenger/contact.ts';
import { checkMembers } from '#domain/passenger/party/party-members.ts';
import { chooseThese, fewerText, missingOf } from '#domain/passenger/party/searched-party.ts';
import { wishInWords } from '#domain/rail/order/seat-choice.ts';
import { ticketTypeNames } from '#domain/rail/ticket-types.ts';
import { bookingRows, bookingTables } from '#entries/languages/booking/bookings.ts';
import { ordersSentences } from '#entries/languages/account/centre/orders.ts';
import { namesOfOrders } from '#entries/languages/account/names-of-orders.ts';
import { sayWith } from '#entries/languages/languages.ts';
import { railNames } from '#entries/languages/rail-names.en.ts';
import { insuranceNote } from '#parts/booking/company/insurance-note.ts';
import { conflictWords } from '#parts/rail/offer/conflict-words.ts';
import { chinese, literalsIn, testTwins, textsOf } from '#tests/support/suites/twin-suite.ts';

const say = sayWith(new Map([...namesOfOrders, ...railNames]), [...bookingRows, ...ordersSentences]);
const unsaid = (texts: readonly string[]) =>
  [...new Set(texts.map((text) => say(text)))].filter((text) => chinese.test(text));

/** Folders of the forms of orders and of their parts. */
const folders = [
  'widgets/flight/flight-booking',
  'widgets/flight/intl-order',
  'widgets/flight/intl-search',
  'widgets/hotel/hotel-order',
  'widgets/train/train-order',
  'src/parts/booking',
  'src/parts/intl/popular',
  'src/parts/intl/results',
  'src/parts/rail/account',
  'src/parts/rail/seats',
  'src/parts/rail/student',
  'src/parts/traveller',
];

/** Said sentence by sentence. */
const notices = [
  'widgets/flight/flight-booking/sections/terms.ts',
  'widgets/flight/intl-order/sections/TermsDialog.tsx',
  'widgets/hotel/hotel-order/sections/TermsDialog.tsx',
  'widgets/train/train-order/sections/TermsDialog.tsx',
  'widgets/hotel/hotel-order/order/rules.ts',
  'src/domain/rail/student.ts',
];

it('no English table or sentence of a booking has a Chinese character, and no sentence is given twice', () => {
  const wrong = Object.entries(bookingTables(say)).flatMap(([name, table]) =>
    textsOf(table)
      .filter((text) => chinese.test(text))
      .map((text) => `${name}: ${text}`),
  );
  expect(wrong).toEqual([]);
  const rows = bookingRows.filter(([, english]) => typeof english === 'string');
  expect(rows.filter(([, english]) => chinese.test(String(english)))).toEqual([]);
  const keys = bookingRows.map(([text]) => text);
  expect(keys.filter((text, at) => keys.indexOf(text) !== at)).toEqual([]);
});

it('notices and what an order lacks are said', () => {
  expect(unsaid(literalsIn(...notices))).toEqual([]);
  expect(unsaid([...overReasons, ...overStayReasons, ...overTrainReasons, ...Object.values(ticketTypeNames)])).toEqual(
    [],
  );
  expect(unsaid([true, false].flatMap(stepsOfStay))).toEqual([]);
  expect(unsaid([checkContactName(''), checkContactName('1')])).toEqual([]);
  expect(
    unsaid(
      (['asFare', 'company', 'traveller'] as const).flatMap((insurancePayer) =>
        (['default', 'optional'] as const).map((insurance) =>
          insuranceNote({ insurancePayer, insurance } as unknown as BookingTerms, say),
        ),
      ),
    ),
  ).toEqual([]);
});

it('two trains at one time are said, one of which arrives on another day', () => {
  const at = (station: string, moment: string) => ({ station, telecode: station, at: moment });
  const times = (trainNumber: string, to: string) => ({
    trainNumber,
    from: at('FTP', '2026-12-09 02:41:00'),
    to: at('SHH', to),
  });
  const { text } = conflictWords({
    kind: 'overlap',
    orderNo: '',
    field: '',
    name: 'LIN',
    wanted: times('K19', '2026-12-10 04:31:00'),
    held: times('G43', '2026-12-09 08:00:00'),
  });
  expect(say(text)).toBe(
    'There is a ticket for G43 9 Dec Wed 02:41–08:00 FTP → SHH, at the time of K19 9 Dec Wed 02:41–04:31 +1 d FTP → SHH. Nothing is held or charged.',
  );
});

/** A name or sentence that a form says where it shows it, a mark between names, what a partner's users are called without one. */
const isSaid = (text: string): boolean =>
  /^[、，＋ ]+$|用户$/.test(text) || unsaid([text.replaceAll(/\$\{[^}]*\}/g, '5')]).length === 0;
testTwins(folders, 33, (code) =>
  code.replaceAll(/(['"`])([^'"`\n]*[\u2e80-\u9fff\uff00-\uffef][^'"`\n]*)\1/g, (whole, _, text: string) =>
    isSaid(text) ? '' : whole,
  ),
);

const counts = (ADT: number, CHD = 0, INF = 0) => ({ ADT, CHD, INF });
const member = (fare: 'ADT' | 'CHD' | 'INF', age: number) => ({ fare, age });

it('a party, who is missing of it, and seats beside each other are said', () => {
  const all = [counts(1), counts(2, 1), counts(2, 1, 1), counts(0, 2)];
  const parties = [
    [],
    Array.from({ length: 10 }, () => member('ADT', 30)),
    [member('CHD', 3)],
    [member('CHD', 9)],
    [member('ADT', 30), member('INF', 1), member('INF', 1)],
    [member('ADT', 30), ...Array.from({ length: 3 }, () => member('CHD', 9))],
    [member('ADT', 15), member('CHD', 9)],
  ];
  const rows = [
    ['A', 'B', 'C'],
    ['D', 'F'],
  ];
  const wishes = [
    ['1A'],
    ['1B'],
    ['1C'],
    ['1A', '1C'],
    ['1C', '1D'],
    ['1A', '1B', '1C'],
    ['1A', '2A'],
    ['1A', '1B', '2D'],
  ];
  expect(
    unsaid([
      ...all.map(chooseThese),
      ...all.map((searched) => missingOf(counts(0), searched)),
      ...all.map((chosen) => fewerText(chosen, counts(3, 2, 1))),
      ...parties.map((party) => checkMembers(party)?.message ?? ''),
      ...wishes.map((wish) => wishInWords(wish, rows)),
    ]),
  ).toEqual([]);
  expect(say(chooseThese(counts(2, 1)))).toBe('Choose 2 adults and 1 child');
});
