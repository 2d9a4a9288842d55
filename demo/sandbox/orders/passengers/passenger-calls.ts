import { memberOf, ok, refuse } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';
import { applyImport } from './apply-import.ts';
import { checkImport } from './check-import.ts';
import { importFile } from './import-file.ts';
import { listPassengers } from './list-passengers.ts';
import { readPassenger } from './passenger-rows.ts';
import { removePassenger } from './remove-passenger.ts';
import type { NextJourney } from './remove-passenger.ts';
import { revealDocument } from './reveal-document.ts';
import type { Roster } from './rosters.ts';
import { savePassenger } from './save-passenger.ts';

/** Handlers of the calls that every roster has. */
export const passengerCalls = (roster: Roster, nextJourney: NextJourney) => ({
  list: listPassengers(roster),
  async detail({ id }: { id: string }, call: Call) {
    const found = await readPassenger(call.db, roster, memberOf(call), id);
    return found ? ok(found) : refuse(404, '该旅客不存在或已删除');
  },
  reveal: revealDocument(roster),
  save: savePassenger(roster),
  remove: removePassenger(roster, nextJourney),
  importCheck: checkImport(roster),
  importApply: applyImport(roster),
  importFile: importFile(roster),
});
