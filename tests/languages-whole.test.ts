import fs from 'node:fs';
import { expect, it } from 'vitest';
import { flightInsurances } from '../demo/sandbox/products/flight/prices/insurances.ts';
import { railInsurance } from '../demo/sandbox/products/train/orders/insurance.ts';
import { centreNames, centreSentences } from '#entries/languages/account/centre.ts';
import { menuNames } from '#entries/languages/account/menu-names.en.ts';
import { moneyNames } from '#entries/languages/account/money-names.en.ts';
import { namesOfOrders } from '#entries/languages/account/names-of-orders.ts';
import { sayWith } from '#entries/languages/languages.ts';
import { chinese } from '#tests/support/suites/twin-suite.ts';

const say = sayWith(new Map([...namesOfOrders, ...menuNames, ...moneyNames, ...centreNames]), centreSentences);

it('what insurance pays is said whole', () => {
  const summaries = [...flightInsurances, railInsurance].map(({ summary }) => say(summary));
  expect(summaries.filter((text) => chinese.test(text))).toEqual([]);
});

it('a sentence that has no English is left whole', () => {
  const texts = [
    '单次乘车，意外身故 / 伤残最高 ¥900,000；晚点 2 小时及以上或停运每人赔付 ¥70。开车前退票全额退还。',
    '晚点 1 小时及以上或停运每人赔付 ¥50',
    '国贸 → 北京',
  ];
  expect(texts.map((text) => say(text))).toEqual(texts);
});

it('a standard, a top-up, a movement, a confirmation and a closed account are said', () => {
  expect(
    [
      '经济舱，4 小时及以上公务舱，1 小时内最低价',
      '充值 ¥1,500.00，支付成功后立即到账',
      '改签补差',
      '系统（确认期满后了结异议）',
      '企业账号由企业管理员或客服办理注销',
      '还有 2 个未完成的订单，请先使用、退改或取消',
      '次日 00:00',
      '无超标原因',
    ].map((text) => say(text)),
  ).toEqual([
    'Economy, Business class at 4 h or more, lowest within 1 h',
    'Top up ¥1,500.00, credited as soon as it is paid',
    'Change, difference paid',
    'The system (after its time to confirm, once the last dispute was settled)',
    'A company account is closed by the administrator of the company or by our service team',
    '2 orders still open: use, refund, change or cancel first',
    'next day 00:00',
    'No reason',
  ]);
});

/** Chinese texts that a component imports and reads past `useTexts`: `file.tsx: t.again`. */
function readPast(file: string): string[] {
  const source = fs.readFileSync(file, 'utf8');
  const body = source.replaceAll(/^import .*$/gm, '');
  return (
    [...source.matchAll(/^import \{ (?:\w+ as )?(\w+) \} from '[^']*texts\.ts';$/gm)]
      .map(([, name = '']) => name)
      // A parameter or a constant of this name is what `useTexts` has answered.
      .filter((name) => !new RegExp(`const ${name} = |[{,] ${name} [},]|${name}[,:] `).test(body))
      .flatMap((name) => [...body.matchAll(new RegExp(`(?<![\\w.]|typeof |keys\\()${name}\\.\\w+`, 'g'))])
      .map(([read]) => `${file}: ${read}`)
  );
}

it('components read their words in the language of the mount', () => {
  const components = ['src/parts', 'widgets']
    .flatMap((room) => fs.readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) => `${room}/${name}`))
    // The header of the provider's own site is Chinese alone.
    .filter((file) => file.endsWith('.tsx') && !/\.test\.|^widgets\/shell\//.test(file));
  expect(components.length).toBeGreaterThan(300);
  expect(components.flatMap(readPast)).toEqual([]);
});

it('a day or moment without its year is said, not cut out of its text', () => {
  // Said by the caller or by the words that get it; and pages of the provider's own site, which have no other language.
  const others =
    /(RefundClock|Wishes|workbench\/cards\/Tiles|company-bill\/page\/Head|figures\/Charts)\.tsx$|^widgets\/(shell|home)\//;
  const unsaid = ['src/parts', 'src/screens', 'widgets', 'src/domain']
    .flatMap((folder) =>
      fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    )
    .filter((file) => /(\.tsx|\.en\.ts)$/.test(file) && !file.includes('.test.') && !others.test(file))
    .flatMap((file) =>
      fs
        .readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => /\.slice\(5(, 1[06])?\)/.test(line) && !/\bsay\(|\bNumber\(/.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(unsaid).toEqual([]);
});
