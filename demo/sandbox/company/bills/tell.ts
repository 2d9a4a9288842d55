import { sql } from 'kysely';
import type { MessageKind } from '#contract/message.ts';
import { defaultConfig } from '#theme/default-config.ts';
import type { Tx } from '../../ground/call.ts';

/** A message to the account of a company. */
export const tellCompany = (
  tx: Tx,
  companyId: number,
  at: number,
  { kind = 'bill', title, body }: { kind?: MessageKind; title: string; body: string },
): Promise<unknown> =>
  sql`insert into messages (member_id, app_id, kind, title, body, at)
    select c.id, ${defaultConfig.appId}::text, ${kind}::text, ${title}::text, ${body}::text, ${at}::bigint from members c
    where c.credit_member_id = ${companyId} and c.credit_employee_id = 0 and c.member_type = 70 and c.closed_at is null`.execute(
    tx,
  );
