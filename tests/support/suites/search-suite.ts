import { describe, expect, test } from 'vitest';
import { fireEvent, mountWidget, waitFor } from '../page/mount-widget.tsx';
import type { MountWidgetOptions } from '../page/mount-widget.tsx';

/** Promises of every search, for any product. */
interface SearchCase {
  widget: string;
  as?: string;
  /** Address of a full search: its path, and its query with choices beside the trip itself. */
  path: string;
  query: Readonly<Record<string, string>>;
  /** The codec of the address. */
  again(query: Readonly<Record<string, string>>): Record<string, string | undefined>;
  /** The form of a trip on days that have passed, and what it says of them. */
  past: { address: string; says: RegExp };
  /** Call that asks for results. */
  call: string;
  /** A row of the results. */
  row: string;
  /** The fields that differ in another search of the same place. */
  other: Readonly<Record<string, string>>;
  /** The button of the form. */
  submit: string;
  /** The form of this address can be sent. */
  form: string;
}

const addressOf = (path: string, query: Readonly<Record<string, string>>) => `${path}?${new URLSearchParams(query)}`;

/** The contract of createSearch and of the results above it. */
export function searchSuite(search: SearchCase): void {
  const { widget, as, path, query, call, row } = search;
  const rows = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>(row)];
  const open = (address: string, options: MountWidgetOptions = {}) =>
    mountWidget(widget, { ...(as && { as }), ...options, address });
  /** The wire with its questions counted, and the answer to the first one of them held back on demand. */
  function counted(first?: Promise<void>) {
    const asked: string[] = [];
    const wire: NonNullable<MountWidgetOptions['fetch']> = async (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      const isResult = url.endsWith(call);
      const no = isResult ? asked.push(url) : 0;
      const response = await globalThis.fetch(input, init);
      if (no === 1) await first;
      return response;
    };
    return { asked, wire };
  }

  describe(`a search of ${widget}`, () => {
    test('comes back from its address as it went in', () => {
      const once = search.again(query);
      expect(once).toMatchObject(query);
      const kept = Object.fromEntries(Object.entries(once).filter((entry): entry is [string, string] => !!entry[1]));
      expect(search.again(kept)).toEqual(once);
    });

    test('of days that have passed opens the form, which says so', async () => {
      const { screen } = await open(search.past.address);
      await screen.findByText(search.past.says);
      expect(screen.getByRole('button', { name: search.submit })).toBeTruthy();
    });

    test('asks once for one search, however often the form is sent', async () => {
      const { asked, wire } = counted();
      const { screen, root } = await open(search.form, { fetch: wire });
      const button = await screen.findByRole('button', { name: search.submit });
      fireEvent.click(button);
      fireEvent.click(button);
      await waitFor(() => expect(rows(root).length).toBeGreaterThan(0));
      expect(asked.length).toBe(1);
    });

    test('whose answer comes after that of a newer one is not shown in its place', async () => {
      let letGo = () => {};
      const { asked, wire } = counted(new Promise((resolve) => (letGo = resolve)));
      const { root } = await open(addressOf(path, query), { fetch: wire });
      await waitFor(() => expect(asked.length).toBe(1));
      history.pushState(null, '', addressOf(path, { ...query, ...search.other }));
      dispatchEvent(new PopStateEvent('popstate'));
      await waitFor(() => expect(asked.length).toBeGreaterThan(1));
      await waitFor(() => expect(rows(root).length).toBeGreaterThan(0));
      const shown = rows(root).map((one) => one.textContent);
      letGo();
      await new Promise((done) => setTimeout(done));
      expect(rows(root).map((one) => one.textContent)).toEqual(shown);
    });
  });
}
