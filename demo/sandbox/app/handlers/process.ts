import type { companyProcess } from '#contract/process.ts';
import type { processSchemas } from '#contract/process.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { processDetail } from '../../company/processes/detail.ts';
import { listProcesses } from '../../company/processes/list.ts';
import { arrangeProcesses, publishProcess, removeProcess, retireProcess } from '../../company/processes/publish.ts';
import { reachOfProcess } from '../../company/processes/reach.ts';
import { listRoles, removeRole, saveOwner, saveRole } from '../../company/processes/roles.ts';
import { writerOf } from '../../company/processes/rows.ts';
import type { Writer } from '../../company/processes/rows.ts';
import { checkProcess, processDifference, processWhatIf, simulate } from '../../company/processes/run.ts';
import { copyProcess, saveProcess } from '../../company/processes/save.ts';
import type { Call, HandlersOf } from '../../ground/call.ts';
import { once } from '../../ground/once.ts';

/** A write in one transaction, one at a time for a company, and once for its key. */
const writing =
  <In, Out>(work: (writer: Writer, input: In) => Promise<Envelope<Out>>) =>
  async (input: In & { requestId: string }, call: Call): Promise<Envelope<Out>> =>
    await once(call, input.requestId, input, async (tx) => await work(await writerOf(tx, call), input));

export const processHandlers: HandlersOf<typeof companyProcess, typeof processSchemas> = {
  list: listProcesses,
  detail: processDetail,
  save: writing(saveProcess),
  publish: writing(publishProcess),
  retire: writing(retireProcess),
  copy: writing(copyProcess),
  remove: writing(removeProcess),
  arrange: writing(arrangeProcesses),
  simulate,
  check: checkProcess,
  reach: reachOfProcess,
  whatIf: processWhatIf,
  difference: processDifference,
  roles: listRoles,
  saveRole: writing(saveRole),
  removeRole: writing(removeRole),
  saveOwner: writing(saveOwner),
};
