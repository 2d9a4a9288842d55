import { useRef } from 'react';
import { reportDimensions, reportFilters, reportForm, reportMeasureNames } from '#contract/report-form.ts';
import type { ReportDimension, ReportMeasure, ReportPivot, ReportProduct } from '#contract/report-form.ts';
import { isDimensionOf, isMeasureOf, reportMeasures } from '#domain/report/measures.ts';
import { useValues } from '#kit/readable.ts';
import { holdLast } from '#parts/report/held-column.ts';
import { useStyles } from '#kit/use-styles.ts';
import { useServices } from '#kit/widget.ts';
import { ExportMenu } from '#screens/ExportMenu.tsx';
import { exportFile } from '#screens/export-file.ts';
import { Card } from '#ui/display/Card.tsx';
import { DataTable } from '#ui/list/DataTable.tsx';
import { ShortCards, styles } from '#ui/list/short-cards.ts';
import { WaitingRows } from '#ui/list/WaitingRows.tsx';
import { useIsNarrow } from '#ui/base/element-width.ts';
import { Select } from '#ui/select/Select.tsx';
import { cx } from '#ui/base/passed-props.ts';
import { Trouble } from '../Trouble.tsx';
import type { ReportModel } from '../model.ts';
import { pivotColumns, pivotTotals, wideMeasures } from './pivot-columns.tsx';
import type { PivotRow } from './pivot-columns.tsx';
import type { Texts } from '../texts.ts';

/** Measures × dimensions, with totals; a name or a cell leads to its events. */
export function Pivot({
  model,
  product,
  showServFee,
  t,
  onOpen,
}: {
  model: ReportModel;
  product: ReportProduct;
  showServFee: boolean;
  t: Texts;
  onOpen: (rows: ReportDimension, row: string, columns: ReportDimension | '', column: string | undefined) => void;
}) {
  const services = useServices();
  const box = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(box);
  useStyles(styles);
  const [{ rows, columns, measure, sort }, state, isBusy] = useValues(model.asked, model.pivot.state, model.pivot.busy);
  const dimensions = reportDimensions
    .filter((value) => isDimensionOf(product, value))
    .map((value) => ({ value, label: t.dimensions[value] }));
  const measures = reportMeasureNames
    .filter((value) => (showServFee || value !== 'serviceFee') && isMeasureOf(product, value))
    .map((value) => ({ value, label: t.say(reportMeasures[value].label) }));
  const exported: ReportMeasure[] = columns ? [measure] : wideMeasures(product, measure);
  const look = (pivot: ReportPivot) => ({
    pivot,
    rows,
    columns,
    measure,
    product,
    t,
    onOpen: (row: PivotRow, column?: string) => onOpen(rows, row.key, columns, column),
  });
  return (
    <Card
      title={t.pivot}
      bare
      className="rp__wide"
      aria-busy={isBusy}
      end={
        <ExportMenu
          isOff={state.state !== 'ready' || state.data.rows.length === 0}
          onExport={(format) =>
            exportFile(services, reportForm.export, { ...model.pivotInput.peek(), measures: exported }, format)
          }
        />
      }
    >
      <div ref={box} className="t-card__bd rp__pick">
        <Pick
          label={t.rows}
          value={rows}
          options={dimensions}
          onChange={(next) => model.change({ rows: next, sort: '' })}
        />
        <Pick
          label={t.columns}
          value={columns}
          options={[{ value: '', label: t.noColumns }, ...dimensions.filter(({ value }) => value !== rows)]}
          onChange={(next) => model.change({ columns: next })}
        />
        <Pick
          label={t.measure}
          value={measure}
          options={measures}
          onChange={(next) => model.change({ measure: next })}
        />
      </div>
      {(rows === 'traveller' || columns === 'traveller') && <p className="t-card__bd t-s12 t-3">{t.shared}</p>}
      {state.state === 'failed' && <Trouble text={state.text} t={t} onRetry={model.pivot.load} />}
      {state.state === 'loading' && <WaitingRows count={6} height={49} />}
      {state.state === 'ready' && (
        <div className={cx('t-lst__rows', isBusy && 'is-busy')}>
          {isNarrow ? (
            <ShortCards
              label={t.pivot}
              columns={pivotColumns(look(state.data))}
              rows={state.data.rows}
              rowKey={({ key }) => key}
              open={(row) => ({ onClick: () => onOpen(rows, row.key, columns, undefined) })}
              foot={pivotTotals(look(state.data))}
            />
          ) : (
            <DataTable
              caption={t.pivot}
              columns={holdLast(pivotColumns(look(state.data)))}
              rows={state.data.rows}
              rowKey={({ key }) => key}
              sort={sort}
              onSort={(name) =>
                model.change({ sort: name === 'key' ? 'key' : sort === `-${name}` ? name : `-${name}` })
              }
              foot={pivotTotals(look(state.data))}
            />
          )}
        </div>
      )}
      {state.state === 'ready' && columns && state.data.columns.length < state.data.columnCount && (
        <p className="t-card__bd t-s12 t-3">
          {t.shownColumns(
            state.data.columns.length,
            state.data.columnCount,
            !reportFilters.some((name) => name === columns),
          )}
        </p>
      )}
      {state.state === 'ready' && state.data.rows.length < state.data.rowCount && (
        <p className="t-card__bd t-s12 t-3">{t.shownRows(state.data.rows.length, state.data.rowCount)}</p>
      )}
    </Card>
  );
}

function Pick<T extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
}) {
  return (
    <span className="t-row">
      <span className="t-s13 t-2 t-nowrap" aria-hidden="true">
        {label}
      </span>
      <Select aria-label={label} className="t-flt__pick" value={value} options={options} onChange={onChange} />
    </span>
  );
}
