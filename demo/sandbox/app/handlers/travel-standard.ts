import type { Envelope } from '#contract/row.ts';
import type { travelStandard } from '#contract/travel-standard.ts';
import type { travelStandardSchemas } from '#contract/travel-standard.schema.ts';
import type { Call, HandlersOf } from '../../ground/call.ts';
import { once } from '../../ground/once.ts';
import { standardDetail } from '../../company/standards/detail.ts';
import { listStandards } from '../../company/standards/list.ts';
import { proveStandard } from '../../company/standards/prove.ts';
import { assignStandard, publishStandard, removeStandard, retireStandard } from '../../company/standards/publish.ts';
import { reachOfStandard } from '../../company/standards/reach.ts';
import { copyStandard, saveStandard } from '../../company/standards/save.ts';
import { standardDifference, whatIf } from '../../company/what-if/what-if.ts';
import { writerOf } from '../../company/standards/writer.ts';
import type { Writer } from '../../company/standards/writer.ts';

/** A write in one transaction, one at a time for a company, and once for its key. */
const writing =
  <In, Out>(work: (writer: Writer, input: In) => Promise<Envelope<Out>>) =>
  async (input: In & { requestId: string }, call: Call): Promise<Envelope<Out>> =>
    await once(call, input.requestId, input, async (tx) => await work(await writerOf(tx, call, 'travel'), input));

export const travelStandardHandlers: HandlersOf<typeof travelStandard, typeof travelStandardSchemas> = {
  list: (input, call) => listStandards(input, call, 'travel'),
  detail: (input, call) => standardDetail(input, call, 'travel'),
  save: writing(saveStandard),
  publish: writing(publishStandard),
  retire: writing(retireStandard),
  copy: writing(copyStandard),
  remove: writing(removeStandard),
  assign: writing(assignStandard),
  reach: reachOfStandard,
  whatIf,
  difference: standardDifference,
  prove: (input, call) => proveStandard(input, call, 'travel'),
};
