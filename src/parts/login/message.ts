import type { FieldName } from '#domain/account/login-forms.ts';
import type { Outcome } from '#kit/services.ts';

/** The one message area of a login dialog: the first failing field (specification 1, section 5), or the message of a call. */
export interface LoginMessage {
  kind: 'error' | 'warning' | 'ok';
  text: string;
  /** The field it is about. */
  field?: FieldName;
  /** `call`: stays while the member types, so that the tries left can still be read. */
  from: 'rule' | 'call';
}

export type Failure = Extract<Outcome<unknown>, { ok: false }>;
