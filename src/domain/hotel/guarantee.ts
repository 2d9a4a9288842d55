import { showFen } from '../money.ts';
import type { Fen } from '../money.ts';

/** A guarantee counts as payment once the guest is there; `rest` is paid at the desk. */
export const guaranteeText = (rest: Fen): string =>
  rest > 0 ? `担保首晚房费，其余 ¥${showFen(rest, true)} 到店付` : '担保首晚房费，到店不再付房费';
