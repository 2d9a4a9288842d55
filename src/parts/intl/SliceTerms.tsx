import type { IntlTerms } from '#contract/intl.ts';
import { useTexts } from '#kit/use-texts.ts';
import { Card } from '#ui/display/Card.tsx';
import { Table } from '#ui/list/Table.tsx';
import { wayText } from './slices.ts';
import type { Names, ShownSlice } from './slices.ts';
import { termKeys, termText } from './Terms.tsx';
import { intlTexts } from './texts.ts';
import { useSay } from '#kit/say.ts';

interface NamedSlice {
  /** 去程; "" of a one-way trip. */
  name: string;
  of: { terms: IntlTerms };
  slice: ShownSlice;
}

/** The conditions of each slice for one passenger, before its departure and after. */
export function SliceTerms({ names, slices }: { names: Names; slices: readonly NamedSlice[] }) {
  const t = useTexts('intl-search', intlTexts);
  const { say } = useSay();
  return (
    <Card title={t.termsTitle} bare>
      <Table
        className="in-terms"
        caption={t.termsTitle}
        rows={slices}
        rowKey={({ name, slice }) => `${name}${slice.segments[0]?.depTime ?? ''}`}
        columns={[
          { key: 'way', title: t.slice, cell: ({ name, slice }) => `${say(name)} ${wayText(names, slice)}`.trim() },
          ...termKeys.map((key) => ({
            key,
            title: t.terms[key],
            cell: ({ of }: NamedSlice) => termText(of.terms, key, t),
          })),
        ]}
      />
    </Card>
  );
}
