import type { reportForm } from '#contract/report-form.ts';
import type { reportFormSchemas } from '#contract/report-form.schema.ts';
import type { HandlersOf } from '../../ground/call.ts';
import { companyStatistics } from '../../company/reports/company-statistics.ts';
import { eventFile, queryEvents } from '../../company/reports/detail.ts';
import { pivotFile } from '../../company/reports/export.ts';
import { queryReport } from '../../company/reports/overview.ts';
import { queryPivot } from '../../company/reports/pivot.ts';
import { refusedDays } from '../../company/reports/scope.ts';

export const reportFormHandlers: HandlersOf<typeof reportForm, typeof reportFormSchemas> = {
  query: queryReport,
  companyStatistics,
  pivot: queryPivot,
  detail: queryEvents,
  export: pivotFile.ask,
  detailExport: async (input, call) => refusedDays(input) ?? eventFile.ask(input, call),
};
