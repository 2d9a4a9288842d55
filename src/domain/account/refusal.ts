import { isServerFault } from '../server-fault.ts';

/** Seconds to wait and the field at fault, where a refused call names them. */
export function refusalOf(data: unknown): { retryAfter?: number; field?: string } {
  const { retryAfter, field } = (data ?? {}) as { retryAfter?: unknown; field?: unknown };
  return {
    ...(typeof retryAfter === 'number' && retryAfter > 0 && { retryAfter: Math.ceil(retryAfter) }),
    ...(typeof field === 'string' && { field }),
  };
}

/** The SMS code is right, but no member has this phone: register goes on with both. */
export const isUnregistered = (data: unknown): boolean => (data as { kind?: unknown } | null)?.kind === 'unregistered';

/**
 * The field of the form that a failed call is about: the one the server names, else the usual one. Undefined where
 * nothing that was typed has been judged: no answer, a fault of the server, or too many callers.
 */
export function judgedField<F extends string>(
  failure: { kind: string; ret: number; data: unknown },
  fields: object,
  usual: F,
): F | undefined {
  if (failure.kind !== 'refused') return undefined;
  const { field } = refusalOf(failure.data);
  if (field && field in fields) return field as F;
  return failure.ret === 429 || isServerFault(failure.ret) ? undefined : usual;
}
