import { checkSheet, judgeSheetRow, sameAs } from '#domain/passenger/sheet/check-sheet.ts';
import type { JudgedRow } from '#domain/passenger/sheet/check-sheet.ts';
import { lackingOf } from '#domain/passenger/sheet/mapping.ts';
import { suggestSheetRow } from '#domain/passenger/sheet/suggest.ts';
import { changed, isDocumentChange, sheetFields } from '#domain/passenger/sheet/values.ts';
import type { SheetField } from '#domain/passenger/sheet/values.ts';
import type { SheetRules } from '#parts/import/sheet-rules.ts';

/** Rules of a file of passengers, who are known by their documents. */
export const sheetRules = (today: string): SheetRules<SheetField, JudgedRow> => ({
  fields: sheetFields,
  keyFields: ['certNo', 'otherCertNo'],
  lackingOf,
  judge: (values) => judgeSheetRow(values, today),
  suggest: (values, errors) => suggestSheetRow(values, errors, today),
  check: (rows, judge) => checkSheet(rows, today, judge),
  change: (values, change) => changed(values, change, today),
  sameAs,
  isOther: isDocumentChange,
});
