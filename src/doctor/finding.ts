import { findings } from './findings.ts';
import type { FindingCode } from './findings.ts';

export type Level = 'error' | 'warning' | 'info';

/** Something that is wrong on a partner's page, or worth knowing. */
export interface Finding {
  level: Level;
  code: string;
  /** Observation on this page. */
  message: string;
  /** Remedy in one sentence. */
  how: string;
  /** Address in the guide. */
  docs?: string;
  element?: Element;
}

/** The loader's knowledge of its page. */
export interface Facts {
  version: string;
  /** Folder of the CDN, without a slash at the end. */
  cdnBase: string;
  script: HTMLScriptElement | undefined;
  containers: ReadonlyMap<HTMLElement, { name: string; ready: Promise<void>; given(): object }>;
  /** Runtimes by `<appId> <apiBase>`. */
  opened: ReadonlyMap<string, Promise<OpenedPart>>;
  /** Of a container, or of the page. */
  settingsFor(element: HTMLElement | null): Settings;
  /** Settings that a script has given the page. */
  given: object;
}
export type FactsInARow = [
  Facts['cdnBase'],
  Facts['version'],
  Facts['containers'],
  Facts['opened'],
  Facts['script'],
  Facts['settingsFor'],
  Facts['given'],
];
interface OpenedPart {
  signAnswer(): Promise<SignAnswer | null>;
}
interface SignAnswer {
  ok: boolean;
  msg: string;
  data?: unknown;
}
export interface Settings {
  appId: string;
  apiBase: string;
  sign: string;
  signProvider?: unknown;
}

export type Found = (code: FindingCode, message: string, element?: Element) => void;

const order: Level[] = ['error', 'warning', 'info'];

/** Collects findings, worst first, each with its advice and its place in the guide. */
export function createFindings(apiBase: string, cdnBase: string) {
  const list: Finding[] = [];
  const found: Found = (code, message, element) => {
    const { level, how } = findings[code];
    // A provider that does not answer has no guide either.
    const host = code === 'api-unreachable' ? cdnBase.split('/', 3).join('/') : apiBase;
    const docs = `${host}/docs/guide/troubleshooting.html#${code}`;
    list.push({ level, code, message, how, docs, ...(element && { element }) });
  };
  return { found, sorted: () => list.sort((a, b) => order.indexOf(a.level) - order.indexOf(b.level)) };
}

/** `<div#box.wide>` */
export function nameOfElement(element: Element): string {
  const id = element.id && `#${element.id}`;
  const classes = [...element.classList].map((name) => `.${name}`).join('');
  return `<${element.localName}${id}${classes}>`;
}

/** The value, or `otherwise` when it takes longer. */
export function within<T, U>(ms: number, promise: Promise<T>, otherwise: U): Promise<T | U> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<U>((resolve) => (timer = setTimeout(() => resolve(otherwise), ms)));
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** The class of an error, such as `SecurityError`; its message may quote what a visitor has typed. */
export const classOf = (error: unknown): string =>
  /^[A-Z]\w{1,30}Error$/.exec(String((error as Error | undefined)?.name))?.[0] ?? 'Error';
