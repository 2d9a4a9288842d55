import { useState } from 'react';
import type { Listing } from '#kit/resources/listing.ts';
import { useLater } from '#kit/part.ts';
import { useServices } from '#kit/widget.ts';
import type { TablePrintProps } from '#screens/print/TablePrint.tsx';

/** More rows are a file, not paper. */
const printedAtMost = 500;

interface PrintTexts {
  tooManyToPrint(most: number): string;
}

type SheetOf<Row> = Omit<TablePrintProps<Row>, 'rows' | 'onDone' | 'rowKey'>;

/** All rows of a bill's filters on paper: `print` reads them, `sheet` draws them for the browser's dialog. */
export function useRowPrint<Row, Filters extends object>(
  list: Pick<Listing<Row, Filters>, 'total' | 'exportAll' | 'idOf'>,
  t: PrintTexts,
) {
  const services = useServices();
  /** `nth`: a print that the browser never says the end of does not keep the next one from its dialog. */
  const [printed, setPrinted] = useState<{ rows: readonly Row[]; nth: number }>();
  const paper = useLater(printed !== undefined, () => import('#screens/print/TablePrint.tsx'));
  return {
    async print(): Promise<void> {
      if (list.total.peek() > printedAtMost) return services.say.toast(t.tooManyToPrint(printedAtMost), 'warn');
      const all = await list.exportAll();
      if (all.ok) setPrinted((before) => ({ rows: all.data, nth: (before?.nth ?? 0) + 1 }));
      else services.say.toast(all.msg, 'bad');
    },
    sheet: (props: () => SheetOf<Row>) =>
      printed &&
      paper && (
        <paper.TablePrint
          key={printed.nth}
          {...props()}
          rows={printed.rows}
          rowKey={list.idOf}
          onDone={() => setPrinted(undefined)}
        />
      ),
  };
}
