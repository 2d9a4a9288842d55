import { describe, expect, it } from 'vitest';
import { almostLinear, growthOf } from '#tests/support/growth.ts';
import { readOrder } from './read-order.ts';
import type { ReadOrder } from './read-order.ts';

const today = '2026-11-25';
/** A terminal fills its lines with spaces. */
const screen = (...lines: readonly string[]): string => lines.map((line) => line.padEnd(79)).join('\n');

/** An order with its people and flights, one line each. */
const brief = ({ locator, people, segments, notes, fault }: ReadOrder) => ({
  locator: locator.value,
  people: people.map(({ name, psgType, certType, certNo, bornDate, certValidDate, mobilePhone }) =>
    [
      name.value,
      psgType ?? '',
      certNo.value && `${certType}:${certNo.value}`,
      bornDate,
      certValidDate && `-${certValidDate}`,
      mobilePhone.value,
    ]
      .filter(Boolean)
      .join(' '),
  ),
  flights: segments.map(({ flightNo, date, from, to }) => `${flightNo.value} ${date.value} ${from.value}${to.value}`),
  notes: fault ? [fault] : notes,
});
const read = (...lines: readonly string[]) => brief(readOrder(screen(...lines), today));

const flight = ' 3.  CA1501 Y   SA12DEC  PEKSHA HK2   0830 1040';

describe('a booking of eTerm', () => {
  it('gives a document to the passenger whose number it names, also behind a name with pinyin', () => {
    expect(
      read(
        ' 1.李YUE 2.张蓉蓉 KF1QE7',
        ' 3.  CA4172 Q   SA12DEC  PEKKMG RR2   1150 1520      E T3--',
        ' 4.SSR FOID CA HK1 NI110101198806120313/P1',
        ' 5.OSI CA CTCT13605810000',
        ' 6.PEK1E/KF1QE7/KMG168',
      ),
    ).toEqual({
      locator: 'KF1QE7',
      people: ['李YUE 1:110101198806120313', '张蓉蓉'],
      flights: ['CA4172 2026-12-12 PEKKMG'],
      notes: [],
    });
  });

  it('says of an infant without a document with which adult it flies, and what is still needed', () => {
    const { people } = readOrder(
      [
        ' 1.陈思远 2.林晓彤 HX5YQD',
        ' 3.  CA1501 Y   SU06DEC  PEKSHA HK2   0800 1010',
        ' 4.SSR INFT CA  HK1 PEKSHA 1501 Y06DEC CHEN/XIAOBAO 10MAR26/P2',
        ' 5.XN/IN/陈小宝INF(MAR26)/P2',
      ].join('\n'),
      '2026-11-25',
    );
    expect(people[2]).toMatchObject({
      name: { value: '陈小宝' },
      psgType: 'INF',
      certType: '0',
      bornDate: '2026-03-10',
      certNo: { value: '', doubt: expect.stringMatching(/^随 林晓彤 出行；英文名 CHEN\/XIAOBAO；请补充证件号码/) },
    });
  });

  it('has an infant of XN/IN, SSR INFT and OSI 1INF once, beside its adult', () => {
    expect(
      read(
        '**ELECTRONIC TICKET PNR**',
        ' 1.刘洁 KN05M7',
        ' 2.  HU7407 N   SU13DEC  NKGDLC RR1   1045 1215          E',
        ' 3.SHA/T SHA/T 0510-82710000/STAR TRAVEL SERVICE/CHEN RU ABCDEFG',
        ' 4.T',
        ' 5.SSR FOID HU HK1 NI310115198511220881/P1',
        ' 6.SSR TKNE HU HK1 NKGDLC 7407 N13DEC INF8805159870000/1/P1',
        ' 7.SSR TKNE HU HK1 NKGDLC 7407 N13DEC 8805159870001/1/P1',
        ' 8.SSR INFT HU HK1 NKGDLC 7407 N13DEC LIU/XIAOBAO 03FEB26/P1',
        ' 9.OSI HU CTCT13585080000',
        '10.OSI YY 1INF LIUXIAOBAOINF/P1',
        '11.OSI HU CTCM13771520000/P1',
        '12.RMK CA/MKF7H5',
        '13.XN/IN/刘小宝INF(FEB26)/P1',
        '14.SHA205',
      ),
    ).toEqual({
      locator: 'KN05M7',
      people: ['刘洁 1:310115198511220881 13771520000', '刘小宝 INF 2026-02-03'],
      flights: ['HU7407 2026-12-13 NKGDLC'],
      notes: [],
    });
  });

  it.each(['MI', 'FI'])('keeps the passport of an infant (%s) apart from the adult’s', (sex) => {
    expect(
      read(
        ' 1.LIN/FULI MS JR0YTP',
        ' 2.  MU5137 Y   SA12DEC  SHAPEK HK1   0700 0920          E',
        ` 3.SSR DOCS MU HK1 P/CN/EB7230000/CN/23OCT25/${sex}/13NOV30/LIN/XIAOBAO/P1`,
        ' 4.SSR DOCS MU HK1 P/CN/E33100000/CN/13AUG90/F/27NOV33/LIN/FULI/P1',
        ' 5.SSR INFT MU HK1 SHAPEK 5137 Y12DEC LIN/XIAOBAO 23OCT25/P1',
        ' 6.OSI MU CTCT13906180000',
        ' 7.OSI YY 1INF LIN/XIAOBAO/P1',
        ' 8.XN/IN/LIN/XIAOBAO INF(OCT25)/P1',
        ' 9.SHA205',
      ),
    ).toEqual({
      locator: 'JR0YTP',
      people: ['LIN/FULI 2:E33100000 1990-08-13 -2033-11-27', 'LIN/XIAOBAO INF 2:EB7230000 2025-10-23 -2030-11-13'],
      flights: ['MU5137 2026-12-12 SHAPEK'],
      notes: [],
    });
  });

  it('drops the flight that a change of the schedule has replaced, and says so', () => {
    expect(
      read(
        ' SHA205 SCHEDULE CHG  (  0002  )  (  0002  )',
        'MARRIED SEGMENT EXIST IN THE PNR',
        '  **ELECTRONIC TICKET PNR**',
        ' 1.张晓明 2.王丽娟 KNW65R',
        ' 3.  MU5101 Y   SA12DEC  SHAPEK HK2   0700 0920          E',
        ' 4.  MU5104 Y   TU15DEC  PEKSHA UN2   0835 1110          E',
        ' 5.  MU5106 Y   TU15DEC  PEKSHA TK2   0915 1144          E',
        ' 6.SSR FOID MU HK1 NI110101198806120313/P1',
        ' 7.SSR FOID MU HK1 NI330106197909034520/P2',
        ' 8.OSI MU CTCT13605810000',
      ),
    ).toEqual({
      locator: 'KNW65R',
      people: ['张晓明 1:110101198806120313', '王丽娟 1:330106197909034520'],
      flights: ['MU5101 2026-12-12 SHAPEK', 'MU5106 2026-12-15 PEKSHA'],
      notes: ['航段 MU5104 2026-12-15 状态为 UN，已取消或无效，没有列入'],
    });
  });

  it('reads a locator of six letters behind a Latin name', () => {
    expect(
      read(
        ' 1.DONG/FANG JRKTVE',
        ' 2.  MU5137 Y   SA12DEC  SHAPEK HK1   0700 0920          E',
        ' 3.SSR DOCS MU HK1 P/CHN/T23240000/CHN/04APR92/F/11JAN31/DONG/FANG/P1',
      ),
    ).toEqual({
      locator: 'JRKTVE',
      people: ['DONG/FANG 2:T23240000 1992-04-04 -2031-01-11'],
      flights: ['MU5137 2026-12-12 SHAPEK'],
      notes: [],
    });
  });

  it('reads permits, with brackets too', () => {
    expect(
      read(
        ' 1.林志明 2.陈嘉颖 HX5YQ7',
        ' 3.  CA1501 Y   SA12DEC  PEKSHA HK2   0830 1040',
        ' 4.SSR FOID CA HK1 NI0123456789(B)/P1',
        ' 5.SSR FOID CA HK1 NIH0123456701/P2',
      ),
    ).toEqual({
      locator: 'HX5YQ7',
      people: ['林志明 4:0123456789B', '陈嘉颖 5:H0123456701'],
      flights: ['CA1501 2026-12-12 PEKSHA'],
      notes: [],
    });
  });

  it('reads a locator that is glued to the last name', () => {
    expect(
      read(
        ' 1.张晓明 2.王丽娟HRM4W7',
        ' 3.  CA1501 Y   SA12DEC  PEKSHA HK2   0830 1040',
        ' 4.SSR FOID CA HK1 NI110101198806120313/P1',
        ' 5.SSR FOID CA HK1 NI330106197909034520/P2',
      ),
    ).toEqual({
      locator: 'HRM4W7',
      people: ['张晓明 1:110101198806120313', '王丽娟 1:330106197909034520'],
      flights: ['CA1501 2026-12-12 PEKSHA'],
      notes: [],
    });
  });

  it('reads names with a dot of any kind', () => {
    expect(
      read(
        ' 1.古丽娜尔·艾山 2.阿卜杜拉•买买提 HX5YQ7',
        ' 3.  CA1501 Y   SA12DEC  PEKSHA HK2   0830 1040',
        ' 4.SSR FOID CA HK1 NI110101198806120313/P1',
        ' 5.SSR FOID CA HK1 NI330106197909034520/P2',
      ),
    ).toEqual({
      locator: 'HX5YQ7',
      people: ['古丽娜尔·艾山 1:110101198806120313', '阿卜杜拉·买买提 1:330106197909034520'],
      flights: ['CA1501 2026-12-12 PEKSHA'],
      notes: [],
    });
  });

  it.each([
    ['1.ZHANG/SAN FENG KF1QE7', ['ZHANG/SAN FENG'], 'KF1QE7'],
    ['1.SMITH/JOHN ROBERT 2.LI/SI KF1QE7', ['SMITH/JOHN ROBERT', 'LI/SI'], 'KF1QE7'],
    ['1.LIN/FULI MS JRKTVE', ['LIN/FULI'], 'JRKTVE'],
    ['1.王丽娟 HRMKWQ', ['王丽娟'], 'HRMKWQ'],
    ['1.王丽娟HRMKWQ', ['王丽娟'], 'HRMKWQ'],
    ['1.李YUEHRM4W7', ['李YUE'], 'HRM4W7'],
    ['1.李YUEHUA KF1QE7', ['李YUEHUA'], 'KF1QE7'],
    ['1.张三 2.李小明CHD 3.LI/MING(UM7) KF1QE7', ['张三', '李小明 CHD', 'LI/MING CHD'], 'KF1QE7'],
    ['1.王𫰠 2.李〇 KF1QE7', ['王𫰠', '李〇'], 'KF1QE7'],
    ['1.张\u200b三 2.\u202d⾼⼤⼭\u202c KF1QE7', ['张三', '高大山'], 'KF1QE7'],
    ['1.张伟/ZHANGWEI 2.李娜 KF1QE7', ['张伟', '李娜'], 'KF1QE7'],
    ['0.12STAR NM2\n 1.张三 2.李四 KF1QE7', ['张三', '李四'], 'KF1QE7'],
  ])('of the names %j', (names, people, locator) => {
    const found = read(` ${names}`, flight);
    expect([found.people, found.locator]).toEqual([people, locator]);
  });

  it('asks about six letters that may be a given name, and takes the word of a document', () => {
    const doubtOf = (...lines: string[]) => readOrder(screen(...lines), today).people[0]?.name;
    expect(doubtOf(' 1.SMITH/JOHN ROBERT', flight)).toMatchObject({
      value: 'SMITH/JOHN',
      doubt: '“ROBERT”读作订座编码，如是名字请补上',
    });
    const docs = ' 4.SSR DOCS CA HK1 P/US/123456789/US/04APR92/M/11JAN31/SMITH/JOHN ROBERT/P1';
    expect(doubtOf(' 1.SMITH/JOHN ROBERT', flight, docs)).toMatchObject({ value: 'SMITH/JOHN ROBERT', doubt: '' });
  });

  it.each([
    ['HK', true],
    ['KK', true],
    ['TK', true],
    ['RR', true],
    ['DK', true],
    ['KL', true],
    ['HL', true],
    ['DW', true],
    ['NN', true],
    ['TN', true],
    ['TL', true],
    ['UN', false],
    ['UC', false],
    ['NO', false],
    ['HX', false],
    ['XX', false],
    ['XL', false],
    ['XK', false],
  ])('keeps a flight in state %s: %s', (state, isKept) => {
    const { flights, notes } = read(' 1.张三 KF1QE7', flight.replace('HK2', `${state}1`));
    expect([flights.length, notes.some((note) => note.includes(`状态为 ${state}`))]).toEqual(
      isKept ? [1, false] : [0, true],
    );
  });

  it.each([
    ['SSR FOID CA HK/NI110101198806120313/P1', '1:110101198806120313'],
    ['SSR FOID CA HK1 NI 110101198806120313/P1', '1:110101198806120313'],
    ['SSR FOID CA HK1 PPE12345678/P1', '2:E12345678'],
    ['SSR FOID CA HK1 NIM0123456702/P1', '5:M0123456702'],
    ['SSR FOID CA HK1 NI01234567/P1', '4:01234567'],
    ['SSR DOCS CA HK1 P/CHN/E33100000/CHN/13AUG90/F/27NOV33/LIN/FULI/H/P1', '2:E33100000 1990-08-13 -2033-11-27'],
    ['SSR DOCS CA HK1 P/CN/E33100000/CN/13AUG1990/F/27NOV2033/LIN/FULI/P1', '2:E33100000 1990-08-13 -2033-11-27'],
    ['SSR DOCS CA HK1 P/CN/E33100000/CN/13AUG90//27NOV33/LIN/FULI/P1', '2:E33100000 1990-08-13 -2033-11-27'],
    ['SSR DOCS CA HK1 P/CN/E33100000/CN/13AUG90/F/27NOV33/LIN/FU/LI/P1', '2:E33100000 1990-08-13 -2033-11-27'],
    ['SSR DOCS CA HK1 P/CN/E33100000/CN/13AUG90/F/27NOV\n    33/LIN/FULI/P1', '2:E33100000'],
    ['SSR DOCS CA HK1 P/CN/E33100000/CN/13AUG90/F/27NOV33/LIN/FU-\n    LI/P1', '2:E33100000 1990-08-13 -2033-11-27'],
  ])('reads the document of %j', (item, document) => {
    const found = readOrder([' 1.LIN/FULI KF1QE7', flight, ` 4.${item}`].join('\n'), today);
    if (document.endsWith('E33100000')) expect(found.notes.join()).toContain('没有读懂');
    else expect(brief(found).people).toEqual([`LIN/FULI ${document}`]);
  });

  it('joins a line that the terminal has broken in the middle of a word', () => {
    const item = ' 4.SSR DOCS CA HK1 P/CN/E33100000/CN/13AUG90/F/27NOV33/LINLINLINLIN/FULIFULIFULIFULI/P1';
    const text = [' 1.LINLINLINLIN/FULIFULIFULIFULI KF1QE7', flight, item.slice(0, 80), item.slice(80)].join('\n');
    expect(brief(readOrder(text, today)).people).toEqual([
      'LINLINLINLIN/FULIFULIFULIFULI 2:E33100000 1990-08-13 -2033-11-27',
    ]);
  });

  it('gives nobody a document of a passenger who is not in the list, and names the line', () => {
    const found = read(' 2.张蓉蓉 KF1QE7', flight, ' 4.SSR FOID CA HK1 NI110101198806120313/P1');
    expect([found.people, found.notes]).toEqual([
      ['张蓉蓉'],
      ['第 3 行没有读到第 1 位旅客：“4.SSR FOID CA HK1 NI110101198806120313/P1”'],
    ]);
  });

  it('marks a document whose name is another one', () => {
    const docs = ' 4.SSR DOCS CA HK1 P/CN/E33100000/CN/13AUG90/F/27NOV33/WANG/LI/P1';
    const { people } = readOrder(screen(' 1.LIN/FULI KF1QE7', flight, docs), today);
    expect(people[0]?.certNo).toMatchObject({ value: 'E33100000', doubt: '证件姓名 WANG/LI 与旅客姓名不同，请核对' });
  });

  it.each([
    ['a name', ' 1.张三 2.？？ KF1QE7', flight, 1],
    ['an infant', ' 1.张三 KF1QE7', `${flight}\n 4.XN/IN/???/P1`, 3],
    ['a document', ' 1.张三 KF1QE7', `${flight}\n 4.SSR FOID CA HK1 NI?/P1`, 3],
    ['a flight', ' 1.张三 KF1QE7', `${flight}\n 4.  CA15 Y OPEN PEKSHA`, 3],
    ['a line of words', ' 1.张三 KF1QE7', `${flight}\n 4.请尽快出票`, 3],
  ])('with %s that is not understood has a note that names the line', (_, names, rest, line) => {
    expect(readOrder(`${names}\n${rest}`, today).notes.filter((note) => note.startsWith(`第 ${line} 行`))).toHaveLength(
      1,
    );
  });
});

describe('a booking of another system is refused in words', () => {
  it.each([
    [
      'Amadeus',
      '--- TST RLR ---\nRP/PARAF0100/PARAF0100            AA/SU   1DEC26/1200Z   ABC12D\n  1.SMITH/JOHN MR   2.SMITH/MARY MRS\n  3  AF 123 Y 12DEC 6 CDGPEK HK2  1330 0735+1  *1A/E*',
    ],
    ['Amadeus', '  1.SMITH/JOHN MR\n  2  AF 123 Y 12DEC 6*CDGPEK HK1  1330 0735'],
    ['Sabre', ' 1.1SMITH/JOHN MR\n 1 AA 123Y 12DEC 6 JFKPEK HK1  0800A 1100A /DCAA /E\nTKT/TIME LIMIT'],
    [
      'Sabre 或 Travelport',
      ' 1.1SMITH/JOHNMR\n 1. AA  123 Y  12DEC JFKPEK HK1  0800  1100  O        E SA\nFONE-NYCT*212 555 0100',
    ],
  ])('%s', (system, text) => {
    const { fault, people, segments } = readOrder(text, today);
    expect([fault.startsWith(`这是 ${system} 系统的 PNR`), people, segments]).toEqual([true, [], []]);
  });
});

it.each([
  ['numbered words', ' 1.张三', ' 2.？'],
  ['letters behind a name', ' 1.张三', 'A'],
  ['broken lines', ' 1.张三\n 4.SSR DOCS', '\n  A'],
  ['infants', ' 1.张三\n', 'XN/IN/A '],
  ['documents', ' 1.张三\n', 'SSR DOCS CA HK1 P/CN/E1/CN/'],
  ['invisible signs', ' 1.张三', '\u200b'],
  ['figures of a day', ' 1.A/B\n', '1 AA1 Y 12DEC '],
  ['lines that are not understood', ' 1.张三 K\n', ' 4.？\n'],
])('the time to read %s grows with their number', (_, head, piece) => {
  const textOf = (size: number) => head + piece.repeat(Math.floor(size / piece.length));
  const growth = growthOf(textOf, (text) => readOrder(text, today), 4000);
  expect(growth).toBeLessThan(almostLinear);
});
