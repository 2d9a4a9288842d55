import { allFindings } from './all-findings.ts';
import type { AnyCode } from './all-findings.ts';
import { findingsInChinese } from './findings-zh.ts';
import { words } from './languages.ts';
import type { Language } from './languages.ts';

const levels = [
  { level: 'error', title: 'errors', about: 'errorsAbout' },
  { level: 'warning', title: 'warnings', about: 'warningsAbout' },
  { level: 'info', title: 'infos', about: 'infosAbout' },
] as const;

/** Every finding of `TravelEmbed.doctor()` as Markdown; a row's anchor is the finding's code. */
export function doctorTable(language: Language): string {
  const said = words[language];
  const textOf = (code: AnyCode): readonly [title: string, how: string] =>
    language === 'zh' ? findingsInChinese[code] : [allFindings[code].title, allFindings[code].how];
  return levels
    .map(({ level, title, about }) => {
      const codes = (Object.keys(allFindings) as AnyCode[]).filter((code) => allFindings[code].level === level);
      const rows = codes.map((code) => `| \`${code}\` | ${textOf(code).map(inCell).join(' | ')} |`);
      return `### ${said[title]}\n\n${said[about]}\n\n| ${said.code} | ${said.seen} | ${said.mend} |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
    })
    .join('\n');
}

const inCell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
