import { fields } from '#domain/policy/fields.ts';
import type { Choice, ChoiceSource } from '#domain/policy/fields.ts';
import type { FieldName, StandardContent } from '#domain/policy/schema.ts';
import type { PolicyNames } from '#domain/policy/words/condition-words.ts';
import type { Say } from '#kit/say.ts';
import type { ruleTexts } from './texts.ts';

/** Names that the server keeps: levels by rank, cities, airlines. */
export type KnownNames = Readonly<Record<Exclude<ChoiceSource, 'tiers' | 'bands'>, readonly Choice[]>>;

export type ChoicesOf = (field: FieldName) => readonly Choice[];

/** The choices of each field for the rules of a standard: its own tiers and bands among them. */
export function choicesOf(
  known: KnownNames,
  { tiers, bands }: Pick<StandardContent, 'tiers' | 'bands'>,
  words: Pick<typeof ruleTexts, 'noLevel' | 'otherCities'>,
): ChoicesOf {
  const lists: Readonly<Record<ChoiceSource, readonly Choice[]>> = {
    ...known,
    levels: [...known.levels, { code: '0', name: words.noLevel }],
    tiers: [...tiers.map(({ name }) => ({ code: name, name })), { code: '', name: words.otherCities }],
    bands: bands.map(({ name }) => ({ code: name, name })),
  };
  return (name) => {
    const field = fields[name];
    if (field.type !== 'choice') return [];
    return typeof field.choices === 'string' ? lists[field.choices] : field.choices;
  };
}

/** The names as sentences of the mount ask for them. */
export function namesOf(
  known: KnownNames,
  say: Say['say'],
  { sentences }: Pick<typeof ruleTexts, 'sentences'>,
): PolicyNames {
  const nameIn = (choices: readonly Choice[]) => {
    const byCode = new Map(choices.map(({ code, name }) => [code, say(name)]));
    return (code: string) => byCode.get(code) ?? code;
  };
  return { level: nameIn(known.levels), city: nameIn(known.cities), airline: nameIn(known.airlines), ...sentences };
}
