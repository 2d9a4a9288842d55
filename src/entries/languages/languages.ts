import { computed, signal } from '@preact/signals-core';
import type { Client } from '#api/client.ts';
import type { Outcome } from '#api/outcome.ts';
import { importAgain } from '#base/import-again.ts';
import type { Readable } from '#kit/readable.ts';
import { sayOf } from '#kit/say.ts';
import type { SpokenConfig } from '#runtime/page.ts';
import type { AppConfig } from '#theme/theme.ts';
import { cities } from '#widgets/flight/flight-search/city-part.ts';
import { airlineNameOf } from '#domain/flight/airline-names.ts';
import { airlineNames as airlineNamesEn } from './airlines.en.ts';
import { airportNameOf } from './airports.en.ts';
import { days } from './data/days.en.ts';
import { english, inEnglish, ownWords } from './english.ts';
import type { OwnWords } from './english.ts';
import { markForeign } from './mark-foreign.ts';
import { momentOf } from './data/moments.en.ts';
import { names } from './names.en.ts';
import { saidWith } from './data/provider-data.en.ts';
import { han, sentences } from './sentences.ts';
import type { Sentence } from './sentences.ts';

/** A partner's wording for the English widget `flight-search` is that of `flight-search.en`; `texts.en` lies over the names of the application. */
const suffix = '.en';

/** Chinese → English, the larger meaning first: a word of ours, a city, an airport. */
const known = new Map<string, string>();
for (const { english: name, airports } of cities)
  for (const airport of airports) known.set(airport.name, airportNameOf(airport, name));
for (const city of cities) known.set(city.name, city.english);
for (const [code, name] of Object.entries(airlineNamesEn)) known.set(airlineNameOf(code), name);
for (const [text, said] of Object.entries(names)) known.set(text, said);

/** Texts that a mount keeps said: a list says the same ones in each of its rows, each time that it is drawn. */
const mostKept = 2000;

/**
 * Says a text by a widget's own names and sentences, then by those of all. One of several names with spaces between them
 * is said name by name: an airport with its code, an aircraft with its maker.
 */
export function sayWith(own: Pick<ReadonlyMap<string, string>, 'get'>, rows: readonly Sentence[] = []) {
  const nameOf = (part: string) => own.get(part) ?? known.get(part);
  const inWords = rows.length ? sentences(rows, say) : () => undefined;
  const kept = new Map<string, string>();
  function find(text: string): string {
    const moment = rows.length ? momentOf(text) : undefined;
    if (moment || !han.test(text)) return moment ?? text;
    const name = nameOf(text);
    if (name !== undefined) return name;
    const words = inWords(text);
    if (words !== undefined && !han.test(words)) return words;
    const byWord = text.includes(' ') ? text.split(' ').map(say).join(' ') : text;
    // Of a text that neither says whole, a sentence stands for it; single words of it are never replaced.
    return han.test(byWord) ? (words ?? text) : byWord;
  }
  function say<T extends string | undefined>(text: T): T {
    if (!text) return text;
    const known = kept.get(text);
    if (known !== undefined) return known as T;
    const said = find(text);
    if (kept.size >= mostKept) kept.clear();
    kept.set(text, said);
    return said as T;
  }
  return say;
}

export const say = sayWith(new Map());

/** The tables as a configuration has them, with the partner's own words over them. */
function wordingOf({ wording }: AppConfig, own?: OwnWords): AppConfig['wording'] {
  const nameOf = own?.names ? sayWith(own.names, own.sentences) : say;
  const all: Record<string, object> = { say: { say: nameOf, said: saidWith(nameOf), ...days } };
  for (const [name, table] of Object.entries(joinedTables(own?.tables(nameOf) ?? {}, english)))
    all[name] = { ...table, ...wording[name + suffix] };
  return all as AppConfig['wording'];
}

const said = (texts: AppConfig['texts']): AppConfig['texts'] => {
  const { brand, company, filingNumber, agreement, privacy, providedBy } = texts;
  return {
    brand: say(brand),
    company: say(company),
    filingNumber,
    agreement: say(agreement),
    privacy: say(privacy),
    providedBy: say(providedBy),
  };
};

/** Widgets of the page that speak English, each with the client that asks for its names. */
const speaking = new Map<string, Client>();
/** Words of screens beside those that a mount began with; all mounts of the page have them, once they are there. */
const later = signal<readonly OwnWords[]>([]);
const asked = new Map<string, Promise<void>>();

const searches: ReadonlySet<string> = new Set([
  'flight-search',
  'hotel-booking',
  'train-booking',
  'login',
  'login-classic',
]);
const bookings: ReadonlySet<string> = new Set([
  'flight-booking',
  'hotel-order',
  'train-order',
  'intl-search',
  'intl-order',
]);
/** Of what a member buys: the words of the bookings have them too. */
const orders: ReadonlySet<string> = new Set([
  'order-list',
  'air-order-detail',
  'hotel-order-detail',
  'intl-order-detail',
  'train-order-detail',
  'train-order-finish',
  'train-change',
  'pay-order',
  'pay-finish',
  'passengers',
  'passengers-import',
  'vouchers',
]);

/** A mount began with the words of a screen: its own, and those that open from it most. */
function hasWords(widget: string, screen: string): boolean {
  if (widget === screen) return true;
  if (widget === 'account-centre') return !searches.has(screen) && !bookings.has(screen);
  return widget === 'order-list' && orders.has(screen);
}

/** The chunk with the words of a screen; undefined where every mount has them. */
function chunkOf(screen: string): string | undefined {
  if (english[screen] || [...speaking.keys()].every((widget) => hasWords(widget, screen))) return undefined;
  if (ownWords[screen]) return screen;
  // Every other page is one of the account, whose menu leads there from any widget.
  return bookings.has(screen) || orders.has(screen) ? 'bookings' : 'account-centre';
}

/** Settles once the words of a screen are there, or cannot be had: then it is Chinese until they are asked for again. */
export function wordsOf(screen: string): Promise<void> | undefined {
  const chunk = chunkOf(screen);
  const [client] = speaking.values();
  if (!chunk || !client) return undefined;
  const known = asked.get(chunk);
  if (known) return known;
  const load =
    ownWords[chunk] ??
    ((by: Client) => importAgain(() => import('./booking/bookings.ts')).then((all) => all.bookingWords(by)));
  const coming = load(client).then(
    (words) => void (later.value = [...later.value, words]),
    () => void asked.delete(chunk),
  );
  asked.set(chunk, coming);
  return coming;
}

type Tables = Readonly<Record<string, object>>;

/** Tables of one name have the keys of both, the first one's word for one that both have. */
const joinedTables = (first: Tables, more: Tables): Tables => ({
  ...first,
  ...Object.fromEntries(Object.entries(more).map(([name, table]) => [name, { ...table, ...first[name] }])),
});

/** Both: those of a mount first. */
function joined(own: OwnWords | undefined, more: OwnWords): OwnWords {
  if (!own) return more;
  return {
    tables: (nameOf) => joinedTables(own.tables(nameOf), more.tables(nameOf)),
    names: { get: (name) => own.names?.get(name) ?? more.names?.get(name) },
    sentences: [...new Set([...(own.sentences ?? []), ...(more.sentences ?? [])])],
  };
}

/** As `Languages` of the runtime's page says. */
export async function inLanguage(
  look: Readable<AppConfig>,
  locale: string,
  widget: string,
  client: Client,
): Promise<SpokenConfig> {
  if (!/^en(?![a-z])/i.test(locale)) {
    console.warn(`[travel-embed] data-locale="${locale}" is none; known: zh-CN, en. See TravelEmbed.doctor()`);
    return look;
  }
  if (!inEnglish.has(widget)) return look;
  speaking.set(widget, client);
  const own = await ownWords[widget]?.(client);
  const words = computed(() => later.value.reduce(joined, own));
  const config = computed(() => ({
    ...look.value,
    texts: { ...said(look.value.texts), ...look.value.wording[`texts${suffix}`] },
    wording: wordingOf(look.value, words.value),
  }));
  return Object.assign(config, {
    hear(outcome: Outcome<unknown>) {
      if (!outcome.ok) outcome.msg = sayOf({ config }).say(outcome.msg);
    },
    dress(wrapper: HTMLElement) {
      wrapper.lang = 'en';
      markForeign(wrapper);
    },
  });
}
