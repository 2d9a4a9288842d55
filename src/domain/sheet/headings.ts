export interface HeadingColumn {
  /** Heading in the template. */
  title: string;
  /** Other headings that mean the same, with spaces between them. */
  also: string;
  /** In the example row of the template. */
  example: string;
  /** Heading, and where it differs the example, of the English template. */
  english: readonly [title: string, example?: string];
}

/** Headings of a template and its example row. */
export interface Template {
  titles: readonly string[];
  example: readonly string[];
}

/** A heading without remarks in brackets, signs and cases. */
export const plainTitle = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\([^)]*(?:\)|$)/g, '')
    .replace(/[\s*_:./-]/g, '')
    .toLowerCase();

/** The fields that the headings of a file name. */
export function createHeadings<Field extends string>(
  fields: readonly Field[],
  columns: Readonly<Record<Field, HeadingColumn>>,
) {
  const known = new Map(
    fields.flatMap((field) =>
      [columns[field].title, columns[field].english[0], ...columns[field].also.split(' ').filter(Boolean)].map(
        (title) => [plainTitle(title), field] as const,
      ),
    ),
  );
  /** A heading with words before the usual one: 出差人姓名, 紧急联系手机号. */
  const fieldOfEnd = (title: string): Field | undefined =>
    [...known].find(([end]) => /^\p{Script=Han}{2,}$/u.test(end) && title.endsWith(end))?.[1];

  return {
    titles: fields.map((field) => columns[field].title),
    template: (locale: 'zh-CN' | 'en' = 'zh-CN'): Template => ({
      titles: fields.map((field) => (locale === 'en' ? columns[field].english[0] : columns[field].title)),
      example: fields.map((field) => (locale === 'en' && columns[field].english[1]) || columns[field].example),
    }),
    fieldOf: (title: string): Field | undefined => known.get(plainTitle(title)) ?? fieldOfEnd(plainTitle(title)),
    /** The field of each column; null for a column that means none. Of two columns for one field the first counts. */
    fieldsOf(titles: readonly string[]): (Field | null)[] {
      const taken = new Set<Field>();
      const take = (field: Field | undefined): Field | null => {
        if (!field || taken.has(field)) return null;
        taken.add(field);
        return field;
      };
      const exact = titles.map((title) => take(known.get(plainTitle(title))));
      return exact.map((field, at) => field ?? take(fieldOfEnd(plainTitle(titles[at] ?? ''))));
    },
  };
}
