import { useLayoutEffect, useRef, useState } from 'react';
import { companyBill } from '#contract/company-bill.ts';
import type { CompanyBillDetail } from '#contract/company-bill.ts';
import type { InputOf } from '#contract/row.ts';
import { showDay } from '#domain/china-time.ts';
import { useLater } from '#kit/part.ts';
import { useStyles } from '#kit/use-styles.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import processCss from '#parts/process/process.css?shadow';
import billCss from '#parts/bill/company-bill.css?shadow';
import { useIsTight } from '#ui/list/own-width.ts';
import { Invoices } from '#parts/bill/invoices/Invoices.tsx';
import { useRowPrint } from '#parts/bill/row-print.tsx';
import { exportFile } from '#screens/export-file.ts';
import { Loaded } from '#screens/Loaded.tsx';
import { useIsNarrow } from '#ui/base/element-width.ts';
import { focusQuietly } from '#ui/base/root-node.ts';
import { Alert } from '#ui/states/Alert.tsx';
import type { Asked } from '../acts/Dialogs.tsx';
import { createBillModel } from '../model.ts';
import type { BillModel } from '../model.ts';
import { FirstAct, Head } from './Head.tsx';
import { Proof } from './Proof.tsx';
import { Rows } from './Rows.tsx';
import { createRows, fileColumns } from '#parts/bill/rows-model.ts';
import { Split } from './Split.tsx';
import { Summary } from './Summary.tsx';
import { pageTexts } from './texts.ts';

const styles = [processCss, billCss];
/** Least width of the table with its usual columns. */
const allColumnsPx = 1180;
/** Lines of a split that are as high as the proof beside them. */
const splitLines = 4;

/** One bill: its head, steps, sums, splits, proof and rows. */
export function BillPage({ billId }: { billId: number }) {
  useStyles(styles);
  const services = useServices();
  const model = useModel(() => createBillModel(services, billId));
  return (
    <Loaded from={model.detail} onBack={() => services.navigate(services.place.peek().name, {})}>
      {(bill) => <Bill bill={bill} model={model} />}
    </Loaded>
  );
}

function Bill({ bill, model }: { bill: CompanyBillDetail; model: BillModel }) {
  const services = useServices();
  const t = useTexts('companyBillPage', pageTexts);
  const list = useModel(() => createRows(services, bill.billId));
  const printing = useRowPrint(list, t);
  const [asked, ask] = useState<Asked | null>(null);
  const dialogs = useLater(asked !== null, () => import('../acts/Dialogs.tsx'));
  const box = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(box);
  const isTight = useIsTight(box, allColumnsPx);
  useLayoutEffect(() => list.tighten(isTight), [list, isTight]);
  /** The rows stand below all that leads to them, as an address with filters: they are in view, and keys go on at their tab. */
  const toRows = () => {
    const tabs = box.current?.querySelector('[role=tablist]');
    tabs?.scrollIntoView({ block: 'center' });
    focusQuietly(tabs?.querySelector<HTMLElement>('[aria-selected=true]') ?? tabs?.querySelector('button'));
  };
  const show = (filters: Parameters<typeof list.setFilter>[0]) => {
    list.setFilter(filters);
    toRows();
  };
  useLayoutEffect(() => void (list.filterCount.peek() && toRows()), [list]);
  const invoices = bill.state !== 'open' && <Invoices bill={bill} />;
  // Beside the proof there is room for them below a few lines.
  const isShort = Math.max(...Object.values(bill.splits).map((lines) => lines.length)) < splitLines;
  const head = (
    <>
      <Head
        bill={bill}
        t={t}
        model={model}
        isNarrow={isNarrow}
        ask={ask}
        print={() => void printing.print()}
        exportAs={(format) =>
          exportFile(
            services,
            companyBill.export,
            { ...list.input(), columns: fileColumns(list.chosen.peek()) } as InputOf<typeof companyBill.export>,
            format,
          )
        }
      />
      {bill.state === 'overdue' && (
        <Alert kind="bad">{t.overdueAlert(showDay(bill.dueOn, services.clock.today()))}</Alert>
      )}
      <Summary bill={bill} model={model} t={t} isNarrow={isNarrow} ask={ask} show={show} />
      <div className="bl-cols">
        <div className="bl-wide t-col" style={{ gap: 12 }}>
          <Split bill={bill} t={t} isNarrow={isNarrow} show={(by, name) => show({ by, name })} />
          {isShort && invoices}
        </div>
        <Proof bill={bill} t={t} check={model.check} ask={ask} seeRow={(words) => show({ words })} />
      </div>
      {!isShort && invoices}
    </>
  );
  return (
    <div ref={box}>
      <Rows bill={bill} list={list} t={t} isNarrow={isNarrow} ask={ask} box={box} head={head} sheet={printing.sheet} />
      {isNarrow && <FirstAct bill={bill} t={t} ask={ask} isBar />}
      {asked && dialogs && (
        <dialogs.Dialogs
          asked={asked}
          bill={bill}
          model={model}
          onClose={() => ask(null)}
          toRows={(filters) => {
            ask(null);
            show(filters);
          }}
          onChanged={() => void list.refresh()}
        />
      )}
    </div>
  );
}
