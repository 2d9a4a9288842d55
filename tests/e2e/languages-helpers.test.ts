import { expect, test } from 'vitest';
import { smsResendSeconds } from '#domain/account/sms-code.ts';
import { booking, flightSearch, loginDialog, payment } from '#demo/sandbox/testing/page-locators.ts';
import { logInBySms, searchFlights } from '#demo/sandbox/testing/page-steps.ts';
import { advanceClock, smsCode, useBrowser } from './support/browser.ts';
import { formDays } from './support/form-days.ts';
import { showPartnerPage } from './support/partner-page.ts';
import { chinaDay } from './support/steps.ts';

const { open } = useBrowser();

test('the locators and steps of travel-embed/testing lead from the search to the payment of an English page', async () => {
  const { page, errors, close } = await open('about:blank');
  await showPartnerPage(
    page,
    '<div data-travel-widget="flight-search" data-load="eager" data-router="hash" data-locale="en"></div>',
  );
  const search = flightSearch(page);
  await search.form.waitFor();
  await searchFlights(page, { from: 'Beijing', to: 'Shanghai', date: chinaDay(formDays['languages, helpers']) });
  await search.flights.first().click();
  await search.book.first().click();
  await loginDialog(page).dialog.waitFor();
  // Another file of this product may have sent a code to the same phone: there is one in a minute.
  await advanceClock(smsResendSeconds);
  await logInBySms(page, { sms: smsCode }, '13800000030');
  const form = booking(page);
  await form.heading.waitFor();
  // A name that people have typed, on an English page: read out as Chinese.
  await expect.poll(() => form.passenger('沈若清').getAttribute('lang')).toBe('zh-CN');
  await form.passenger('沈若清').click();
  await form.terms.check();
  await form.documents.check();
  await form.submit.click();
  await payment(page).method('Alipay').check();
  await payment(page).confirm.waitFor();
  expect(errors).toEqual([]);
  await close();
});
