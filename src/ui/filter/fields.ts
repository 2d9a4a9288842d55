/** Values of the two range filters; an open end is ''. */
export interface RangeValue {
  from: string;
  to: string;
}

interface Common<Key extends string> {
  key: Key;
  label: string;
}

/** `short` is the placeholder where there is little room. */
export type TextFilterField<Key extends string> = Common<Key> & { kind: 'text'; placeholder: string; short?: string };
type SelectFilterField<Key extends string, Value extends string> = Common<Key> & {
  kind: 'select';
  options: readonly { value: Value; label: string }[];
};
/** `min` and `max` bound the days that can be picked; `isPast`: with these values of the other filters no day to come has any rows, and none can be picked. */
type DaysFilterField<Key extends string> = Common<Key> & {
  kind: 'days';
  min?: string;
  max?: string;
  isPast?: (values: FilterValues) => boolean;
  /** Whole months can be turned over, and whole years chosen. */
  months?: true;
  /** The days of a list that always has some: they narrow nothing. */
  usual?: RangeValue;
};

type AmountsFilterField<Key extends string> = Common<Key> & { kind: 'amounts' };
type TagsFilterField<Key extends string, Value extends string> = Common<Key> & {
  kind: 'tags';
  options: readonly { value: Value; label: string }[];
};

/** One filter of a list: its kind follows from the type of its value. */
export type FilterField<Filters> = {
  [Key in keyof Filters & string]: Filters[Key] extends RangeValue
    ? DaysFilterField<Key> | AmountsFilterField<Key>
    : Filters[Key] extends string
      ? TextFilterField<Key> | SelectFilterField<Key, Filters[Key]>
      : Filters[Key] extends readonly (infer Tag extends string)[]
        ? TagsFilterField<Key, Tag>
        : never;
}[keyof Filters & string];

/** The same without the types of one list, for the controls that draw it. */
export type AnyField =
  | TextFilterField<string>
  | SelectFilterField<string, string>
  | DaysFilterField<string>
  | AmountsFilterField<string>
  | TagsFilterField<string, string>;
export type FilterValues = Readonly<Record<string, unknown>>;

export const rangeOf = (value: unknown): RangeValue => (value as RangeValue | undefined) ?? { from: '', to: '' };
export const tagsOf = (value: unknown): readonly string[] => (value as readonly string[] | undefined) ?? [];
export const textOf = (value: unknown): string => (value as string | undefined) ?? '';

/** A hint in the room of a phone, 15 signs: as many of its whole things, the first at least. */
export const shortHint = (hint: string): string =>
  (hint.length > 15 && /^(?:.{1,15}|.+?)(?=、| \/ |, )/.exec(hint)?.[0]) || hint;

/** True if a field narrows the list: a choice other than its first option, some text, an end of a range. */
export function isInUse(field: AnyField, value: unknown): boolean {
  if (field.kind === 'select') return textOf(value) !== (field.options[0]?.value ?? '');
  if (field.kind === 'text') return textOf(value) !== '';
  if (field.kind === 'tags') return tagsOf(value).length > 0;
  const { from, to } = rangeOf(value);
  const usual = field.kind === 'days' && field.usual;
  return usual ? from !== usual.from || to !== usual.to : from !== '' || to !== '';
}

/** True if one of the fields narrows the list. */
export const narrows = (fields: readonly { key: string }[], values: object): boolean =>
  (fields as readonly AnyField[]).some((field) => isInUse(field, (values as FilterValues)[field.key]));

/** The value of a field that is not in use. */
export function unusedValue(field: AnyField): unknown {
  if (field.kind === 'select') return field.options[0]?.value;
  if (field.kind === 'tags') return [];
  if (field.kind === 'text') return '';
  return (field.kind === 'days' && field.usual) || { from: '', to: '' };
}

/** Filters whose choices open in a panel. */
export type PanelField = AmountsFilterField<string> | TagsFilterField<string, string>;

/** The value in words: the chosen names, `¥100–2000`, `≥ ¥100`, `≤ ¥2000`; "" while it is not in use. `pause`: between two names. */
export function panelText(field: PanelField, value: unknown, pause: string): string {
  if (field.kind === 'tags')
    return field.options
      .filter((option) => tagsOf(value).includes(option.value))
      .map((option) => option.label)
      .join(pause);
  const { from, to } = rangeOf(value);
  return from && to ? `¥${from}–${to}` : from ? `≥ ¥${from}` : to ? `≤ ¥${to}` : '';
}
