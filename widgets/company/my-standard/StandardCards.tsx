import type { TripLevel } from '#contract/account.ts';
import type { OwnRule, OwnStandard } from '#contract/my-standard.ts';
import { fenOf, showSigned, showYuan } from '#domain/money.ts';
import { policyProductNames } from '#domain/policy/schema.ts';
import { toleranceOf } from '#domain/policy/tolerance.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useSay } from '#kit/say.ts';
import { EffectMark } from '#parts/policy/rule/EffectSelect.tsx';
import { Card } from '#ui/display/Card.tsx';
import { KeyValue } from '#ui/display/KeyValue.tsx';
import { Table } from '#ui/list/Table.tsx';
import type { TableColumn } from '#ui/list/Table.tsx';
import { texts as ownTexts } from './texts.ts';
import type { Texts } from './texts.ts';

/** Limits of flights alone. */
const ofFlights: ReadonlySet<string> = new Set(['cabin', 'discount']);

/** They raise other limits and are never broken. */
const widening: ReadonlySet<string> = new Set(['upgrade', 'sleeper', 'sharing']);

/** Rules that are read as a sentence; more of them are read in the table alone. */
const mostInWords = 6;
/** Limit of the example of the tolerance. */
const example = 1_000_00;

const columnsOf = (texts: Texts): TableColumn<Shown>[] => [
  {
    key: 'when',
    title: texts.columns.when,
    phone: 'title',
    cell: ({ when }) => when || <span className="t-3">{texts.always}</span>,
  },
  { key: 'limit', title: texts.columns.limit, cell: ({ limit }) => limit },
  { key: 'value', title: texts.columns.value, phone: 'end', cell: ({ value }) => <b>{value}</b> },
  {
    key: 'effect',
    title: texts.columns.effect,
    phone: 'end',
    cell: ({ effect, kind }) =>
      widening.has(kind) ? (
        <span className="t-3">{texts.widens}</span>
      ) : (
        <span>
          <EffectMark effect={effect} /> <span className="t-wide t-s12 t-3">{texts.effects[effect]}</span>
        </span>
      ),
  },
];

type Shown = Omit<OwnRule, 'rule'>;

/** The limits of one situation with the same effect in one row, where there are many. */
function inShort(rules: readonly Shown[]): Shown[] {
  const found = new Map<string, Shown>();
  for (const rule of rules) {
    const { when, effect, limit, value } = rule;
    const words = limit === value ? value : `${limit} ${value}`;
    const known = found.get(when + effect);
    found.set(when + effect, { ...(known ?? rule), value: known ? `${known.value} · ${words}` : words });
  }
  return [...found.values()];
}

/** The limits of each product as a table, with plain words of what happens above them. */
export function StandardCards({ standards }: { standards: readonly OwnStandard[] }) {
  const texts = useTexts('my-standard', ownTexts);
  return (
    <>
      {standards.map((standard) => (
        <Standard key={standard.name} standard={standard} texts={texts} />
      ))}
    </>
  );
}

function Standard({ standard, texts }: { standard: OwnStandard; texts: Texts }) {
  const { say } = useSay();
  const { name, version, from, to, next, via, products, tolerance, together, tiers, bands } = standard;
  const hasTickets = products.some(({ rules }) => rules.some(({ kind }) => ofFlights.has(kind)));
  const columns = columnsOf(texts);
  // Several limits in one cell are a line of their own on phones.
  const longColumns = columns
    .filter(({ key }) => key !== 'limit')
    .map((column) => (column.key === 'value' ? { ...column, phone: undefined } : column));
  const most = example + fenOf(tolerance);
  const tolerated = toleranceOf(
    products.flatMap(({ product, rules }) => rules.map(({ kind, effect }) => ({ product, kind, effect }))),
  );
  return (
    <>
      <p className="t-s13 t-2">
        <b>{texts.version(name, version)}</b> · {texts.via[via]} · {texts.since(from, to)}
        {next && ` · ${texts.next(texts.version(next.name, next.version))}`}
      </p>
      {products.map(({ product, rules: own }) => {
        const rules = own.map((rule) => texts.rule(rule, say));
        const isLong = rules.length > mostInWords;
        return (
          <Card key={product} title={say(policyProductNames[product])} bare>
            {!isLong && <p className="t-card__bd">{texts.sentences(rules.map(({ sentence }) => sentence))}</p>}
            <Table
              caption={say(policyProductNames[product])}
              columns={isLong ? longColumns : columns}
              rows={isLong ? inShort(rules) : rules}
              rowKey={({ sentence, effect }) => `${sentence} ${effect}`}
            />
          </Card>
        );
      })}
      <section className="t-card t-card__bd t-col t-s13 t-2">
        {hasTickets && (
          <p>
            {tolerated !== 'none' &&
              texts.tolerance(
                showYuan(tolerance, false),
                showSigned(example),
                showSigned(most),
                showSigned(most + 100_00),
              )}
            {tolerated !== 'all' && texts.noTolerance[tolerated]}
          </p>
        )}
        <p>
          {texts.together[together](products.map(({ product }) => say(policyProductNames[product])).join(texts.and))}
        </p>
        {tiers.length > 0 && (
          <KeyValue
            items={tiers.map(({ name: tier, cities }) => [
              tier,
              cities.length > 20
                ? `${cities.slice(0, 20).map(say).join(texts.and)} ${texts.tierCount(cities.length)}`
                : cities.map(say).join(texts.and),
            ])}
          />
        )}
        {tiers.length > 0 && <p className="t-3">{texts.otherCities}</p>}
        {bands.length > 0 && (
          <KeyValue items={bands.map((band) => [band.name, texts.bandLine(band.from, band.to, say(band.city))])} />
        )}
      </section>
    </>
  );
}

const flagNames = ['approveFlag', 'feeFlag', 'changeApprove', 'overproof', 'overApprove'] as const;

/** The flags of the level in words. */
export function Flags({ flags }: { flags: TripLevel }) {
  const texts = useTexts('my-standard', ownTexts);
  return (
    <Card title={texts.flags} sub={texts.flagsSub}>
      <ul className="t-col">
        {flagNames
          // An approval of what is not allowed says nothing.
          .filter((name) => name !== 'overApprove' || flags.overproof)
          .map((name) => (
            <li key={name}>{texts.flag[name][Number(flags[name]) ? 0 : 1]}</li>
          ))}
      </ul>
    </Card>
  );
}
