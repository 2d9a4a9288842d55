import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Booker } from './booking.ts';

/** Input of a call without the key of its repetition. */
export type Given<Schemas extends Record<string, z.ZodType>, K extends keyof Schemas> = Omit<
  z.input<Schemas[K]>,
  'requestId'
>;

/** Calls of one contract as the wire brings them: checked by their schemas, each with a key of its own. */
export function askOf<Schemas extends Record<string, z.ZodType>, Handlers extends Record<keyof Schemas, unknown>>(
  { schemas, handlers, rows }: { schemas: Schemas; handlers: Handlers; rows: Record<keyof Schemas, { path: string }> },
  usual: () => Booker,
) {
  return <K extends keyof Schemas>(name: K, input: Given<Schemas, K>, who = usual()) => {
    const parsed = (schemas[name] as Schemas[K]).parse({ requestId: randomUUID(), ...input });
    const handle = handlers[name] as (
      given: unknown,
      call: unknown,
    ) => Handlers[K] extends (...given: never) => infer Answer ? Answer : never;
    return handle(parsed, who.call(rows[name].path));
  };
}
