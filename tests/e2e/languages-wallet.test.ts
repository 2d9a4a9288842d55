import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { walletAccount, withdrawQuote } from '#tests/support/given/wallet-answers.ts';
import { patienceMs } from '#tests/support/patience.ts';
import { isWhole } from '#tests/support/whole.ts';
import { useBrowser } from './support/browser.ts';
import { enter, readStations, signIn } from './support/by-api.ts';
import { chineseIn } from './support/chinese-in.ts';
import { dealtWallet, namesInWallet } from './support/dealt-wallet.ts';
import { overflow } from './support/look.ts';
import { loaderTag, showPartnerPage } from './support/partner-page.ts';
import { chinaDay } from './support/steps.ts';

const { open } = useBrowser();
beforeAll(async () => void (await readStations()));

/** `company`: with a credit line, an account for transfers and no pay password; `none`: a member who has nothing yet. */
type Fate = 'dealt' | 'company' | 'none' | 'locked' | 'lost';

const transfer = {
  accountName: '星航商旅有限公司',
  bankName: '招商银行北京分行',
  account: '110905',
  remark: '云枢科技',
};
const shown = [...namesInWallet, ...Object.values(transfer)];

function answerOf(path: string, fate: Fate): unknown {
  const isNone = fate === 'none';
  switch (path) {
    case '/account/AppAccount':
      return {
        ...walletAccount,
        payPassword: isNone ? 'unset' : fate === 'company' ? 'none' : 'set',
        ...(fate === 'company' && {
          owner: 'company',
          credit: { limit: '50000', used: '-20', frozen: '10', available: '50010' },
          transfer,
        }),
      };
    case '/wallet/withdraw/quote':
      return { ...withdrawQuote, arriveBy: chinaDay(1) };
    case '/member/isPayPwdSetup':
      return { isSetup: !isNone, retryAfter: fate === 'locked' ? 600 : 0, mobilePhone: '138****0010' };
    default: {
      const answer = dealtWallet[path];
      if (!isNone || !answer) return answer;
      return 'cards' in answer
        ? { ...answer, cards: [] }
        : 'rows' in answer
          ? { ...answer, rows: [], total: 0 }
          : answer;
    }
  }
}

async function deal(page: Page, fateOf: () => Fate): Promise<void> {
  await page.route(/\/(?:wallet|account|recharge|bank|payAuth|member)\/\w+/, async (route) => {
    const answer = answerOf(new URL(route.request().url()).pathname, fateOf());
    if (answer === undefined) return route.continue();
    if (fateOf() === 'lost') return route.abort();
    const response = await route.fetch();
    return route.fulfill({ response, json: { ret: 0, msg: '', data: answer } });
  });
}

const isChinese = (text: string) => /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/.test(text);

/** The wallet on a partner's page, a way to each of its places, and a look at every character of it. */
async function openWallet(mobilePhone: string, width: number, fateOf: () => Fate) {
  const { page, errors, close } = await open('about:blank', { viewport: { width, height: 900 } });
  await deal(page, fateOf);
  await enter(page, await signIn(mobilePhone));
  const widget =
    '<main><h1>Money</h1><div id="wallet" data-travel-widget="wallet" data-load="eager" data-locale="en"></div></main>';
  await showPartnerPage(page, widget, `<title>Money</title>${loaderTag('data-router="hash"')}`);
  const isEnglish = async (where: string) => {
    const wrong = async () =>
      (await chineseIn(page, 'wallet')).filter((text) =>
        isChinese(shown.reduce((rest, own) => rest.replaceAll(own, ''), text)),
      );
    await expect.poll(wrong, { message: where, timeout: patienceMs }).toEqual([]);
    expect(await overflow(page), where).toBe(0);
  };
  /** A place with its heading; the way there is that of the browser's address. */
  const goTo = async (route: string, title: string) => {
    await page.evaluate((to) => document.getElementById('wallet')?.setAttribute('data-route', to), route);
    await page.getByRole('heading', { name: title, exact: true }).first().waitFor();
    await page.locator('#wallet [aria-busy=true]').first().waitFor({ state: 'detached' });
    await isEnglish(route);
  };
  /** Answers of the server from now on. */
  const reload = async () => {
    await page.reload();
    await page.locator('#wallet h1, #wallet .t-empty').first().waitFor();
  };
  return { page, errors, close, isEnglish, goTo, reload };
}

const wallet = '/myCenter/wallet';
const lists: readonly (readonly [route: string, title: string])[] = [
  [wallet, 'Wallet'],
  [`${wallet}?view=withdrawals`, 'Withdrawals'],
  ['/myCenter/rewrads_detail', 'Rewards'],
  ['/myCenter/tianhanbao_detail', 'Tianhanbao'],
  [`${wallet}?view=cards`, 'Bank cards'],
  ['/myCenter/pay_authorization_code', 'Payment codes'],
  ['/myCenter/pay_authorization_code?show=uses', 'Payment codes'],
];

for (const width of [1280, 375])
  test(`at ${width} px every list of the wallet in English, with each kind and state, none, and a failure`, async () => {
    let fate: Fate = 'dealt';
    const { page, errors, close, isEnglish, goTo, reload } = await openWallet('13800000010', width, () => fate);
    await page.getByText('Withdrawal of ¥').first().waitFor();
    await page.getByText('is not paid').first().waitFor();
    await page.getByText('China Merchants Bank (5678)').first().waitFor();
    for (const [route, title] of lists) await goTo(route, title);
    await goTo(wallet, 'Wallet');
    if (width < 720) {
      await page.getByRole('button', { name: /^Choose a page/ }).click();
      await page.getByRole('dialog').getByRole('navigation', { name: 'Account menu' }).waitFor();
      await isEnglish('the menu of a phone');
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: 'Hide amounts' }).click();
    await isEnglish('hidden amounts');
    await page.getByRole('button', { name: 'Show amounts' }).click();
    await page.getByText('On hold', { exact: false }).getByRole('button').first().click();
    await page.getByRole('dialog').getByText('Referral reward').waitFor();
    await isEnglish('amounts on hold');
    await page.keyboard.press('Escape');
    // Dialogs and empty lists have the same words at each width: a phone opens one of each kind, all of them in a whole run.
    const isWide = width >= 720 || isWhole;
    for (const nth of isWide ? [0, 1, 2, 3] : [0]) {
      await goTo(`${wallet}?view=withdrawals&no=TX261128000${nth}`, 'Withdrawals');
      await page.getByRole('dialog', { name: 'Withdrawal' }).waitFor();
      await isEnglish(`the way of withdrawal ${nth}`);
    }
    fate = 'none';
    await reload();
    const empty = lists.filter((_, at) => isWide || at === 0 || at === lists.length - 1);
    for (const [route, title] of empty) await goTo(route, title);
    fate = 'lost';
    await page.reload();
    await page.getByText('Could not be loaded').first().waitFor();
    await isEnglish('a failure');
    expect(errors.filter((text) => !text.includes('Failed to load'))).toEqual([]);
    await close();
  });

test('every form of the wallet in English, with its errors', async () => {
  const { page, errors, close, isEnglish, goTo } = await openWallet('13800000010', 1280, () => 'dealt');
  await page.getByRole('heading', { name: 'Wallet', exact: true }).waitFor();
  /** A form that is sent empty, and then with each of these texts. */
  const fill = async (route: string, title: string, button: string, field: string, texts: readonly string[]) => {
    await goTo(route, title);
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.locator('#wallet [aria-invalid=true]').first().waitFor();
    await isEnglish(`${route}, sent empty`);
    for (const text of texts) {
      await page.getByRole('textbox', { name: field }).first().fill(text);
      await page.getByRole('textbox', { name: field }).first().blur();
      await isEnglish(`${route} with ${text}`);
    }
  };
  const amounts = ['1.234', '0.5', '9', '9999999', '49000', '100'];
  await fill('/recharge/index', 'Top up', 'Pay', 'Amount', amounts);
  await fill(`${wallet}?view=withdraw`, 'Withdraw', 'Withdraw', 'Amount', amounts);
  await fill('/myCenter/rewards_transferred_out', 'Move rewards to balance', 'Confirm', 'Amount', amounts);
  await fill('/myCenter/tianhanbao_detail?move=in', 'Add to Tianhanbao', 'Confirm', 'Amount', amounts);
  await fill('/myCenter/tianhanbao_detail?move=out', 'Take out of Tianhanbao', 'Confirm', 'Amount', amounts);
  await fill(`${wallet}?view=bind`, 'Add card', 'Add card', 'Card number', [
    '12',
    '6214830112345678',
    '6222301234567890',
  ]);
  await fill(`${wallet}?view=payPassword`, 'Change payment PIN', 'Save', 'New PIN', ['123456', '135790']);
  await fill(`${wallet}?view=payPassword&by=sms`, 'Reset payment PIN', 'Save', 'New PIN again', ['123456']);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByText(/^Code sent to/).waitFor();
  await isEnglish('a code on its way');
  await fill('/myCenter/pay_authorization_code?show=new', 'New code', 'Create', 'Limit per payment', ['0', '60000']);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).waitFor();
  await isEnglish('a form that is left');
  expect(errors).toEqual([]);
  await close();
});

test('the wallet of a company in English: credit, bank transfer, and a question in place of the PIN', async () => {
  let fate: Fate = 'company';
  const { page, close, isEnglish, goTo, reload } = await openWallet('13800000070', 1280, () => fate);
  await page.getByText('Overpaid', { exact: false }).first().waitFor();
  await isEnglish('the wallet of a company');
  await goTo('/finance/recharge', 'Top up company balance');
  await goTo('/finance/rechargeRecord', 'Top-ups');
  await goTo('/myCenter/pay_authorization_code?show=new', 'New code');
  await goTo(`${wallet}?view=withdraw`, 'Withdraw');
  await page.getByRole('textbox', { name: 'Amount' }).fill('100');
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await page.getByRole('dialog').waitFor();
  await isEnglish('the question before a withdrawal');
  await page.keyboard.press('Escape');
  fate = 'locked';
  await reload();
  await goTo(`${wallet}?view=payPassword`, 'Change payment PIN');
  await page.getByText('Unlocks in').waitFor();
  await isEnglish('a locked PIN');
  fate = 'none';
  await reload();
  await goTo('/finance/rewardsOut', 'Move rewards to balance');
  await page.getByText('no payment PIN yet').waitFor();
  await goTo(`${wallet}?view=payPassword`, 'Set payment PIN');
  await close();
});
