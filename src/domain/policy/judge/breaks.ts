import { showFen } from '../../money.ts';
import type { Fen } from '../../money.ts';
import type { Effect, Rule, StandardContent } from '../schema.ts';

/** A rule that the choice breaks. */
export interface Break {
  rule: Rule;
  /** Above the limit in money; 0 where the limit is no amount. */
  over: Fen;
  /** Made when it is read: a replay reads none. */
  say(): string;
  /** A reminder leaves the choice within the standard. */
  reminds?: boolean;
  /** In place of the rule's effect. */
  effect?: Effect;
}

/** Findings of the rules of a product in the facts. */
export interface Weighed {
  breaks: readonly Break[];
  overBy: Fen;
  limit?: Fen | undefined;
  companyPays?: Fen | undefined;
  overByNight?: Fen | undefined;
}

export const yuan = (fen: Fen): string => `¥${showFen(fen)}`;

/** Figures behind the marks of a message. */
interface Figures {
  price: Fen;
  limit: Fen;
  over: Fen;
  count?: number;
  total?: Fen;
}

/** The company's own words for an excess, if it has any. */
export function ownWords(
  { message, product }: Rule,
  { messages }: StandardContent,
  { price, limit, over, count = 1, total = over * count }: Figures,
): string | undefined {
  const words = message || messages[product];
  if (!words) return words;
  const shown = { price: yuan(price), limit: yuan(limit), over: yuan(over), count: String(count), total: yuan(total) };
  return words.replace(/\{(price|limit|over|count|total)\}/g, (_, mark: keyof typeof shown) => shown[mark]);
}

/** An amount above a limit, in the company's words or the usual ones. */
export const excess = (rule: Rule, content: StandardContent, figures: Figures, usual: () => string): Break => ({
  rule,
  over: figures.over,
  say: () => ownWords(rule, content, figures) ?? usual(),
});

/** A limit without an amount. */
export const plain = (rule: Rule, usual: () => string): Break => ({
  rule,
  over: 0,
  say: () => rule.message || usual(),
});
