import { signal } from '@preact/signals-core';
import { describe, expect, it } from 'vitest';
import { createAskedSale, createSale } from '#parts/order/sale/sale.ts';
import type { SaleKind } from '#parts/order/sale/sale.ts';
import { givenClock, longAfter } from '../given/given-clock.ts';
import { bad, givenServices, good, offline } from '../given/given-services.ts';
import type { Answer } from '../given/given-services.ts';

interface SaleCase<Order, Values, Ask, Quote, Write extends { requestId: string }, Out> {
  kind: SaleKind<Order, Values, Ask, Quote, Write, Out>;
  order: Order;
  /** Two different choices that can be quoted, and one that cannot; absent for a kind without a choice. */
  choices?: { one: Values; other: Values; none: Values };
  /** Two quotes, and a write that shows which of them the member has seen. */
  quotes: [first: Quote, second: Quote];
}

type Timed = { serverTimeMs: number };

interface Sent {
  path: string;
  input: object;
}

/** A page before a server that answers quotes in turn, null by no network, and the write as told. */
function openPage(quotes: readonly (object | null)[], write: () => Answer, isQuote: (path: string) => boolean) {
  const clock = givenClock();
  const sent: Sent[] = [];
  const { services } = givenServices(clock, () => good(null));
  let quoted = 0;
  const api = {
    send: async ({ path }: { path: string }, input: object) => {
      sent.push({ path, input });
      await Promise.resolve();
      if (!isQuote(path)) return write();
      const quote = quotes[Math.min(quoted++, quotes.length - 1)];
      return quote ? good(quote) : offline;
    },
  };
  const of = (path: string) => sent.filter((one) => one.path === path);
  return { clock, of, services: { ...services, api } as typeof services };
}

/** The rules of every kind of request about an order. */
export function saleSuite<
  Order,
  Values extends object | null,
  Ask,
  Quote extends object,
  Write extends { requestId: string },
  Out,
>(name: string, given: SaleCase<Order, Values, Ask, Quote, Write, Out>) {
  const { kind, order, choices, quotes } = given;
  const [first, second] = quotes;
  const isQuote = (path: string): boolean => path === kind.quote.path;

  describe(name, () => {
    it('asks by a read, and writes by a call that carries a request id once', () => {
      expect([kind.quote.reads, kind.apply.reads]).toEqual([true, false]);
    });

    it('writes the quote that was seen: another quote is another write, and none is refused by the server', () => {
      const values = (choices?.one ?? null) as Values;
      const writes = [first, second, null].map((quote) => JSON.stringify(kind.write(order, quote, values)));
      expect(new Set(writes).size).toBe(3);
    });

    if (choices) {
      it('quotes each choice with a question of its own, and an open choice with none', () => {
        const [one, other, none] = [choices.one, choices.other, choices.none].map((values) => kind.ask(order, values));
        expect([one === null, other === null, none]).toEqual([false, false, null]);
        expect(JSON.stringify(one)).not.toBe(JSON.stringify(other));
      });

      const openForm = (write: () => Answer = () => good({}), given: readonly (Quote | null)[] = quotes) => {
        const page = openPage(
          given.map((quote) => quote && { ...quote, serverTimeMs: 0 }),
          write,
          isQuote,
        );
        const done: unknown[] = [];
        let loads = 0;
        const open = (id: string) =>
          createSale(page.services, kind as unknown as SaleKind<Order, object, Ask, Timed, Write, Out>, {
            order,
            id,
            blank: choices.none as object,
            check: () => ({}),
            done: (answer) => done.push(answer),
            load: () => (loads += 1),
          });
        const sale = open('A1');
        const choose = async (values: Values) => {
          sale.form.edit(values as object);
          await page.clock.settle();
        };
        const submit = async () => {
          const sent = sale.submit();
          await longAfter(page.clock);
          await sent;
        };
        return { ...page, sale, open, done, choose, submit, loads: () => loads };
      };

      it('quotes a choice once, another choice anew, and drops the quote of a choice that was taken back', async () => {
        const { sale, of, choose } = openForm();
        await choose(choices.one);
        await choose(choices.one);
        expect(of(kind.quote.path).map(({ input }) => input)).toEqual([kind.ask(order, choices.one)]);
        expect(sale.quoting.quote.value).toMatchObject(first);
        await choose(choices.other);
        expect(sale.quoting.quote.value).toMatchObject(second);
        await choose(choices.none);
        expect(sale.quoting.quote.value).toBeNull();
        sale.dispose();
      });

      it('writes once, with the quote of the present choice, however often it is sent', async () => {
        const { sale, of, choose, submit, done } = openForm();
        await choose(choices.one);
        await choose(choices.other);
        await Promise.all([submit(), submit()]);
        const written = of(kind.apply.path);
        expect(written).toHaveLength(1);
        expect(written[0]?.input).toMatchObject(kind.write(order, second, choices.other));
        expect(done).toHaveLength(1);
        sale.dispose();
      });

      it('asks for a fresh quote and reads the order again after a refusal, and keeps both without a network', async () => {
        const { sale, services, of, choose, submit, loads, done } = openForm(
          () => ({ ...bad(409), msg: '已变化' }) as Answer,
        );
        await choose(choices.one);
        await submit();
        expect([of(kind.quote.path).length, loads(), done]).toEqual([2, 1, []]);
        (services.online as unknown as { value: boolean }).value = false;
        await submit();
        expect([of(kind.quote.path).length, loads()]).toEqual([2, 1]);
        sale.dispose();
      });

      it('writes no quote that could not be had anew', async () => {
        const { sale, of, choose, submit, clock } = openForm(() => good({}), [first, null]);
        await choose(choices.one);
        sale.quoting.again();
        await clock.settle();
        expect(sale.quoting.quote.value).toBeNull();
        await submit();
        expect(of(kind.apply.path)[0]?.input).toMatchObject(kind.write(order, null, choices.one));
        sale.dispose();
      });

      it('keeps what was chosen for its own order, not for another one', async () => {
        const { sale, open, choose, clock } = openForm();
        await choose(choices.one);
        sale.dispose();
        const [same, other] = [open('A1'), open('A2')];
        await clock.settle();
        expect([same.form.values.value, other.form.values.value]).toEqual([choices.one, choices.none]);
        same.dispose();
        other.dispose();
      });

      it('has no quote, and asks for none, after it was disposed', async () => {
        const { sale, of, choose } = openForm();
        sale.dispose();
        await choose(choices.one);
        expect(of(kind.quote.path)).toEqual([]);
      });
    } else {
      const openAsked = (write: () => Answer, confirmed = true) => {
        const page = openPage([first, second], write, isQuote);
        const seen: Quote[] = [];
        let loads = 0;
        const busy = signal<unknown>(null);
        const command = {
          busy,
          async run(quote: Quote) {
            seen.push(quote);
            if (confirmed) await page.services.api.send(kind.apply, kind.write(order, quote, null as Values) as Write);
          },
        };
        const sale = createAskedSale(
          page.services,
          kind as SaleKind<Order, null, Ask, Quote, Write, Out>,
          order,
          command,
          () => (loads += 1),
        );
        return { ...page, sale, seen, loads: () => loads };
      };

      it('asks for one quote however often the button is pressed, and writes as it was seen', async () => {
        const { sale, seen, of, clock } = openAsked(() => good({}));
        expect(sale.isBusy.value).toBe(false);
        const presses = [sale.run(), sale.run()];
        expect(sale.isBusy.value).toBe(true);
        await longAfter(clock);
        await Promise.all(presses);
        expect([of(kind.quote.path).length, of(kind.apply.path).length, seen, sale.isBusy.value]).toEqual([
          1,
          1,
          [first],
          false,
        ]);
      });

      it('quotes again at the next press', async () => {
        const { sale, seen } = openAsked(() => good({}), false);
        await sale.run();
        await sale.run();
        expect(seen).toEqual([first, second]);
      });

      it('writes nothing without a quote, and reads the order again', async () => {
        const page = openPage(
          [],
          () => bad(409),
          () => false,
        );
        let loads = 0;
        const seen: Quote[] = [];
        const command = { busy: signal(null), run: async (quote: Quote) => void seen.push(quote) };
        const asked = kind as SaleKind<Order, null, Ask, Quote, Write, Out>;
        await createAskedSale(page.services, asked, order, command, () => (loads += 1)).run();
        expect([seen, loads, page.of(kind.apply.path)]).toEqual([[], 1, []]);
      });
    }
  });
}
