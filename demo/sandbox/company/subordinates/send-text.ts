import type { Tx } from '../../ground/call.ts';

/** Hands a text to the SMS gateway, which in the sandbox is the table itself. */
export async function sendText(tx: Tx, mobilePhone: string, body: string, now: number): Promise<void> {
  await tx.insertInto('sms_texts').values({ mobile_phone: mobilePhone, body, sent_at: now }).execute();
}
