import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from '../random/random.ts';

/** One id for all that a call sets off: its log lines, its statements, its answer (W3C Trace Context). */
export interface Trace {
  /** 32 hexadecimal digits. */
  id: string;
  /** Of the server's own work in it: 16 hexadecimal digits. */
  span: string;
}

const traces = new AsyncLocalStorage<Trace>();

/** Version, id, the caller's span, flags; an id or a span of zeros alone is none. */
const form = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/** Id of a `traceparent`; undefined where it is no such text. */
export const traceIdOf = (traceparent: unknown): string | undefined =>
  typeof traceparent === 'string' ? form.exec(traceparent)?.[1] : undefined;

/** The caller's trace goes on, or a new one begins. */
export const beginTrace = (traceparent: unknown): Trace => ({
  id: traceIdOf(traceparent) ?? randomBytes(16).toString('hex'),
  span: randomBytes(8).toString('hex'),
});

export const inTrace = <T>(trace: Trace, work: () => T): T => traces.run(trace, work);

/** The trace of the call under way; undefined in the rounds of the clock. */
export const currentTrace = (): Trace | undefined => traces.getStore();

export const traceText = ({ id, span }: Trace): string => `00-${id}-${span}-01`;

/** The words by which a member names a fault to the hotline, and the operator finds it. */
export const faultNumber = (): string => currentTrace()?.id.slice(0, 8) ?? '';
