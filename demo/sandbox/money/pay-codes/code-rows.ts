import { createHash, createHmac } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { PayCode } from '#contract/pay-auth.ts';
import { hidePhone } from '#domain/account/phone.ts';
import { momentAt } from '#domain/china-time.ts';
import { yuanOf } from '#domain/money.ts';
import { codeLength, codeSigns, codeStateAt } from '#domain/payment/pay-code.ts';
import type { CodeProduct, CodeState } from '#domain/payment/pay-code.ts';
import type { Call, Member } from '../../ground/call.ts';
import type { PayCodeRow } from '../../ground/database/tables/tables-pay-code.ts';

export type CodeRow = Selectable<PayCodeRow>;

export const hashCode = (code: string): string => createHash('sha256').update(`pay-code ${code}`).digest('base64url');

/** Key that codes are made from; undefined where the server has none. */
export const codeKey = ({ settings }: Call): string | undefined =>
  settings.cardKey ?? (settings.sandbox ? 'codes of the sandbox' : undefined);

/** The code of a request: a repeated one gets the same, and no code is stored. */
export function makeCode(key: string, { memberId, appId }: Member, requestId: string): string {
  const bytes = createHmac('sha256', key).update(`pay-code ${appId} ${memberId} ${requestId}`).digest();
  return Array.from({ length: codeLength }, (_, at) => codeSigns[(bytes[at] ?? 0) % codeSigns.length]).join('');
}

export const productsOf = (row: Pick<CodeRow, 'products'>): CodeProduct[] => row.products.split(',') as CodeProduct[];

export const stateOf = (row: CodeRow, now: number): CodeState =>
  codeStateAt(
    {
      usesMax: row.uses_max,
      uses: row.uses,
      capTotal: row.cap_total,
      used: row.used,
      expiresAt: row.expires_at,
      revokedAt: row.revoked_at,
    },
    now,
  );

export const showCode =
  (now: number) =>
  (row: CodeRow): PayCode => ({
    codeId: String(row.id),
    codeEnd: row.code_end,
    scope: row.scope,
    products: productsOf(row),
    capEach: yuanOf(row.cap_each),
    capTotal: yuanOf(row.cap_total),
    used: yuanOf(row.used),
    usesMax: row.uses_max,
    uses: row.uses,
    booker: row.booker_phone && hidePhone(row.booker_phone),
    note: row.note,
    state: stateOf(row, now),
    created: momentAt(row.created_at),
    expires: momentAt(row.expires_at),
  });
