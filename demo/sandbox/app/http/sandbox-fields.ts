import type { Context } from 'hono';
import { refuse } from '../../ground/call.ts';
import type { Fields } from '../../ground/wire/decode-fields.ts';
import { readFormOrJson } from '../../ground/wire/read-body.ts';
import { reply } from '../../ground/wire/reply.ts';

export const badField = (field: string, msg: string): Response => reply(refuse(400, msg, { field }), 400);

/** A field of the address; "" without it. */
export const queryField = (c: Context, name: string): string => (c.req.query(name) ?? '').replaceAll('\0', '');

/** Fields of the body; none where it cannot be read. */
export async function fieldsOf(c: Context): Promise<Fields> {
  const body = await readFormOrJson(c.req.raw);
  return body.ok ? body.fields : {};
}
