import type { reportComparisons, reportPeriods } from '#contract/report-form.ts';
import type { ReportOverview, ReportProduct } from '#contract/report-form.ts';
import { levelOf } from '#domain/menu/viewer.ts';
import { families } from '#domain/product/names.ts';
import { isClosedArea } from '#domain/product/closed-areas.ts';
import { rowOf } from '#domain/product/products.ts';
import { showMoment } from '#domain/show-moment.ts';
import { isOpened } from '#routes/opened.ts';
import { useLater } from '#kit/part.ts';
import { useValues } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { SisterTabs } from '#screens/SisterTabs.tsx';
import { PrintButton } from '#screens/print/PrintButton.tsx';
import { SavedViews } from '#screens/views/SavedViews.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { RangeDays } from '#screens/RangeDays.tsx';
import { FilterBar } from '#ui/filter/FilterBar.tsx';
import type { AnyField } from '#ui/filter/fields.ts';
import { firstDays } from './model.ts';
import type { Asked, ReportModel } from './model.ts';
import { namesIn } from './names.ts';
import type { Texts } from './texts.ts';
import { withKeys } from './where.ts';

const routeOf = (product: ReportProduct) => rowOf(product).report.route;

/** Heading, the other products, filters, and what the figures are compared with. */
export function ReportHead({
  product,
  model,
  t,
  onPrint,
}: {
  product: ReportProduct;
  model: ReportModel;
  t: Texts;
  onPrint: (() => void) | undefined;
}) {
  const services = useServices();
  const [asked, state, user, { switches }] = useValues(
    model.asked,
    model.overview.state,
    services.session.user,
    services.config,
  );
  const isNarrowed = Object.keys(asked.where).length > 0;
  const chosen = useLater(isNarrowed, () => import('./Chosen.tsx'));
  const data = state.state === 'ready' ? state.data : null;
  const title = t.titles[product];
  const today = services.clock.today();
  const sisters = families
    .filter((other) => !isClosedArea(rowOf(other).area, switches) && (other === product || isOpened(routeOf(other))))
    .map((other) => ({
      key: other,
      label: t.productOf(t.titles[other]),
      to: other === product ? null : routeOf(other),
    }));
  const change = (values: Record<string, unknown>) => {
    const { department, employee, payer, days, ...rest } = values as Partial<Asked> & Partial<typeof noKeys>;
    let { where } = asked;
    for (const [key, keys] of Object.entries({ department, employee, payer }))
      if (keys) where = withKeys(where, key as keyof typeof noKeys, keys);
    model.change({
      ...rest,
      ...(where !== asked.where && { where }),
      ...(days && { days: days.from && days.to ? days : firstDays(today) }),
    });
  };
  return (
    <>
      <div className="t-lst__hd">
        <h1 className="t-h1">{title}</h1>
        <div className="t-end t-row">
          <SavedViews list={`report-${product}`} listing={model.viewed} />
          <Button onClick={() => services.setQuery({ view: 'detail', sort: undefined }, { replace: false })}>
            {t.toDetail}
          </Button>
          {onPrint && <PrintButton label={t.print} onPrint={onPrint} />}
        </div>
      </div>
      <SisterTabs label={t.reports} items={sisters} />
      <section className="t-card" aria-label={title}>
        <div className="t-lst__top">
          <FilterBar
            label={title}
            fields={fieldsOf(data, today, t, levelOf(user) === '70')}
            values={{ ...asked, ...noKeys, ...asked.where }}
            today={today}
            Days={RangeDays}
            onChange={change}
          />
          {/* As high without chosen keys: they do not push the report down. */}
          <div className="t-row t-row--wrap" style={{ minHeight: 28 }}>
            {data && (
              <p className="t-row t-row--wrap rp__facts t-s12 t-3">
                <span>{t.period(data.period.from, data.period.to)}</span>
                {data.compared && <span>{t.compared(data.compared.from, data.compared.to)}</span>}
                <span>{t.asOf(showMoment(data.asOf, today))}</span>
                <span>{levelOf(user) === '70' ? t.scope.company : t.scope.own}</span>
              </p>
            )}
            {isNarrowed && chosen && (
              <chosen.Chosen
                where={asked.where}
                nameOf={namesIn(data)}
                t={t}
                onChange={(where) => model.change({ where })}
              />
            )}
          </div>
        </div>
      </section>
    </>
  );
}

const noKeys: Record<'department' | 'employee' | 'payer', string[]> = { department: [], employee: [], payer: [] };
const reportPayers = ['company', 'personal'] as const;

function fieldsOf(data: ReportOverview | null, today: string, t: Texts, isCompany: boolean): AnyField[] {
  const { departments = [], employees = [] } = data?.options ?? {};
  const tags = (key: keyof typeof noKeys, options: readonly { key: string; name: string }[]): AnyField[] =>
    options.length > 1
      ? [
          {
            kind: 'tags',
            key,
            label: t.dimensions[key],
            options: options.map((one) => ({ value: one.key, label: one.name })),
          },
        ]
      : [];
  return [
    { kind: 'days', key: 'days', label: t.days, isPast: () => true, months: true, usual: firstDays(today) },
    {
      kind: 'select',
      key: 'compare',
      label: t.compare,
      options: (['previous', 'year', 'none'] satisfies (typeof reportComparisons)[number][]).map((value) => ({
        value,
        label: t.comparisons[value],
      })),
    },
    {
      kind: 'select',
      key: 'by',
      label: t.by,
      options: (['month', 'week', 'day'] satisfies (typeof reportPeriods)[number][]).map((value) => ({
        value,
        label: t.periods[value],
      })),
    },
    ...tags('department', departments),
    ...tags('employee', employees),
    ...tags('payer', isCompany ? reportPayers.map((key) => ({ key, name: t.payers[key] })) : []),
  ];
}
