export function addCopies(
  query: (text: string, values?: unknown[]) => Promise<unknown>,
  orderId: string,
  from: number,
  to: number,
  options?: { ahead?: number; statuses?: number[]; details?: number },
): Promise<void>;
