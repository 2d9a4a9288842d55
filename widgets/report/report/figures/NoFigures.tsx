import type { ReportProduct } from '#contract/report-form.ts';
import { addDays } from '#domain/china-time.ts';
import { rowOf } from '#domain/product/products.ts';
import { hasTrips } from '#routes/opened.ts';
import { RouteLink } from '#screens/RouteLink.tsx';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import type { ReportModel } from '../model.ts';
import type { Texts } from '../texts.ts';

/** Nothing happened in the period, or the product cannot be booked yet. */
export function NoFigures({ product, model, t }: { product: ReportProduct; model: ReportModel; t: Texts }) {
  const services = useServices();
  const name = t.productOf(t.titles[product]);
  const isFiltered = Object.keys(useValue(model.asked).where).length > 0;
  return (
    <section className="t-card">
      {hasTrips(rowOf(product)) ? (
        <Empty
          art="search"
          title={t.none}
          text={isFiltered ? t.noneFiltered : t.noneText}
          action={
            <Button
              onClick={() => {
                const to = services.clock.today();
                model.change({ days: { from: addDays(to, -364), to }, where: {} });
              }}
            >
              {t.noneWhole}
            </Button>
          }
        />
      ) : (
        <Empty
          art="order"
          title={t.notOpen(name)}
          text={t.notOpenText(name)}
          action={<RouteLink to="report_form_air">{t.toAir}</RouteLink>}
        />
      )}
    </section>
  );
}
