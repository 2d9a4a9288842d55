/** The part of a JSON report of vitest that names failed tests. */
interface TestReport {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

export function failedTests(part: string, report: TestReport | null): string[];

/** The names of views and their first lines, of those written since. */
export function viewsAtFailure(folder: string, sinceMs: number): string[];
