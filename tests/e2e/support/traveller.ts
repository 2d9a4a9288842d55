import type { Page } from 'playwright';

export type Role = 'button' | 'textbox' | 'radio' | 'checkbox' | 'tab' | 'gridcell' | 'heading' | 'img' | 'dialog';

/** A person at a browser of any driver: finds visible elements by role and name, and waits for them. */
export interface Traveller {
  open(url: string): Promise<void>;
  /** Presses the n-th of those that can be seen; -1 is the last. */
  press(role: Role, name: string | RegExp, nth?: number): Promise<void>;
  type(name: string | RegExp, text: string): Promise<void>;
  see(role: Role, name: string | RegExp): Promise<void>;
  read(text: string | RegExp): Promise<void>;
  /** The value of an expression in the page. */
  ask<T>(expression: string): Promise<T>;
  /** Errors of the page since it was opened. */
  faults(): Promise<string[]>;
}

/** The traveller at a page of Playwright. */
export function atPage(page: Page, errors: string[]): Traveller {
  const find = (role: Role, name: string | RegExp) =>
    page.getByRole(role, { name, exact: typeof name === 'string' }).filter({ visible: true });
  return {
    open: async (url) => void (await page.goto(url)),
    press: (role, name, nth = 0) =>
      find(role, name)
        .nth(nth)
        .click({ force: role === 'radio' }),
    type: (name, text) => find('textbox', name).first().fill(text),
    see: (role, name) => find(role, name).first().waitFor(),
    read: (text) => page.getByText(text).filter({ visible: true }).first().waitFor(),
    ask: (expression) => page.evaluate(expression),
    faults: async () => errors,
  };
}
