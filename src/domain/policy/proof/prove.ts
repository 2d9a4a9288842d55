import { writeJson } from '#base/json.ts';
import { daysBetween } from '../../china-time.ts';
import { firstBit, noBits, setBit } from '../judge/bits.ts';
import type { Bits } from '../judge/bits.ts';
import { specificityOf } from '../judge/rank.ts';
import type { Ranked } from '../judge/rank.ts';
import { tableOf } from '../judge/rule-table.ts';
import type { RuleTable } from '../judge/rule-table.ts';
import { coverOf } from '../limits.ts';
import type { Condition, Limit, PolicyProduct, Rule, StandardContent } from '../schema.ts';
import { codesAsNames, conditionWords } from '../words/condition-words.ts';
import type { PolicyNames, Stretch } from '../words/condition-words.ts';
import { companions, pointOf, uncovered } from './search.ts';
import type { Point } from './search.ts';
import { spaceOf } from './space.ts';
import type { Dimension } from './space.ts';

export interface Finding {
  /** No rule; two rules that contradict each other; a rule that never counts. */
  kind: 'gap' | 'conflict' | 'shadowed';
  product: PolicyProduct;
  /** `P7 · 住成都 · 5 月` */
  words: string;
  /** Ids of the rules that it is about. */
  rules: string[];
  /** The case as conditions. */
  when: Condition[];
  /** The row that closes it. */
  closing: Rule | null;
}
export interface Proof {
  findings: Finding[];
  /** Number of different cases that were covered. */
  checked: number;
  /** More gaps than were listed. */
  isCut: boolean;
}

/** Gaps of one product that are listed; the first that is closed often closes others. */
const mostGaps = 50;

const usual: Readonly<Record<PolicyProduct, Limit>> = {
  flight: { kind: 'cabin', cabin: 'Y' },
  intl: { kind: 'cabin', cabin: 'Y' },
  train: { kind: 'seat', seat: 'second' },
  hotel: { kind: 'nightPrice', fen: 350_00 },
  car: { kind: 'closed' },
};

/** `5 月`, `04-28 至 05-03` */
function stretchWords({ from, to }: Stretch): string {
  const isMonth = from.slice(0, 7) === to.slice(0, 7) && daysBetween(from, to) >= 20;
  if (isMonth) return `${Number(from.slice(5, 7))} 月`;
  return from === to ? from.slice(5) : `${from.slice(5)} 至 ${to.slice(5)}`;
}

const whenOf = (point: Point): Condition[] => point.flatMap(({ when }) => when);

function wordsOf(point: Point, product: PolicyProduct, names: PolicyNames): string {
  const parts = point.flatMap((cell) => {
    const isNamed = cell.when.some(({ field, op }) => field === 'band' && op === 'in');
    const shown = cell.when.filter(({ field, op }) => field !== 'band' || (op === 'in' && isNamed));
    const words = shown.map((condition) => conditionWords(condition, product, names));
    return cell.days && !isNamed ? [...words, (names.words?.stretch ?? stretchWords)(cell.days)] : words;
  });
  return parts.join(' · ');
}

/** The rule of the product that has most in common with a case: its limit is the offer for the closing row. */
function nearestRule(table: RuleTable, when: readonly Condition[], product: PolicyProduct): Rule | undefined {
  const kinds = coverOf[product];
  const shared = ({ rule }: Ranked): number =>
    rule.when.filter((condition) => when.some((other) => writeJson(other) === writeJson(condition))).length;
  return table.rules
    .filter(({ rule }) => kinds.includes(rule.limit.kind))
    .sort((a, b) => shared(b) - shared(a) || b.row - a.row)[0]?.rule;
}

function gapsOf(table: RuleTable, product: PolicyProduct, space: readonly Dimension[], names: PolicyNames) {
  const cover = noBits(table.rules.length);
  table.rules.forEach(({ rule }, at) => {
    if (coverOf[product].includes(rule.limit.kind)) setBit(cover, at);
  });
  const found: Finding[] = [];
  for (const point of uncovered(space, cover)) {
    if (found.length === mostGaps) return { found, isCut: true };
    const when = whenOf(point);
    const near = nearestRule(table, when, product);
    const closing: Rule = {
      id: `gap-${product}-${found.length + 1}`,
      product,
      when,
      limit: near?.limit ?? usual[product],
      effect: near?.effect ?? 'reason',
    };
    found.push({ kind: 'gap', product, words: wordsOf(point, product, names), rules: [], when, closing });
  }
  return { found, isCut: false };
}

/** Rules of the same kind that count before a rule wherever both hold. */
function aheadOf(table: RuleTable, at: number, isAhead: (other: Ranked, own: Ranked, place: number) => boolean): Bits {
  const bits = noBits(table.rules.length);
  const own = table.rules[at];
  table.rules.forEach((other, place) => {
    if (own && other.rule.limit.kind === own.rule.limit.kind && isAhead(other, own, place)) setBit(bits, place);
  });
  return bits;
}

/** Makes the later row of two explicit, where both together are narrower than each. */
function settled(a: Ranked, b: Ranked): Rule | null {
  const later = a.row > b.row ? a : b;
  const known = new Set<string>();
  const when = [...a.rule.when, ...b.rule.when].filter((condition) => {
    const key = writeJson(condition);
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
  if (specificityOf(when) <= a.specificity) return null;
  return { ...later.rule, id: `${later.rule.id}-both`, when };
}

const meaningOf = ({ rule: { limit, effect } }: Ranked): string => writeJson([limit, effect]);

function conflictsOf(
  table: RuleTable,
  product: PolicyProduct,
  space: readonly Dimension[],
  names: PolicyNames,
): Finding[] {
  const found: Finding[] = [];
  const mates = companions(space, table.rules.length, table.start());
  const meanings = table.rules.map(meaningOf);
  table.rules.forEach((a, at) => {
    let ahead: Bits | undefined;
    const own = mates[at];
    if (!own) return;
    for (let other = firstBit(own, at + 1, table.rules.length); other >= 0;) {
      const b = table.rules[other];
      if (!b || b.rule.limit.kind !== a.rule.limit.kind || b.specificity !== a.specificity) break;
      if (meanings[at] !== meanings[other] && a.rule.limit.kind !== 'upgrade') {
        ahead ??= aheadOf(table, at, (one, two) => one.specificity > two.specificity);
        const point = pointOf(space, [at, other], ahead);
        if (point)
          found.push({
            kind: 'conflict',
            product,
            words: wordsOf(point, product, names),
            rules: [b.rule.id, a.rule.id],
            when: whenOf(point),
            closing: settled(a, b),
          });
      }
      other = firstBit(own, other + 1, table.rules.length);
    }
  });
  return found;
}

/** Rules that count in no case: others are always ahead of them, or their conditions never hold together. */
function shadowedOf(
  table: RuleTable,
  product: PolicyProduct,
  space: readonly Dimension[],
  names: PolicyNames,
): Finding[] {
  return table.rules.flatMap((own, at): Finding[] => {
    // A price without a season stays the base of the one with it; rates of seasons are compared.
    const ahead = aheadOf(
      table,
      at,
      (other, _, place) => place < at && (own.namesBand || !other.namesBand) && own.rule.limit.kind !== 'upgrade',
    );
    if (pointOf(space, [at], ahead)) return [];
    const words = own.rule.when.map((condition) => conditionWords(condition, product, names)).join(' · ');
    return [{ kind: 'shadowed', product, words, rules: [own.rule.id], when: [...own.rule.when], closing: null }];
  });
}

/**
 * Gaps, contradictions and rules that never count, of each product that has rules. Exact over the whole rule space.
 * `levels`: ids of the levels that the standard is for ("0": employees without one).
 */
export function prove(
  content: StandardContent,
  levels: readonly string[],
  names: PolicyNames = codesAsNames,
  products: readonly PolicyProduct[] = [...new Set(content.rules.map(({ product }) => product))],
): Proof {
  const proof: Proof = { findings: [], checked: 0, isCut: false };
  for (const product of products) {
    const table = tableOf(content, product);
    const space = spaceOf(table, product, levels);
    const gaps = gapsOf(table, product, space, names);
    proof.findings.push(
      ...gaps.found,
      ...conflictsOf(table, product, space, names),
      ...shadowedOf(table, product, space, names),
    );
    proof.isCut ||= gaps.isCut;
    proof.checked += space.reduce((count, { cells }) => count * cells.length, 1);
  }
  return proof;
}
