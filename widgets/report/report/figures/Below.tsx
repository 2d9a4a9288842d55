import { reportFilters } from '#contract/report-form.ts';
import type { ReportDimension, ReportFilter, ReportOverview, ReportProduct } from '#contract/report-form.ts';
import { useValues } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { BudgetCard } from '#parts/process/burn/BudgetCard.tsx';
import { cx } from '#ui/base/passed-props.ts';
import { daysOfKey } from '../drill.ts';
import type { DetailTarget } from '../drill.ts';
import type { ReportModel } from '../model.ts';
import { Pivot } from '../pivot/Pivot.tsx';
import type { Texts } from '../texts.ts';
import { withKeys } from '../where.ts';
import { Charts } from './Charts.tsx';
import { Drivers } from './Drivers.tsx';
import { Rank } from './Rank.tsx';
import { Savings } from './Savings.tsx';

export { ReportPrint } from '../ReportPrint.tsx';

interface BelowProps {
  model: ReportModel;
  data: ReportOverview;
  product: ReportProduct;
  t: Texts;
  openDetail: (target: DetailTarget) => void;
}

/** Below the first screen: charts, where the change comes from, rankings, pivot. */
export function Below({ model, data, product, t, openDetail }: BelowProps) {
  const [asked, isBusy, { switches }] = useValues(model.asked, model.overview.busy, useServices().config);
  const openCell = (rows: ReportDimension, row: string, columns: ReportDimension | '', column?: string) => {
    const keys: readonly (readonly [ReportDimension, string])[] = [
      [rows, row],
      ...(columns && column !== undefined ? [[columns, column] as const] : []),
    ];
    let { where, days } = asked;
    for (const [dimension, key] of keys) {
      if (isFilter(dimension)) where = withKeys(where, dimension, [key]);
      else days = daysOfKey(dimension, key, days);
    }
    openDetail({ where, days });
  };
  const only = (dimension: ReportFilter, key: string) => openDetail({ where: { [dimension]: [key] } });
  return (
    <div className={cx('rp', isBusy && 'is-busy')}>
      <i data-part="charts" />
      <Charts data={data} product={product} t={t} />
      <i data-part="drivers" />
      <Drivers drivers={data.drivers} t={t} />
      <i data-part="savings" />
      <Savings data={data} t={t} onOpen={(reason) => only('reason', reason)} />
      <BudgetCard most={8} />
      <i data-part="rank" />
      <Rank data={data} t={t} onOpen={only} />
      <i data-part="pivot" />
      <Pivot model={model} product={product} showServFee={switches.showServFee} t={t} onOpen={openCell} />
    </div>
  );
}

const isFilter = (dimension: ReportDimension): dimension is ReportFilter =>
  reportFilters.some((name) => name === dimension);
