import { flightSearch, loginDialog } from './page-locators.ts';
import type { LocatorLike, PageLike } from './page-locators.ts';
import type { RunningSandbox } from './sandbox-kinds.ts';

/** Fills the form, in either language (names or codes of cities, `YYYY-MM-DD`) as far as it is given, searches, and waits for flights. */
export async function searchFlights<L extends LocatorLike<L>>(
  page: PageLike<L>,
  { from, to, date }: { from?: string; to?: string; date?: string } = {},
): Promise<void> {
  const form = flightSearch(page);
  for (const [field, text] of [
    [form.from, from],
    [form.to, to],
  ] as const) {
    if (!text) continue;
    await field.click();
    await field.fill(text);
    await form.options.first().waitFor();
    await field.press('Enter');
  }
  if (date) {
    if (!(await form.nextMonth.isVisible())) await form.departure.click();
    await form.nextMonth.waitFor();
    // Fares are published for a year.
    for (let month = 0; month < 13 && !(await form.day(date).isVisible()); month += 1) await form.nextMonth.click();
    await form.day(date).click();
  }
  await form.submit.click();
  await form.flights.first().waitFor();
}

/** Logs an account of the sandbox in by SMS in the open dialog. */
export async function logInBySms<L extends LocatorLike<L>>(
  page: PageLike<L>,
  sandbox: Pick<RunningSandbox, 'sms'>,
  mobilePhone: string,
): Promise<void> {
  const dialog = loginDialog(page);
  await dialog.bySms.click();
  await dialog.phone.fill(mobilePhone);
  await dialog.sendCode.click();
  // The button counts down as soon as the code is sent.
  await dialog.dialog.getByRole('button', { name: /后重发|to resend/ }).waitFor();
  await dialog.code.fill(await sandbox.sms(mobilePhone));
  await dialog.submit.click();
}
