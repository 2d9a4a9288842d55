import type { CompanyBillFileMatch } from '#contract/company-bill-match.ts';
import { showYuan } from '#domain/money.ts';
import { showOrderNo } from '#domain/order/order-number.ts';
import { useValues } from '#kit/readable.ts';
import type { Services } from '#kit/services.ts';
import { ColumnMapping } from '#parts/import/ColumnMapping.tsx';
import type { ImportPart } from '#parts/import/ImportScreen.tsx';
import { UnderWay } from '#parts/import/Mend.tsx';
import { OrderLink } from '#parts/order/OrderLink.tsx';
import { ExportMenu } from '#screens/ExportMenu.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { formatYuan } from '#ui/display/Price.tsx';
import { SumRow } from '#ui/display/SumRow.tsx';
import { FormStep } from '#ui/form/FormStep.tsx';
import { Table } from '#ui/list/Table.tsx';
import type { TableColumn } from '#ui/list/Table.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { createOwnFile } from './model.ts';
import type { OwnFileModel } from './model.ts';
import type { OwnFileTexts } from './texts.ts';

type Match = NonNullable<CompanyBillFileMatch['match']>;
type Row = Match['rows'][number];

interface Of {
  billId: number;
  toBill(): void;
}

/** The step after the file is chosen. */
export const stepsOf = (services: Services, t: OwnFileTexts, of: Of): ImportPart<OwnFileModel> => ({
  create: () => createOwnFile(services, t, of.billId),
  steps: [({ model }) => <Differences model={model} t={t} toBill={of.toBill} />],
  UnderWay: ({ model, progress }) => <UnderWay model={model} t={t} progress={progress} />,
});

interface Props {
  model: OwnFileModel;
  t: OwnFileTexts;
  toBill(): void;
}

/** The columns of the file, and all that is not the same in file and bill. */
function Differences({ model, t, toBill }: Props) {
  const [match, fileName, isUnfolded, progress, state] = useValues(
    model.match,
    model.fileName,
    model.isUnfolded,
    model.progress,
    model.state,
  );
  return (
    <FormStep label={t.list} takesFocus>
      <div className="t-row t-row--wrap">
        <b>{fileName}</b>
        <LinkButton className="t-s13" aria-expanded={isUnfolded} onClick={() => (model.isUnfolded.value = !isUnfolded)}>
          {isUnfolded ? t.fold : t.adjust}
        </LinkButton>
        <LinkButton className="t-s13" onClick={model.restart}>
          {t.another}
        </LinkButton>
      </div>
      <ColumnMapping model={model} t={t} />
      {progress && <UnderWay progress={progress} model={model} t={t} />}
      {match && state === 'rows' && <Found match={match} model={model} t={t} />}
      <div className="t-form__acts">
        <Button onClick={toBill}>{t.back}</Button>
      </div>
    </FormStep>
  );
}

const columnsOf = (t: OwnFileTexts): TableColumn<Row>[] => [
  {
    key: 'order',
    title: t.order,
    phone: 'title',
    cell: ({ orderId, number, product, title, lines, note, isElsewhere }) => (
      <div>
        {orderId && !isElsewhere ? (
          <OrderLink type={product} orderNo={orderId} />
        ) : (
          showOrderNo(orderId || number) || '—'
        )}
        {title && <div className="t-s12 t-3">{t.say(title)}</div>}
        {lines.length > 0 && <div className="t-s12 t-3">{[t.lines(lines), note].filter(Boolean).join(' · ')}</div>}
      </div>
    ),
  },
  ...(
    [
      ['file', t.inFile],
      ['bill', t.inBill],
    ] as const
  ).map(([side, title]): TableColumn<Row> => ({
    key: side,
    title,
    num: true,
    phone: 'named',
    cell: (row) => (row[side] === null ? '—' : formatYuan(row[side], true)),
  })),
  { key: 'cause', title: t.cause, phone: 'named', cell: ({ text }) => t.say(text) },
];

function Found({ match, model, t }: { match: Match; model: OwnFileModel; t: OwnFileTexts }) {
  const { rows, total, equal, orders, lines, sums } = match;
  return (
    <>
      <Alert kind={total ? 'warn' : 'ok'}>{total ? t.some(equal, total) : t.all(orders, lines)}</Alert>
      <div className="t-col" style={{ maxWidth: 480 }}>
        <SumRow label={t.sumFile(lines)}>{showYuan(sums.file)}</SumRow>
        <SumRow label={t.sumBill(orders)}>{showYuan(sums.bill)}</SumRow>
        <div className="t-hr" />
        <SumRow label={t.spread}>
          <b>{showYuan(sums.spread)}</b>
        </SumRow>
      </div>
      {total > 0 && (
        <>
          <div className="t-row">
            <ExportMenu label={t.export} onExport={model.save} />
          </div>
          <Table
            caption={t.list}
            columns={columnsOf(t)}
            rows={rows}
            rowKey={({ number, lines: at }) => `${number} ${at.join()}`}
          />
        </>
      )}
      {total > rows.length && <p className="t-s12 t-3">{t.more(rows.length, total)}</p>}
    </>
  );
}
