import type { companyImport } from '#contract/company-import.ts';
import type { companyImportSchemas } from '#contract/company-import.schema.ts';
import type { HandlersOf } from '../../ground/call.ts';
import { applyImport } from '../../company/imports/apply.ts';
import { checkEmployees, employeeFile } from '../../company/imports/check.ts';
import { importChanges, importDetail, listImports } from '../../company/imports/detail.ts';
import { draftImport } from '../../company/imports/draft.ts';
import { undoImport } from '../../company/imports/undo.ts';

export const companyImportHandlers: HandlersOf<typeof companyImport, typeof companyImportSchemas> = {
  importCheck: checkEmployees,
  importFile: employeeFile,
  diff: draftImport,
  apply: applyImport,
  undo: undoImport,
  list: listImports,
  detail: importDetail,
  changes: importChanges,
};
