import type { z } from 'zod';
import type { orderAfterSaleSchemas } from '#contract/order-after-sale.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { badInput, memberOf, ok, refuse } from '../../../ground/call.ts';
import type { Call, Database, Member, Tx } from '../../../ground/call.ts';
import { maySee } from '../../../orders/may-see.ts';
import { lock } from '../../../orders/move.ts';
import { airOrders } from '../rows/air-orders.ts';
import { randomUUID } from '../../../ground/random/random.ts';

const maxBytes = 5 * 1024 * 1024;
/** Enough for nine passengers with two papers each; more is no proof but storage. */
const maxPerOrder = 20;

/** First bytes of the files that are taken; a name says nothing about its content. */
const kinds: readonly { type: string; begins: readonly number[] }[] = [
  { type: 'image/jpeg', begins: [0xff, 0xd8, 0xff] },
  { type: 'image/png', begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'application/pdf', begins: [0x25, 0x50, 0x44, 0x46, 0x2d] },
];

/** Keeps a file that proves the reason of a request about the booker's order. */
export async function uploadProof(
  { orderId, fileName, file }: z.output<typeof orderAfterSaleSchemas.proof>,
  call: Call,
): Promise<Envelope<{ proofId: string }>> {
  const member = memberOf(call);
  const bytes = Buffer.from(file, 'base64url');
  if (bytes.length > maxBytes) return badInput('file', '文件不能超过 5 MB');
  const kind = kinds.find(({ begins }) => begins.every((byte, at) => bytes[at] === byte));
  if (!kind) return badInput('file', '请上传 JPG、PNG 或 PDF 文件');
  return await call.db.transaction().execute(async (tx) => {
    const order = await lock(tx, airOrders, orderId);
    if (!order || !maySee(member, order)) return refuse(404, '没有找到这笔订单');
    if (order.member_id !== member.memberId) return refuse(403, '请由下单人上传证明');
    const { count } = await tx
      .selectFrom('after_sale_proofs')
      .where('order_id', '=', orderId)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) >= maxPerOrder) return badInput('file', `每笔订单最多上传 ${maxPerOrder} 份证明`);
    const proofId = randomUUID();
    await tx
      .insertInto('after_sale_proofs')
      .values({
        proof_id: proofId,
        order_id: orderId,
        member_id: member.memberId,
        app_id: member.appId,
        file_name: fileName,
        type: kind.type,
        content: bytes.toString('base64'),
        created_at: call.now(),
      })
      .execute();
    return ok({ proofId });
  });
}

/** A proof is read back by the booker alone: it may be a medical report. */
export async function readProof(
  { proofId }: { proofId: string },
  call: Call,
): Promise<Envelope<{ fileName: string; type: string; content: string }>> {
  const member = memberOf(call);
  const proof = await call.db
    .selectFrom('after_sale_proofs')
    .where('proof_id', '=', proofId)
    .where('member_id', '=', member.memberId)
    .where('app_id', '=', member.appId)
    .select(['file_name', 'type', 'content'])
    .executeTakeFirst();
  return proof
    ? ok({ fileName: proof.file_name, type: proof.type, content: proof.content })
    : refuse(404, '没有找到这份证明');
}

/** The member's proofs for this order by their ids; or the refusal. */
export async function ownProofs(
  db: Database | Tx,
  member: Member,
  orderId: string,
  ids: readonly string[],
): Promise<{ ok: true; list: { proofId: string; fileName: string }[] } | { ok: false; answer: Envelope<never> }> {
  const wanted = [...new Set(ids)];
  if (!wanted.length) return { ok: true, list: [] };
  const rows = await db
    .selectFrom('after_sale_proofs')
    .where('proof_id', 'in', wanted)
    .where('order_id', '=', orderId)
    .where('member_id', '=', member.memberId)
    .where('app_id', '=', member.appId)
    .select(['proof_id as proofId', 'file_name as fileName'])
    .execute();
  return rows.length === wanted.length
    ? { ok: true, list: rows }
    : { ok: false, answer: badInput('proofs', '上传的证明已失效，请重新上传') };
}
