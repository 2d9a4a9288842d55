import { computed, signal } from '@preact/signals-core';
import { checkGuest, hostOf } from '#domain/passenger/guest.ts';
import type { Services } from '#kit/services.ts';
import { createBatches, createSheetImport } from '#parts/import/model.ts';
import { reasonsOf, saveMade } from '#parts/import/save-made.ts';
import type { Source } from '../source.ts';
import { createApply, noGuest } from './apply.ts';
import { sheetRules } from './rules.ts';
import type { Texts } from './texts.ts';

const rowsAtOnce = 200;

/** An import of passengers from the file to its result, with what is asked about all of them. */
export function createPassengersImport(services: Services, texts: Texts, source: Source) {
  const { isExternal, calls } = source;
  const consent = signal(false);
  const guardianConsent = signal(false);
  /** Of all travellers of an external list. */
  const guest = signal({ ...noGuest, hostId: hostOf(services.session.user.peek()) });
  const isTried = signal(false);
  const sheet = createSheetImport(services, texts, {
    keptAs: 'own:passenger-columns',
    rules: sheetRules(services.clock.today()),
    read: (sent, signal) => services.api.send(calls.importCheck, sent, { quiet: 'all', signal }),
    onFile: () => {
      for (const flag of [consent, guardianConsent, isTried]) flag.value = false;
      batches.reset();
    },
  });
  const { rows, ready } = sheet;
  const hasMinor = computed(() => ready.value.some(({ values }) => sheet.judge(values).isMinor));
  const apply = createApply(services, texts, ({ rows: answer }) => batches.settle(answer, 'name'), source);
  const batches = createBatches(sheet, {
    rowsAtOnce,
    isAnswered: () => {
      isTried.value = true;
      if (isExternal && Object.keys(checkGuest(guest.peek())).length) return false;
      return consent.peek() && (!hasMinor.peek() || guardianConsent.peek());
    },
    send: async (sent, before) =>
      await apply.run({ rows: sent, guardianConsent: guardianConsent.peek(), guest: guest.peek(), before }),
  });
  const { result } = batches;

  return {
    ...sheet,
    step: computed(() => (result.value ? 2 : sheet.sheet.value ? 1 : 0)),
    imported: batches.imported,
    hasMinor,
    result,
    consent,
    guardianConsent,
    guest,
    isTried,
    apply: async () => {
      await batches.apply();
      if (result.peek()) isTried.value = false;
    },
    mend: batches.reset,
    saveLeft: (format: 'xlsx' | 'csv') =>
      saveMade(services, texts.saved, calls.importFile, {
        format,
        rows: rows.peek().map(({ values, errors }) => ({ values, reason: reasonsOf(services, texts, errors) })),
      }),
  };
}

export type PassengersImportModel = ReturnType<typeof createPassengersImport>;
