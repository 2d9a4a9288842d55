import type { passenger } from '#contract/passenger.ts';
import type { passengerSchemas } from '#contract/passenger.schema.ts';
import { memberOf, ok, refuse } from '../call.ts';
import type { HandlersOf } from '../call.ts';
import { applyImport } from '../passengers/apply-import.ts';
import { checkImport } from '../passengers/check-import.ts';
import { importFile } from '../passengers/import-file.ts';
import { listPassengers } from '../passengers/list-passengers.ts';
import { readPassenger } from '../passengers/passenger-rows.ts';
import { removePassenger } from '../passengers/remove-passenger.ts';
import { revealDocument } from '../passengers/reveal-document.ts';
import { savePassenger } from '../passengers/save-passenger.ts';

export const passengerHandlers: HandlersOf<typeof passenger, typeof passengerSchemas> = {
  list: listPassengers,
  async detail({ id }, call) {
    const found = await readPassenger(call.db, memberOf(call), id);
    return found ? ok(found) : refuse(404, '该旅客不存在或已删除');
  },
  reveal: revealDocument,
  save: savePassenger,
  remove: removePassenger,
  importCheck: checkImport,
  importApply: applyImport,
  importFile,
};
