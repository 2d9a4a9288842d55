import { computed, signal } from '@preact/signals-core';
import type { Row } from '#contract/row.ts';
import { createForm } from '#kit/forms/form.ts';
import type { FormErrors } from '#kit/forms/form.ts';
import type { Readable } from '#kit/readable.ts';
import type { Services } from '#kit/services.ts';
import { createQuoting } from './quoting.ts';
import { sendRequest } from './reasoned.ts';

/** One kind of request about an order: the call that quotes it, the call that makes it, and what each of them is given. */
export interface SaleKind<Order, Values, Ask, Quote, Write extends { requestId: string }, Answer> {
  /** Names the draft, and the dialog in the address. */
  name: string;
  quote: Row<Ask, Quote>;
  apply: Row<Write, Answer>;
  /** Null: nothing is chosen that could be quoted. */
  ask(order: Order, values: Values): Ask | null;
  /** `quote` is the one that the member has seen. Null: there is none, and the server refuses. */
  write(order: Order, quote: Quote | null, values: Values): Omit<Write, 'requestId'>;
}

interface SaleOptions<Order, Values extends object, Answer> {
  order: Order;
  /** The order's number: a draft belongs to one order. */
  id: string;
  blank: Values;
  /** Lists that are empty in `blank` have one item here: a draft may hold some. */
  like?: Values;
  check(values: Values): FormErrors;
  done(answer: Answer): void;
  /** The order may have changed: a request was refused. */
  load(): void;
  /** Other answers that a refusal makes old. */
  beside?: readonly { again(): void }[];
}

/** A request by a form: its choice, the quote for it, and its one write. */
export function createSale<Order, Values extends object, Ask, Quote, Write extends { requestId: string }, Answer>(
  services: Services,
  kind: SaleKind<Order, Values, Ask, Quote, Write, Answer>,
  { order, id, blank, like = blank, check, done, load, beside = [] }: SaleOptions<Order, Values, Answer>,
) {
  const quoting = createQuoting(services, kind.quote);
  const form = createForm(services, kind.apply, {
    key: `${kind.name}.${id}`,
    blank,
    like,
    check,
    input: (values: Values) => kind.write(order, quoting.quote.peek(), values),
    done,
  });
  const stop = form.values.subscribe((values) => quoting.ask(kind.ask(order, values)));
  return {
    form,
    quoting,
    submit: () => sendRequest(services, form, [quoting, ...beside], load),
    dispose() {
      stop();
      quoting.dispose();
      form.dispose();
    },
  };
}

/** The write of a request by a question: `run` asks whether the quote is wanted. */
interface AskedWrite<Quote> {
  busy: Readable<unknown>;
  run(quote: Quote): Promise<unknown>;
}

/** A request by a question: the quote is asked for at the press, and written as the member has read it. */
export function createAskedSale<Order, Ask, Quote, Write extends { requestId: string }, Answer>(
  services: Services,
  kind: SaleKind<Order, null, Ask, Quote, Write, Answer>,
  order: Order,
  write: AskedWrite<Quote>,
  load: () => unknown,
) {
  const isQuoting = signal(false);
  return {
    isBusy: computed(() => isQuoting.value || write.busy.value !== null),
    async run(): Promise<void> {
      const input = kind.ask(order, null);
      if (isQuoting.peek() || input === null) return;
      isQuoting.value = true;
      const outcome = await services.api.send(kind.quote, input);
      isQuoting.value = false;
      if (outcome.ok) await write.run(outcome.data);
      else await load();
    },
  };
}
