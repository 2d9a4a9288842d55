/** Seconds to wait and the field at fault, where a refused call names them (interfaces.md, section 4). */
export function refusalOf(data: unknown): { retryAfter?: number; field?: string } {
  const { retryAfter, field } = (data ?? {}) as { retryAfter?: unknown; field?: unknown };
  return {
    ...(typeof retryAfter === 'number' && retryAfter > 0 && { retryAfter: Math.ceil(retryAfter) }),
    ...(typeof field === 'string' && { field }),
  };
}
