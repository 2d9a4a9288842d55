import type { z } from 'zod';
import type { AuditDone } from '#contract/approval.ts';
import type { approvalSchemas } from '#contract/approval.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { step } from '#domain/process/engine/engine.ts';
import { refuse } from '../../ground/call.ts';
import type { Call, Tx } from '../../ground/call.ts';
import { once } from '../../ground/once.ts';
import { namesFor } from '../../orders/cases/names.ts';
import { namedIn, orgOf } from '../../orders/cases/org.ts';
import { expectedFor } from '../../orders/cases/path.ts';
import { processOf } from '../../orders/cases/process-for.ts';
import { replyTimes } from '../../orders/cases/reply-times.ts';
import { actOn } from './decide.ts';
import { hurriesOf } from './hurry-ways.ts';
import { findCase, noCase, viewerOf } from './who.ts';

async function forecastOf(tx: Tx, row: NonNullable<Awaited<ReturnType<typeof findCase>>>, now: number) {
  const { content } = await processOf(tx, row.process_version_id);
  const { instance, company_id: companyId } = row;
  const org = await orgOf(tx, companyId, now, namedIn(content, instance.facts, instance));
  const [times, names] = [await replyTimes(tx, companyId, now), await namesFor(tx, companyId, org.people.keys())];
  return {
    content,
    instance,
    path: expectedFor(content, instance, org, now, { times, names }),
    org,
    now,
    times,
    names,
  };
}

/** The next one up decides in place of an approver or as well, where the forecast ends too late; once for each step. */
export const hurry = (
  { requestId, ...input }: z.output<typeof approvalSchemas.hurry>,
  call: Call,
): Promise<Envelope<AuditDone>> =>
  once(call, requestId, input, async (tx) => {
    const viewer = viewerOf(call);
    const row = await findCase(tx, viewer, input.caseNo);
    if (!row) return noCase();
    const { taskId, way } = input;
    const forecast = row.state === 'running' && (await forecastOf(tx, row, call.now()));
    const offers = forecast ? hurriesOf(forecast, viewer).hurry : [];
    const isOffered = offers.some((one) => one.taskId === taskId && one.way === way);
    // Words of the reducer come first: it says why it may not be.
    const event = { kind: 'hurry', taskId, by: viewer.actor, way } as const;
    const refused = forecast && step(forecast.content, row.instance, event, forecast.org, call.now());
    if (!isOffered && refused && !('refused' in refused)) return refuse(409, notLate);
    const [answer] = await actOn(tx, call, [
      { caseNo: input.caseNo, version: row.version, isFree: true, event: () => event },
    ]);
    return answer ?? noCase();
  });
const notLate = '按往常用时可以审完，或加急不会更早，无需加急';
