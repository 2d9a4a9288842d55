import type { IntlTerms } from '#contract/intl.ts';
import { useTexts } from '#kit/use-texts.ts';
import { Card } from '#ui/display/Card.tsx';
import { Table } from '#ui/list/Table.tsx';
import type { TableColumn } from '#ui/list/Table.tsx';
import { wayText } from './slices.ts';
import type { Names, ShownSlice } from './slices.ts';
import { termKeys, termText } from './Terms.tsx';
import type { TermKey } from './Terms.tsx';
import { intlTexts } from './texts.ts';
import type { IntlTexts } from './texts.ts';
import { useSay } from '#kit/say.ts';
import type { Say } from '#kit/say.ts';

interface NamedSlice {
  /** 去程; "" of a one-way trip. */
  name: string;
  of: { terms: IntlTerms };
  slice: ShownSlice;
  /** Fees that would count now, but that the airline's change of a flight has made free. */
  waived?: readonly TermKey[];
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
        columns={columnsOf(names, t, say)}
      />
    </Card>
  );
}

const columnsOf = (names: Names, t: IntlTexts, say: Say['say']): TableColumn<NamedSlice>[] => [
  {
    key: 'way',
    title: t.slice,
    cell: ({ name, slice, waived }) => (
      <>
        {`${say(name)} ${wayText(names, slice)}`.trim()}
        {waived?.[0] && <div className="t-s12 t-ok">{t.waived(waived.length > 1)}</div>}
      </>
    ),
  },
  ...termKeys.map((key): TableColumn<NamedSlice> => ({
    key,
    title: t.terms[key],
    cell({ of, waived }) {
      const text = termText(of.terms, key, t);
      if (!waived?.includes(key)) return text;
      return (
        <>
          <s className="t-3">{text}</s>
          <div className="t-s12 t-3">{t.notNow}</div>
        </>
      );
    },
  })),
];
