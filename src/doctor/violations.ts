import type { Facts, Found } from './finding.ts';

interface Violation {
  directive: string;
  blocked: string;
  source: string;
}
interface Report {
  body: { effectiveDirective?: string; blockedURL?: string; sourceFile?: string } | null;
}
type Observe = new (
  hear: (reports: Report[]) => void,
  options: { types: string[]; buffered: boolean },
) => { observe(): void; disconnect(): void; takeRecords(): Report[] };

export type Violations = ReturnType<typeof listenForViolations>;

/** Records requests that the page's policies block while the doctor runs, and earlier ones where the browser keeps reports. */
export function listenForViolations() {
  const seen: Violation[] = [];
  const explained = new Set<Violation>();
  const add = (directive = '', blocked = '', source = '') => {
    if (!seen.some((one) => one.directive === directive && one.blocked === blocked))
      seen.push({ directive, blocked, source });
  };
  const hear = ({ effectiveDirective, blockedURI, sourceFile }: SecurityPolicyViolationEvent) =>
    add(effectiveDirective, blockedURI, sourceFile);
  document.addEventListener('securitypolicyviolation', hear);
  const keep = (reports: Report[]) => {
    for (const { body } of reports) if (body) add(body.effectiveDirective, body.blockedURL, body.sourceFile);
  };
  const { ReportingObserver: Observer } = window as unknown as { ReportingObserver?: Observe };
  const observer = Observer && new Observer(keep, { types: ['csp-violation'], buffered: true });
  observer?.observe();

  return {
    /** The directive that blocked an address, once the browser has had the time to report it. */
    async directiveFor(address: string): Promise<string> {
      await new Promise((resolve) => setTimeout(resolve, 50));
      const { origin } = new URL(address);
      const blocked = seen.find((one) => one.blocked.startsWith(origin) && !explained.has(one));
      if (blocked) explained.add(blocked);
      return blocked?.directive ?? '';
    },
    /** Reports violations of our files that no check has explained: by the blocked address, or by the requesting file. */
    report({ cdnBase }: Facts, found: Found) {
      if (observer) keep(observer.takeRecords());
      for (const one of seen) {
        if (explained.has(one) || !(one.blocked.startsWith(cdnBase) || one.source.startsWith(cdnBase))) continue;
        if (seen.some((other) => explained.has(other) && other.directive === one.directive)) continue;
        found(
          'policy-other',
          `${one.directive} blocks ${one.blocked}${one.source ? `, asked for by ${one.source}` : ''}`,
        );
      }
    },
    stop() {
      document.removeEventListener('securitypolicyviolation', hear);
      observer?.disconnect();
    },
  };
}
