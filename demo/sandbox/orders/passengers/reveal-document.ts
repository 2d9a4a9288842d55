import type { CertType } from '#contract/passenger.ts';
import type { Envelope } from '#contract/row.ts';
import { memberOf, ok, refuse } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';
import { documentsOf, readPassenger } from './passenger-rows.ts';
import type { Roster } from './rosters.ts';

/** Logs that the member of a call has looked at the number of a document. */
export async function noteReveal(call: Call, passengerId: string, certType: CertType): Promise<void> {
  const { memberId, appId } = memberOf(call);
  await call.db
    .insertInto('document_reveals')
    .values({
      member_id: memberId,
      app_id: appId,
      passenger_id: passengerId,
      cert_type: certType,
      revealed_at: call.now(),
    })
    .execute();
}

/** The number of one document of a passenger that the member may change. A colleague's stays with the company: orders take the passenger's id. Each look is logged. */
export const revealDocument =
  (roster: Roster) =>
  async ({ id, certType }: { id: string; certType: CertType }, call: Call): Promise<Envelope<{ certNo: string }>> => {
    const member = memberOf(call);
    const found = await readPassenger(call.db, roster, member, id);
    if (found && !found.isOwn) return refuse(403, roster.notRevealed);
    const document = found && (await documentsOf(call.db, [id])).find((one) => one.cert_type === certType);
    if (!document) return refuse(404, '没有找到这个证件');
    await noteReveal(call, id, certType);
    return ok({ certNo: document.cert_no });
  };
