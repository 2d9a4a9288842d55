import { describe, expect, it } from 'vitest';
import { almostLinear, growthOf } from '#tests/support/growth.ts';
import { idCheckCharacter } from '../../passenger/documents/id-card.ts';
import { longestPaste } from './plain-text.ts';
import { markedParts, readOrder } from './read-order.ts';
import type { Read, ReadOrder } from './read-order.ts';

const today = '2026-11-20';
const card = (digits: string): string => digits + idCheckCharacter(digits);
const [zhang, li] = [card('11010119900307302'), card('31010519850627016')];

/** People and flights in one line each, as a table reads best. */
function brief({ people, segments }: ReadOrder) {
  return {
    people: people.map((one) =>
      [one.name.value, one.certType, one.certNo.value, one.mobilePhone.value].join(' ').trim(),
    ),
    flights: segments.map((one) =>
      [one.flightNo.value, one.cabin.value || '?', one.date.value, `${one.from.value}${one.to.value}`].join(' '),
    ),
  };
}

const rt = ` 1.ZHANG/SAN MR 2.李四 JD8F3K
 3.  CA1501 Y   SU22NOV  PEKSHA HK2   0800 1010          E T3T2
 4.SHA/T SHA/T021-62345678/STAR TRAVEL/LIU YANG ABCDEFG
 5.TL/1800/21NOV/SHA099
 6.SSR FOID CA HK1 PPE12345678/P1
 7.SSR FOID CA HK1 NI${li}/P2
 8.SSR ADTK 1E BY SHA21NOV26/1800 OR CXL CA1501 Y22NOV
 9.OSI CA CTCT13800000010
10.OSI CA CTCM13900001111/P2
11.RMK CA/NV7HQJ
12.SHA099`;
const readRt = {
  people: ['ZHANG/SAN 2 E12345678', `李四 1 ${li} 13900001111`],
  flights: ['CA1501 Y 2026-11-22 PEKSHA'],
};

const readings: readonly (readonly [name: string, text: string, expected: { people: string[]; flights: string[] }])[] =
  [
    ['a whole RT output', rt, readRt],
    ['the same in small letters', rt.toLowerCase(), readRt],
    ['the same with line ends of all kinds', rt.replaceAll('\n', '\r\n').replace('\r\n 5', '\r 5'), readRt],
    [
      'the same in full-width signs',
      rt.replace(/[0-9A-Z]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
      readRt,
    ],
    [
      'names on lines of their own, a flight without times, FOID of one passenger without a passenger number',
      ` 1.王小明\n 2. MU5102 M MO23NOV26 SHAPEK HK1\n 3.SSR FOID MU HK1 NI${zhang}\n`,
      { people: [`王小明 1 ${zhang}`], flights: ['MU5102 M 2026-11-23 SHAPEK'] },
    ],
    [
      'two flights and a day after midnight',
      ` 1.李四 HX5YQD\n 2.  CZ3102 V TU24NOV PEKCAN RR1 2200 0120+1\n 3.  CZ3101 K FR27NOV CANPEK RR1 0800 1110`,
      { people: ['李四 1'], flights: ['CZ3102 V 2026-11-24 PEKCAN', 'CZ3101 K 2026-11-27 CANPEK'] },
    ],
    [
      'DOCS with birthday and expiry',
      ` 1.ZHANG/SAN MR HX5YQD\n 2.  CA1501 Y SU22NOV PEKSHA HK1 0800 1010\n 3.SSR DOCS CA HK1 P/CN/E12345678/CN/07MAR90/M/20JAN30/ZHANG/SAN/P1`,
      { people: ['ZHANG/SAN 2 E12345678'], flights: ['CA1501 Y 2026-11-22 PEKSHA'] },
    ],
    [
      'a child and titles that are no part of the name',
      ` 1.张三 2.张小宝CHD HX5YQD\n 3.  CA1501 Y SU22NOV PEKSHA HK2`,
      { people: ['张三 1', '张小宝 1'], flights: ['CA1501 Y 2026-11-22 PEKSHA'] },
    ],
    [
      'a flight number with a space and a code share mark',
      ` 1.张三\n 2. *ZH 1501 Y SU22NOV PEKSHA HK1`,
      { people: ['张三 1'], flights: ['ZH1501 Y 2026-11-22 PEKSHA'] },
    ],
    [
      'a flight number that begins with a figure',
      ` 1.张三\n 2.  9C8803 Y SU22NOV SHAPEK HK1 0800 1010`,
      { people: ['张三 1'], flights: ['9C8803 Y 2026-11-22 SHAPEK'] },
    ],
    [
      'flights alone, without any name',
      'CA1501 Y SU22NOV PEKSHA DK1 0800 1010',
      { people: [], flights: ['CA1501 Y 2026-11-22 PEKSHA'] },
    ],
    [
      'one line of name, card and phone',
      `张三 ${zhang} 13800000010`,
      { people: [`张三 1 ${zhang} 13800000010`], flights: [] },
    ],
    [
      'the same in another order with other separators',
      `13800000010，${zhang}；张三\n${li}/李四`,
      { people: [`张三 1 ${zhang} 13800000010`, `李四 1 ${li}`], flights: [] },
    ],
    [
      'numbers in groups and a phone with its country',
      '1、张三 身份证 110101 1990 0307 302' + zhang.slice(-1) + ' +86 138-0000-0010',
      { people: [`张三 1 ${zhang} 13800000010`], flights: [] },
    ],
    ['a passport in words', '李四 护照 E12345678', { people: ['李四 2 E12345678'], flights: [] }],
    [
      'a permit of Hong Kong by its form',
      'CHAN TAI MAN H01234567',
      { people: ['CHAN TAI MAN 5 H01234567'], flights: [] },
    ],
    [
      'rows of a sheet with heads',
      `姓名\t证件号码\t手机号\n张三\t${zhang}\t13800000010\n李四\t${li}\t\n`,
      { people: [`张三 1 ${zhang} 13800000010`, `李四 1 ${li}`], flights: [] },
    ],
    [
      'labels before the values, one on each line',
      `姓名：张三\n身份证号：${zhang}\n手机：13800000010`,
      { people: [`张三 1 ${zhang} 13800000010`], flights: [] },
    ],
    [
      'a flight in words before the people',
      `CA1501 11月22日 北京-上海 Y舱\n张三 ${zhang}`,
      { people: [`张三 1 ${zhang}`], flights: ['CA1501 Y 2026-11-22 BJSSHA'] },
    ],
    [
      'a flight with a whole date and codes',
      `MU5102 2026/11/23 SHA-PEK M舱 李四 ${li}`,
      { people: [`李四 1 ${li}`], flights: ['MU5102 M 2026-11-23 SHAPEK'] },
    ],
    [
      'a flight without cabin and cities',
      `航班 CA1501 2026-11-22\n张三 ${zhang}`,
      { people: [`张三 1 ${zhang}`], flights: ['CA1501 ? 2026-11-22 '] },
    ],
    ['a day of next year', 'CA1501 Y 05JAN PEKSHA HK1', { people: [], flights: ['CA1501 Y 2027-01-05 PEKSHA'] }],
    [
      'a passenger with a label before a flight',
      `乘客：张三，身份证：${zhang}，手机13900001111\n航班CA1503 12月9日 北京到上海`,
      { people: [`张三 1 ${zhang} 13900001111`], flights: ['CA1503 ? 2026-12-09 BJSSHA'] },
    ],
    [
      'a day and two cities in a sentence, without a flight number',
      `订12月20号早上北京到上海的机票，两个人 张三 ${zhang} 13900001111，李四 护照 E12345678`,
      { people: [`张三 1 ${zhang} 13900001111`, '李四 2 E12345678'], flights: [' ? 2026-12-20 BJSSHA'] },
    ],
    [
      'a day by its distance, behind the passenger',
      `出行人 张三 13800000010 ${zhang} 明天 MU5112 北京-上海`,
      { people: [`张三 1 ${zhang} 13800000010`], flights: ['MU5112 ? 2026-11-21 BJSSHA'] },
    ],
    [
      'a flight number with its cities, without a day',
      'MU5112 北京-上海',
      { people: [], flights: ['MU5112 ?  BJSSHA'] },
    ],
    [
      'a birthday beside two cities, which are no journey',
      `张三 ${zhang} 1990-03-07 北京到上海`,
      { people: [`张三 1 ${zhang}`], flights: [] },
    ],
    [
      'control characters between everything',
      `张三\u0000${zhang}\u0007\u000b13800000010\u200b`,
      { people: [`张三 1 ${zhang} 13800000010`], flights: [] },
    ],
    [
      'lines of people beside a booking: the document of a name that is there',
      ` 1.李四 HX5YQD\n 2.  CA1501 Y SU22NOV PEKSHA HK1\n\n李四 ${li} 13900001111`,
      { people: [`李四 1 ${li} 13900001111`], flights: ['CA1501 Y 2026-11-22 PEKSHA'] },
    ],
    [
      'the same twice is one text twice, not a crash',
      `${rt}\n${rt}`.slice(0, 40),
      { people: ['ZHANG/SAN 1', '李四 1'], flights: [] },
    ],
  ];

it('names of a PNR may have their pinyin behind a slash', () => {
  const { people } = readOrder('1.张伟/ZHANGWEI 2.李娜 HX5YQD\n3. CA1501 Y MO30NOV PEKSHA HK2 0830 1040', today);
  expect(people.map(({ name }) => name.value)).toEqual(['张伟', '李娜']);
});

describe('a pasted text', () => {
  it.each(readings)('%s', (_, text, expected) => {
    const order = readOrder(text, today);
    expect([order.fault, brief(order)]).toEqual(['', expected]);
  });

  const sourcesOf = ({ people, segments }: ReadOrder): Read[] => [
    ...people.flatMap(({ name, certNo, mobilePhone }) => [name, certNo, mobilePhone]),
    ...segments.flatMap(({ flightNo, cabin, from, to }) => [flightNo, cabin, from, to]),
  ];
  it.each(readings)('%s: every value stands where its source says', (_, text) => {
    for (const { value, source } of sourcesOf(readOrder(text, today)).filter((one) => one.value)) {
      expect(source, value).not.toBeNull();
      const shown = text.slice(source?.from, source?.to).normalize('NFKC').toUpperCase();
      const plain = (one: string) => one.replace(/[\s/-]/g, '');
      if (!/^(?:BJS|SHA)$/.test(value) || shown === value) expect(plain(shown)).toBe(plain(value));
    }
  });
});

describe('doubts', () => {
  const doubtsOf = (text: string) => sources(readOrder(text, today)).filter(Boolean);
  const sources = ({ people, segments }: ReadOrder) => [
    ...people.flatMap(({ name, certNo }) => [name.doubt, certNo.doubt]),
    ...segments.flatMap(({ flightNo, cabin, date, from, to }) =>
      [flightNo, cabin, date, from, to].map(({ doubt }) => doubt),
    ),
  ];
  const wrongCard = `${zhang.slice(0, 16)}${(Number(zhang[16]) + 1) % 10}${zhang.slice(17)}`;
  it.each([
    ['a card with a wrong check digit', `张三 ${wrongCard}`, /校验位不符/],
    ['the same document twice', `张三 ${zhang}\n李四 ${zhang}`, /与前面一位的证件号码相同/],
    ['a name without document', ' 1.张三\n 2. CA1501 Y SU22NOV PEKSHA HK1', /没有读到证件/],
    [
      'a flight in an unknown state',
      ` 1.张三\n 2. CA1501 Y SU22NOV PEKSHA QQ1\n张三 ${zhang}`,
      /航段状态 QQ：含义不明/,
    ],
    ['a waitlisted flight', 'CA1501 Y SU22NOV PEKSHA HL1', /航段状态 HL：候补/],
    [
      'other seats than people',
      ` 1.张三\n 2. CA1501 Y SU22NOV PEKSHA HK3\n张三 ${zhang}`,
      /原文为 3 个座位，识别到 1 位/,
    ],
    ['a day in the past', 'CA1501 Y 22NOV25 PEKSHA HK1', /日期已过/],
    ['a day that does not exist', 'CA1501 Y 31NOV PEKSHA HK1', /日期“31NOV”不存在/],
    ['an unknown airport', 'CA1501 Y 22NOV PEKQQQ HK1', /没有找到机场或城市 QQQ/],
    ['a day that counts from today', 'CA1501 PEK-SHA 明天 Y舱', /“明天”从今天（2026-11-20）算起/],
    ['a day without its flight', '11月22日 北京到上海', /没有读到航班号/],
    ['no cabin', 'CA1501 2026-11-22 PEK-SHA', /没有写舱位/],
    [
      'a FOID that belongs to nobody in particular',
      ` 1.张三 2.李四\n 3. CA1501 Y SU22NOV PEKSHA HK2\n 4.SSR FOID CA HK1 NI${zhang}`,
      /没有写属于第几位旅客/,
    ],
    [
      'NI with a passport',
      ` 1.张三\n 2. CA1501 Y SU22NOV PEKSHA HK1\n 3.SSR FOID CA HK1 NIE12345678/P1`,
      /请选择证件类型/,
    ],
  ])('%s is marked with its reason', (_, text, reason) => {
    expect(doubtsOf(text)[0]).toMatch(reason);
  });

  it('are none for a good booking with its documents', () => expect(doubtsOf(rt)).toEqual([]));

  it('about the whole are notes: too many flights or people, and what is missing', () => {
    const flight = (n: number) => `CA150${n} Y 2${n}NOV PEKSHA HK1`;
    expect(readOrder([1, 2, 3].map(flight).join('\n'), today).notes).toEqual([
      '读到 3 个航段，一次最多 2 个（去程与返程），其余请另行下单',
      '没有读到乘机人，请补充姓名和证件',
    ]);
    const many = Array.from({ length: 11 }, (_, n) => `张三 E1234567${n % 10}${n > 9 ? '0' : ''}`).join('\n');
    const order = readOrder(many, today);
    expect([order.people.length, order.notes]).toEqual([
      9,
      ['读到 11 位乘机人，一次最多 9 位，其余请另行下单', '没有读到航班，请补充航班号、日期和城市'],
    ]);
  });
});

describe('a hostile text', () => {
  it.each([
    ['nothing', '', /请粘贴/],
    ['spaces and line ends', ' \r\n\t ', /请粘贴/],
    ['a megabyte', 'CA1501 Y '.repeat(120_000), /内容过长（1,080,000 字）/],
    ['prose', '您好，请帮忙看看最近有没有便宜的票，谢谢', /没有识别出航班或乘机人/],
    ['markup', '<img src=x onerror=alert(1)>', /没有识别出/],
    ['a formula', '=HYPERLINK("http://x")', /没有识别出/],
  ])('%s is refused with a message', (_, text, message) => {
    expect(readOrder(text, today).fault).toMatch(message);
  });

  /** The text before, the piece that is repeated, and the text behind it. */
  it.each([
    ['spaces', '', ' ', 'x'],
    ['tabs before a flight', '', '\t', 'CA1501 Y SU22NOV'],
    ['spaces behind a number', ' 1.', ' ', 'x'],
    ['spaces behind a cabin', 'CA1501 Y ', ' ', 'x'],
    ['spaces behind a name of DOCS', 'SSR DOCS CA HK1 P/CN/E12345678/CN/07MAR90/M/20JAN30/A', ' ', '.'],
    ['words in a name of DOCS', 'SSR DOCS CA HK1 P/CN/E12345678/CN/07MAR90/M/20JAN30/A', ' A', '.'],
    ['arrows between cities', 'CA1501 11月22日 北京', '到', 'x'],
    ['figures', '', '1', 'x'],
    ['letters', '', 'A', 'x'],
    ['names', '', '张 ', 'x'],
    ['words', '', 'A ', 'x'],
    ['numbered names', '', '1.张三 ', 'x'],
    ['slashes', '', 'A/', 'x'],
    ['flights', '', 'CA1501 ', 'x'],
    ['items', '', '\n 2. CA1501 Y SU22NOV PEKSHA', 'x'],
    ['documents', '', 'SSR FOID CA HK1 NI', 'x'],
    ['line ends', '', '\n', 'x'],
    ['surrogates', '', '\ud83d', 'x'],
  ])('the time to read %s grows with their number, not with its square', (_, head, piece, tail) => {
    const textOf = (size: number) => head + piece.repeat(Math.floor(size / piece.length)) + tail;
    const growth = growthOf(textOf, (text) => readOrder(text, today), Math.floor(longestPaste / 4) - 100);
    expect(growth).toBeLessThan(almostLinear);
  });
});

it('marked parts are the text again, with the fields in their places', () => {
  const parts = markedParts('张三 13800000010!', [
    { from: 3, to: 14, field: 'phone' },
    { from: 0, to: 2, field: 'name' },
    { from: 1, to: 4, field: 'overlaps' },
  ]);
  expect(parts).toEqual([
    { text: '张三', field: 'name' },
    { text: ' ', field: '' },
    { text: '13800000010', field: 'phone' },
    { text: '!', field: '' },
  ]);
});
