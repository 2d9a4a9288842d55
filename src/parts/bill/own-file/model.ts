import { computed } from '@preact/signals-core';
import { companyBill } from '#contract/company-bill.ts';
import type { CompanyBillFileMatch } from '#contract/company-bill-match.ts';
import { lackingOf, ownFileFields } from '#domain/company-bill/own-file/values.ts';
import type { OwnFileField } from '#domain/company-bill/own-file/values.ts';
import type { Services } from '#kit/services.ts';
import { createSheetImport } from '#parts/import/model.ts';
import { saveMade } from '#parts/import/save-made.ts';
import type { Judged, SheetRules } from '#parts/import/sheet-rules.ts';
import type { OwnFileTexts } from './texts.ts';

/** The server compares the rows: none is mended here. */
const rules: SheetRules<OwnFileField, Judged<OwnFileField>> = {
  fields: ownFileFields,
  keyFields: [],
  lackingOf,
  judge: () => ({ errors: {}, keys: [] }),
  suggest: () => ({}),
  check: (rows) => rows.map(() => ({})),
  change: (values, change) => ({ ...values, ...change }),
  sameAs: () => '',
  isOther: () => false,
};

/** A company's own list beside its bill: the file, its columns, and the differences. */
export function createOwnFile(services: Services, t: OwnFileTexts, billId: number) {
  const matches = new WeakMap<object, CompanyBillFileMatch['match']>();
  const sheet = createSheetImport(services, t, {
    keptAs: 'own:bill-file-columns',
    rules,
    async read(sent, signal) {
      const outcome = await services.api.send(companyBill.matchFile, { billId, ...sent }, { quiet: 'all', signal });
      if (!outcome.ok) return outcome;
      const data = { ...outcome.data, rows: [] };
      matches.set(data, outcome.data.match);
      return { ...outcome, data };
    },
    onFile: () => undefined,
  });
  return {
    ...sheet,
    step: computed(() => (sheet.sheet.value ? 1 : 0)),
    match: computed(() => (sheet.sheet.value ? (matches.get(sheet.sheet.value) ?? null) : null)),
    save: (format: 'xlsx' | 'csv') =>
      saveMade(services, t.saved, companyBill.matchFileExport, { billId, format, ...sheet.sent() }),
  };
}

export type OwnFileModel = ReturnType<typeof createOwnFile>;
