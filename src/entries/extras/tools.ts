import { flight } from '#contract/flight.ts';
import { hotel } from '#contract/hotel.ts';
import { order } from '#contract/order.ts';
import { train } from '#contract/train.ts';
import type { Outcome } from '#api/outcome.ts';
import type { Row } from '#contract/row.ts';
import type { Extra } from './extras.ts';

/** The page's side of WebMCP (`document.modelContext`), as far as it is used here. */
interface ModelContext {
  registerTool(
    tool: {
      name: string;
      description: string;
      inputSchema: object;
      annotations: { readOnlyHint: boolean; untrustedContentHint: boolean };
      execute(input: Fields): Promise<unknown>;
    },
    options: { signal: AbortSignal },
  ): unknown;
}
type Fields = Readonly<Record<string, string | number | undefined>>;

interface Search {
  what: string;
  /** Path of the list, in the widget. */
  path: string;
  /** Fields: name → description. */
  fields: Readonly<Record<string, string>>;
  row: Row<never, never>;
  /** Fields of the call, from those of the tool. */
  ask(input: Fields): object;
  /** List of the answer. */
  list: string;
  /** Filters of the list that is shown. */
  filters: Readonly<Record<string, string>>;
}

const day = 'YYYY-MM-DD, China time';
const searches: Readonly<Record<string, Search>> = {
  'flight-search': {
    what: 'flights',
    path: '/airTicket/query',
    fields: { from: 'IATA code', to: 'IATA code', date: day },
    row: flight.query as never,
    ask: ({ from, to, date }) => ({ orgCity: from, dstCity: to, date, adults: 1, children: 0, infants: 0 }),
    list: 'flights',
    filters: {
      stops: 'direct or stop',
      dep: 'hours of departure: 00-06, 06-12, 12-18 or 18-24',
      airline: 'codes of airlines, by comma',
      sort: 'price, dep or duration; - before it turns it round',
    },
  },
  'hotel-booking': {
    what: 'hotels',
    path: '/hotel/list',
    fields: { city: 'IATA code', checkIn: day, checkOut: day },
    row: hotel.query as never,
    ask: (input) => input,
    list: 'rows',
    filters: { stars: 'by comma', minPrice: 'yuan', maxPrice: 'yuan' },
  },
  'train-booking': {
    what: 'trains',
    path: '/train/train_query_list',
    fields: { fromStation: 'city in Chinese, or telecode', toStation: 'the same', date: day },
    row: train.query as never,
    ask: (input) => input,
    list: 'rides',
    filters: { sort: 'price, dep or duration' },
  },
};

/** Rows of an answer that are passed on. */
const mostRows = 20;
const taken = new Set<string>();

/** Offers search, filter and reading of an order to the browser's agent. No tool books or pays: both are pressed by the visitor, in the widget. */
export function offerTools({ page, widget, mounted, given }: Extra): () => void {
  const context = (document as { modelContext?: ModelContext }).modelContext;
  const search = Object.hasOwn(searches, widget) ? searches[widget] : undefined;
  const life = new AbortController();
  if (!context) return () => undefined;
  let prefix = `travel_${widget.replaceAll('-', '_')}`;
  for (let nth = 2; taken.has(prefix); nth += 1) prefix = `travel_${widget.replaceAll('-', '_')}_${nth}`;
  taken.add(prefix);

  let shown: Fields = {};
  const show = (path: string, query: Fields) =>
    mounted.update({ ...given, route: `${path}?${new URLSearchParams(query as Record<string, string>).toString()}` });
  const ask = async (row: Row<never, never>, input: object): Promise<Record<string, unknown>> => {
    const { reading } = await page.session.client.call(row, input as never, { signal: life.signal });
    const outcome = reading.outcome as Outcome<Record<string, unknown>>;
    return outcome.ok ? outcome.data : { refused: outcome.msg };
  };
  const offer = (
    name: string,
    description: string,
    fields: Readonly<Record<string, string>>,
    required: readonly string[],
    execute: (input: Fields) => Promise<unknown>,
  ) => {
    const properties = Object.fromEntries(
      Object.entries(fields).map(([key, said]) => [key, { type: 'string', description: said }]),
    );
    const tool = {
      name: `${prefix}_${name}`,
      description,
      inputSchema: { type: 'object', properties, required },
      annotations: { readOnlyHint: true, untrustedContentHint: false },
      execute,
    };
    // It may answer with a promise, which an end of the widget rejects.
    void Promise.resolve(context.registerTool(tool, { signal: life.signal })).catch(() => undefined);
  };

  if (search) {
    const { what, path, fields, row, list, filters } = search;
    offer('search', `Searches ${what} and shows them on the page.`, fields, Object.keys(fields), async (input) => {
      shown = input;
      show(path, shown);
      const answer = await ask(row, search.ask(input));
      const rows = answer[list];
      return Array.isArray(rows) ? { total: rows.length, [what]: rows.slice(0, mostRows) } : answer;
    });
    offer('filter', `Filters and sorts the shown ${what} on the page.`, filters, [], async (input) => {
      if (!Object.keys(shown).length) return { refused: 'search first' };
      show(path, { ...shown, ...input });
      return { shown: { ...shown, ...input } };
    });
  }
  offer(
    'read_order',
    "Reads one of the visitor's flight orders.",
    { orderId: 'number of the order' },
    ['orderId'],
    (input) =>
      page.session.user.peek() ? ask(order.airDetail as never, input) : Promise.resolve({ refused: 'not logged in' }),
  );
  return () => {
    life.abort();
    taken.delete(prefix);
  };
}
