import { describe, expect, test } from 'vitest';
import { bankCardOf, checkBankCard, isBankCard, isEmail, isLandline, isMoney, passesLuhn } from './format-checks.ts';

/** Specification 1, section 5, "Other format checks": valid and invalid texts. */
const checks: [string, (text: string) => boolean, string[], string[]][] = [
  [
    'landline: 0, 2 to 3 digits, optional hyphen, 7 to 8 digits',
    isLandline,
    ['021-62345678', '02162345678', '0571-8765432', '010-1234567'],
    ['62345678', '021--62345678', '01-62345678', '021-623456', '0571-876543210', '021 62345678'],
  ],
  [
    'e-mail pattern',
    isEmail,
    ['chenjianing@yunfan.cn', 'a.b+c@mail.example.com', 'x@xn--fiq228c.cn'],
    [
      '',
      'a@b',
      'a b@c.cn',
      '@yunfan.cn',
      'a@.cn',
      'a@yunfan.c',
      'a..b@yunfan.cn',
      'a@-b.cn',
      `${'a'.repeat(250)}@b.cn`,
    ],
  ],
  [
    'bank card: 16 or 19 digits',
    isBankCard,
    ['6222021234567890', '6222021234567890123'],
    ['622202123456789', '62220212345678901', '622202123456789012', '62220212345678901234', '622202123456789a', ''],
  ],
  [
    'money: positive, at most 2 decimals',
    isMoney,
    ['1', '0.5', '0.01', '1930.50', '999999999'],
    ['', '0', '0.00', '-1', '1.234', '1.', '.5', '01', '1e3', '1,930', '１'],
  ],
];

describe.each(checks)('%s', (_sentence, check, good, bad) => {
  test.each(good)('%s passes', (text) => expect(check(text)).toBe(true));
  test.each(bad)('"%s" does not', (text) => expect(check(text)).toBe(false));
});

describe('bank card', () => {
  test('17 and 18 digits may be allowed by configuration', () => {
    expect(isBankCard('62220212345678901', [16, 17, 18, 19])).toBe(true);
  });
  const cards: [string, 'error' | 'warning' | null, string][] = [
    ['6222021234567894', null, 'check digit right'],
    ['6222021234567890', 'warning', 'check digit wrong: look again'],
    ['622202', 'error', 'too short'],
  ];
  test.each(cards)('%s gives %s: %s', (card, finding) => {
    expect(checkBankCard(card)).toBe(finding);
  });
  test('nothing passes no check digit', () => {
    expect(passesLuhn('')).toBe(false);
  });
  test('is typed in groups', () => {
    expect(bankCardOf('6222 0212-3456 7894')).toBe('6222021234567894');
  });
});
