import type { z } from 'zod';
import type { Photo } from '#contract/profile.ts';
import type { profileSchemas } from '#contract/profile.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { badInput, memberOf, ok, refuse } from '../../ground/call.ts';
import type { Call, Tx } from '../../ground/call.ts';
import { randomUUID } from '../../ground/random/random.ts';

type In<Name extends keyof typeof profileSchemas> = z.output<(typeof profileSchemas)[Name]>;

const maxBytes = 300 * 1024;
const tokenMs = 5 * 60_000;
/** Uploaded photos and upload tokens that are kept beside the photo in use; the oldest go first. */
const sparesAtMost = 5;

/** First bytes of the pictures that are taken. */
const kinds = [
  { type: 'image/jpeg', begins: [0xff, 0xd8, 0xff] },
  { type: 'image/png', begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
] as const;

/** A token for one file of the member, for five minutes. */
export async function photoToken(
  _input: object,
  call: Call,
): Promise<Envelope<{ uploadToken: string; validFor: number }>> {
  const { memberId } = memberOf(call);
  const uploadToken = randomUUID();
  await call.db.transaction().execute(async (tx) => {
    const { photo_id: own } = await tx
      .selectFrom('members')
      .where('id', '=', memberId)
      .select('photo_id')
      .forUpdate()
      .executeTakeFirstOrThrow();
    const spares = await tx
      .selectFrom('member_photos')
      .where('member_id', '=', memberId)
      .$if(own !== null, (query) => query.where('photo_id', '!=', own))
      .orderBy('created_at', 'desc')
      .offset(sparesAtMost - 1)
      .select('photo_id')
      .execute();
    if (spares.length)
      await tx
        .deleteFrom('member_photos')
        .where(
          'photo_id',
          'in',
          spares.map(({ photo_id }) => photo_id),
        )
        .execute();
    await tx
      .insertInto('member_photos')
      .values({ photo_id: randomUUID(), upload_token: uploadToken, member_id: memberId, created_at: call.now() })
      .execute();
  });
  return ok({ uploadToken, validFor: tokenMs / 1000 });
}

/** Takes the file of a token; it becomes the photo by `/account/memberUpdate`. */
export async function uploadPhoto(
  { uploadToken, fileName, file }: In<'upload'>,
  call: Call,
): Promise<Envelope<{ photoId: string; fileName: string }>> {
  const { memberId } = memberOf(call);
  const bytes = Buffer.from(file, 'base64url');
  if (bytes.length > maxBytes) return badInput('file', '照片不能超过 300 KB');
  const kind = kinds.find(({ begins }) => begins.every((byte, at) => bytes[at] === byte));
  if (!kind) return badInput('file', '请上传 JPG 或 PNG 图片');
  const taken = await call.db
    .updateTable('member_photos')
    .set({ file_name: fileName, type: kind.type, content: bytes.toString('base64') })
    .where('upload_token', '=', uploadToken)
    .where('member_id', '=', memberId)
    .where('content', 'is', null)
    .where('created_at', '>', call.now() - tokenMs)
    .returning('photo_id')
    .executeTakeFirst();
  if (!taken) return refuse(409, '上传凭证已失效，请重新选择照片', { kind: 'tokenOver' });
  return ok({ photoId: taken.photo_id, fileName });
}

/** The member's own photo as it was uploaded. */
export async function readPhoto({ photoId }: In<'photo'>, call: Call): Promise<Envelope<Photo>> {
  const found = await call.db
    .selectFrom('member_photos')
    .where('photo_id', '=', photoId)
    .where('member_id', '=', memberOf(call).memberId)
    .select(['file_name', 'type', 'content'])
    .executeTakeFirst();
  if (!found?.type || found.content === null) return refuse(404, '没有找到头像');
  const { file_name: fileName, type, content } = found;
  return ok({ fileName, type, content: Buffer.from(content, 'base64').toString('base64url') });
}

/** A file that the member has uploaded. */
export const findPhoto = (tx: Tx, memberId: string, photoId: string): Promise<{ file_name: string } | undefined> =>
  tx
    .selectFrom('member_photos')
    .where('photo_id', '=', photoId)
    .where('member_id', '=', memberId)
    .where('content', 'is not', null)
    .select('file_name')
    .executeTakeFirst();

/** Deletes all photos of the member but `photoId`; null: every one. */
export async function dropOtherPhotos(tx: Tx, memberId: string, photoId: string | null): Promise<void> {
  await tx
    .deleteFrom('member_photos')
    .where('member_id', '=', memberId)
    .$if(photoId !== null, (query) => query.where('photo_id', '!=', photoId))
    .execute();
}
