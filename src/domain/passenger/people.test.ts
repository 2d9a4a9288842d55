import { describe, expect, it } from 'vitest';
import { ageBandOn } from './age-band.ts';
import { fitsAge, insurable, judgeAge, needsGuardian } from './age-bands.ts';
import { birthdayOf, checkPassenger, sexOf } from './check-passenger.ts';
import type { PassengerInput } from './check-passenger.ts';
import { checkName, readName, tidyName } from './names/names.ts';
import { checkMembers } from './party/party-members.ts';
import { checkParty } from './party/party.ts';
import type { PartyMember, PartyProblem } from './party/party.ts';
import type { FareType, PsgType } from './psg-types.ts';

describe('age bands on the day of travel', () => {
  it.each([
    ['2024-11-21', '2026-11-20', 'INF'],
    ['2024-11-20', '2026-11-20', 'CHD'],
    ['2014-11-21', '2026-11-20', 'CHD'],
    ['2014-11-20', '2026-11-20', 'ADT'],
    ['2024-02-29', '2026-02-28', 'INF'],
    ['2024-02-29', '2026-03-01', 'CHD'],
  ])('born %s, flying %s: %s', (birthday, day, band) => {
    expect(ageBandOn(birthday, day)).toBe(band);
  });

  it.each([
    [
      '2024-11-25',
      ['2026-11-22', '2026-11-28'],
      'CHD',
      '返程 2026-11-28 时已满 2 周岁，须占座购买儿童票，本单往返按儿童票计价',
      '',
    ],
    ['2014-11-25', ['2026-11-22', '2026-11-28'], 'ADT', '返程 2026-11-28 时已满 12 周岁，本单往返按成人票计价', ''],
    ['2024-12-25', ['2026-11-22', '2026-11-28'], 'INF', '', ''],
    ['2026-11-09', ['2026-11-22'], 'INF', '', '出生未满 14 天的婴儿不能乘机'],
    ['2026-11-08', ['2026-11-22'], 'INF', '', ''],
    ['2026-11-23', ['2026-11-22'], 'INF', '', '出生日期晚于出行日，请核对'],
  ] as const)('born %s on %s is priced %s, notice "%s", refusal "%s"', (birthday, days, fare, notice, refusal) => {
    expect(judgeAge(birthday, days)).toMatchObject({ fare, notice, refusal });
  });

  it.each([
    ['INF', '2025-11-01', true],
    ['CHD', '2025-11-01', true],
    ['ADT', '2025-11-01', false],
    ['INF', '2020-11-01', false],
    ['ADT', '2020-11-01', false],
    ['CD', '1950-11-01', true],
    ['CHD', '1950-11-01', false],
  ] as const)('a ticket of type %s for somebody born %s is allowed: %s', (type, birthday, allowed) => {
    expect(fitsAge(type, judgeAge(birthday, ['2026-11-22']))).toBe(allowed);
  });

  it('asks a guardian below 14 as of today, and reads insurance limits with both ends', () => {
    expect([needsGuardian('2012-11-21', '2026-11-20'), needsGuardian('2012-11-20', '2026-11-20')]).toEqual([
      true,
      false,
    ]);
    const limits = { minAge: 0, maxAge: 80 };
    expect([insurable(limits, '1945-11-23', '2026-11-22'), insurable(limits, '1945-11-22', '2026-11-22')]).toEqual([
      true,
      false,
    ]);
  });
});

it('a Latin name with a space is read as family name and given name, and says so', () => {
  const typed = ['WANG XIAOMING', ' Wang  Xiao Ming ', 'WANG / XIAO MING', 'Wang, Xiaoming', 'WANG'];
  const names = typed.map((text) => readName(text, 'latin'));
  expect(names).toEqual([...Array<string>(4).fill('WANG/XIAOMING'), 'WANG']);
  expect(readName('王 小明', 'either')).toBe('王小明');
  expect(checkName('WANG/XIAOMING', 'latin', 'wang xiaoming').hint).toBe('读作姓 WANG、名 XIAOMING，请与证件核对');
  expect(checkName('WANG/XIAOMING', 'latin', 'WANG/XIAOMING').hint).toBe('');
});

describe('a party', () => {
  const party = (text: string, age?: number) =>
    text
      .split('')
      .map((one) => ({ fare: ({ A: 'ADT', C: 'CHD', I: 'INF' } as Record<string, FareType>)[one] ?? 'ADT', age }));
  it.each([
    ['', undefined, 'empty'],
    ['A', undefined, undefined],
    ['AAAAAAAAAA', undefined, 'tooMany'],
    ['ACC', undefined, undefined],
    ['ACCC', undefined, 'tooManyChildren'],
    ['AACCCC', undefined, undefined],
    ['AI', undefined, undefined],
    ['AII', undefined, 'tooManyInfants'],
    ['ACI', undefined, undefined],
    ['I', undefined, 'tooYoungAlone'],
    ['C', 4, 'tooYoungAlone'],
    ['C', 5, 'unaccompanied'],
    ['CC', 11, 'unaccompanied'],
  ])('%s (age %s): %s', (who, age, code) => {
    expect(checkParty(party(who, age))?.code).toBe(code);
  });

  const adult = (type: PsgType, age?: number) => ({ fare: 'ADT' as const, type, age });
  const [child, infant] = [{ fare: 'CHD' as const }, { fare: 'INF' as const }];
  it.each<[string, PartyMember[], PartyProblem['code'] | undefined]>([
    ['a youth alone', [adult('ZZ')], undefined],
    ['a youth with an infant', [adult('ZZ'), infant], 'tooYoungAlone'],
    ['a youth of 22 with an infant: the party of a search has no ages', [adult('ZZ', 22), infant], 'tooYoungAlone'],
    ['a youth with a child', [adult('ZZ'), child], 'unaccompanied'],
    ['two infants of an adult and a youth', [adult('ADT'), adult('ZZ'), infant, infant], 'tooManyInfants'],
    ['a student with an infant', [adult('SD'), infant], undefined],
    ['somebody of 17 with an infant', [adult('ADT', 17), infant], 'tooYoungAlone'],
    ['somebody of 18 with an infant', [adult('ADT', 18), infant], undefined],
    ['somebody of 17 beside an adult', [adult('ADT', 40), adult('ADT', 17), child, child, infant], undefined],
  ])('children fly with those who are of age: %s', (_, people, code) => {
    expect(checkParty(people)?.code).toBe(code);
  });

  it('says why an adult does not count', () => {
    expect(checkMembers([adult('ZZ'), infant])?.message).toBe(
      '婴儿和未满 5 周岁的儿童须与成人同行，请添加一位成人（陪同的成人须年满 18 周岁，青年票除外）',
    );
  });

  it('sends children without an adult to the telephone', () => {
    expect(checkParty(party('C', 8))).toMatchObject({
      telephone: true,
      message: '儿童须与成人同行；单独乘机请在起飞 48 小时前致电客服办理无成人陪伴服务',
    });
  });
});

describe('names', () => {
  it.each([
    ['chinese', ' 周 砚清 ', '周砚清'],
    ['chinese', '古丽娜尔•艾山', '古丽娜尔·艾山'],
    ['chinese', '古丽娜尔.艾山', '古丽娜尔·艾山'],
    ['latin', 'lin / zhixia', 'LIN/ZHIXIA'],
    ['latin', "o'brien/mary-ann", 'OBRIEN/MARYANN'],
    ['latin', 'O’BRIEN/MARY', 'OBRIEN/MARY'],
    ['latin', 'O´BRIEN/MARY‑ANN', 'OBRIEN/MARYANN'],
    ['latin', 'MÜLLER/JÖRG', 'MUELLER/JOERG'],
    ['latin', 'Müller/Jürgen', 'MUELLER/JUERGEN'],
    ['latin', 'LÜDERS/HANS', 'LUEDERS/HANS'],
    ['latin', 'STRAUß/RENÉ', 'STRAUSS/RENE'],
    ['latin', 'ŁUKASZ/ØRSTED', 'LUKASZ/OERSTED'],
    ['latin', 'ÞÓR/ÅSA', 'THOR/AASA'],
    ['latin', 'NÚÑEZ/JOSÉ', 'NUNEZ/JOSE'],
    ['latin', 'LÜ/SHUYAN', 'LÜ/SHUYAN'],
    ['latin', 'L\u200bIN/ZHI\u202dXIA', 'LIN/ZHIXIA'],
    ['chinese', '⾼⼤⼭', '高大山'],
    ['chinese', '张\u200b晓\u202d明\u2060', '张晓明'],
    ['chinese', '王\ue81e', '王\u9fb4'],
    ['chinese', '阿卜杜拉•买买提', '阿卜杜拉·买买提'],
    ['chinese', '阿卜杜拉･买买提', '阿卜杜拉·买买提'],
    ['chinese', '阿卜杜拉●买买提', '阿卜杜拉·买买提'],
    ['chinese', '王lǚ', '王lyu'],
    ['chinese', '李yuè', '李yue'],
    ['either', '李ＹＵＥ', '李YUE'],
    ['either', '李〇', '李〇'],
    ['either', 'chan/tai man', 'CHAN/TAIMAN'],
    ['either', '陈 大文', '陈大文'],
  ] as const)('%s name "%s" is kept as %s', (script, typed, kept) => {
    expect(tidyName(typed, script)).toBe(kept);
  });

  it.each([
    ['chinese', '', '请输入姓名'],
    ['chinese', '周', '姓名至少 2 个字，请与证件核对'],
    ['chinese', '周砚清', ''],
    ['chinese', '周砚清2', '姓名中不能有数字'],
    ['chinese', 'ZHOU', '请输入证件上的中文姓名'],
    ['chinese', '周，清', '姓名只能包含汉字和间隔号 ·'],
    ['chinese', '·艾山', '间隔号 · 应在姓名中间，且只用一个'],
    ['chinese', '古丽··艾山', '间隔号 · 应在姓名中间，且只用一个'],
    ['chinese', '周'.repeat(31), '姓名最多 30 个字，过长请致电客服'],
    ['latin', '', '请输入证件上的英文姓名'],
    ['latin', '林知夏', '请输入证件上的英文姓名，如 LIN/ZHIXIA'],
    ['latin', 'LINZHIXIA', '姓与名之间请以一个 / 分隔，如 LIN/ZHIXIA'],
    ['latin', 'LIN/ZHI/XIA', '姓与名之间请以一个 / 分隔，如 LIN/ZHIXIA'],
    ['latin', '/ZHIXIA', '请在 / 之前输入姓'],
    ['latin', 'LIN/', '请在 / 之后输入名；证件上没有名时请填 FNU'],
    ['latin', 'LÜ/XIA', 'Ü 请按证件写作 YU、U 或 V'],
    ['latin', 'LIN/ZHI1', '英文姓名只能包含字母，姓与名之间以 / 分隔'],
    ['latin', `${'A'.repeat(30)}/${'B'.repeat(30)}`, '英文姓名最多 50 个字符，过长请致电客服'],
    ['latin', 'LIN/ZHIXIA', ''],
    ['either', 'CHAN/TAIMAN', ''],
    ['either', '陈大文', ''],
  ] as const)('%s name "%s" answers "%s"', (script, name, error) => {
    expect(checkName(name, script).error).toBe(error);
  });

  it.each([
    ['latin', 'LV/XIA', '2012 年起签发的证件把 ü 写作 YU（如 LYU），请与证件逐字核对'],
    ['latin', 'LIN/NVXIA', '2012 年起签发的证件把 ü 写作 YU（如 LYU），请与证件逐字核对'],
    ['chinese', '王㛃', '姓名含生僻字：无法出票时将改用拼音代替，值机请带证件原件'],
    ['chinese', '王𠮷', '姓名含生僻字：无法出票时将改用拼音代替，值机请带证件原件'],
    ['chinese', '王jie', '字母仅用于代替无法输入的生僻字，请与证件核对'],
    ['chinese', '王伟', ''],
  ] as const)('%s name "%s" is taken with the hint "%s"', (script, name, hint) => {
    expect(checkName(name, script)).toEqual({ error: '', hint });
  });
});

describe('one passenger of an order', () => {
  const journey = { travelDays: ['2026-11-22'], today: '2026-11-20' };
  const adult: PassengerInput = { name: '周砚清', psgType: 'ADT', certType: '1', certNo: '34052419800101001X' };

  it('has no error for a complete passenger, and reads birthday and sex off the card', () => {
    expect(checkPassenger(adult, journey)).toEqual({});
    expect([birthdayOf(adult, journey.today), sexOf(adult, journey.today)]).toEqual(['1980-01-01', 'M']);
  });

  it.each([
    [{ name: '' }, { name: '请输入姓名' }],
    [{ certNo: '' }, { certNo: '请输入证件号码' }],
    [{ psgType: 'CHD' }, { psgType: '按出行日年龄应购买成人票' }],
    [{ mobilePhone: '138' }, { mobilePhone: '请输入正确的手机号码' }],
    [
      { certType: '2', certNo: 'E1', name: 'LIN/ZHIXIA' },
      { certValidDate: '请输入证件有效期', bornDate: '请输入出生日期' },
    ],
    [{ certType: '3', certNo: '1', bornDate: '1990-01-01' }, { certNo: '军人证号码应为 2 至 25 位字母或数字' }],
    [
      { certType: '0', certNo: 'U110000001', psgType: 'CHD', bornDate: '2020-01-01' },
      { guardianConsent: '未满 14 周岁，请由监护人勾选同意' },
    ],
    [{ certType: '0', certNo: 'U110000001', psgType: 'CHD', bornDate: '2020-01-01', guardianConsent: true }, {}],
    [
      { certType: '0', certNo: 'U110000001', psgType: 'INF', bornDate: '2026-11-15', guardianConsent: true },
      { psgType: '出生未满 14 天的婴儿不能乘机' },
    ],
  ] as const)('%o is answered with %o', (change, errors) => {
    expect(checkPassenger({ ...adult, ...change }, journey)).toEqual(errors);
  });
});
