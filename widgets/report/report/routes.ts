import type { ReportProduct } from '#contract/report-form.ts';
import type { RouteName } from '#routes/names.ts';

/** The report of each product. */
export const productRoutes = {
  air: 'report_form_air',
  intl: 'report_form_intl_air',
  train: 'report_form_train',
  hotel: 'report_form_hotel',
  car: 'report_form_car',
} as const satisfies Readonly<Record<ReportProduct, RouteName>>;
