import fs from 'node:fs';
import type { Page } from 'playwright-core';

const axe = fs.readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

interface AxeFinding {
  id: string;
  nodes: { target: unknown[]; failureSummary: string }[];
}

/** What axe finds on the page by WCAG 2.2 AA, shadow roots included. */
export async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const violations = await page.evaluate(async () => {
    const { axe: tool } = window as unknown as { axe: { run(options: object): Promise<{ violations: AxeFinding[] }> } };
    return (await tool.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] })).violations;
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${JSON.stringify(target)} ${failureSummary}`).join(' | ')}`);
}

/** By how many px the page is wider than its window. */
export const overflow = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
