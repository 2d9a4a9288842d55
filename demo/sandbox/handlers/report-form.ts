import type { reportForm } from '#contract/report-form.ts';
import type { reportFormSchemas } from '#contract/report-form.schema.ts';
import type { HandlersOf } from '../call.ts';
import { companyStatistics } from '../reports/company-statistics.ts';
import { eventFile, queryEvents } from '../reports/detail.ts';
import { pivotFile } from '../reports/export.ts';
import { queryReport } from '../reports/overview.ts';
import { queryPivot } from '../reports/pivot.ts';
import { refusedDays } from '../reports/scope.ts';

export const reportFormHandlers: HandlersOf<typeof reportForm, typeof reportFormSchemas> = {
  query: queryReport,
  companyStatistics,
  pivot: queryPivot,
  detail: queryEvents,
  export: pivotFile.ask,
  detailExport: async (input, call) => refusedDays(input) ?? eventFile.ask(input, call),
};
