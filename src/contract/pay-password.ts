import type { z } from 'zod';
import type { payPasswordSchemas } from './pay-password.schema.ts';
import { row } from './row.ts';

type In<K extends keyof typeof payPasswordSchemas> = z.input<(typeof payPasswordSchemas)[K]>;

export interface PayPasswordState {
  isSetup: boolean;
  /** Seconds until a locked password can be tried again; 0: not locked. A reset by SMS ends the lock. */
  retryAfter: number;
  /** Masked; the codes of purpose `payPassword` go there. */
  mobilePhone: string;
}

/** The pay password: six digits, on the wire as md5. */
export const payPassword = {
  state: row<In<'state'>, PayPasswordState>('/member/isPayPwdSetup', '是否已设置支付密码', {
    reads: true,
    has: 'mobilePhone',
  }),
  /** `oldPswd` changes it; `smsCode` (purpose `payPassword`) sets the first one, or resets a forgotten or locked one. */
  update: row<In<'update'>, PayPasswordState>('/member/updatePayPswd', '设置、修改或重置支付密码', {
    has: 'mobilePhone',
  }),
} as const;
