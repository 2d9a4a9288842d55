import { findings } from '#doctor/findings.ts';

const levels = [
  { level: 'error', title: 'Errors', about: 'Something does not work for your visitors.' },
  { level: 'warning', title: 'Warnings', about: 'It works here, or in part.' },
  { level: 'info', title: 'Good to know', about: 'Nothing is wrong.' },
] as const;

/** Every finding of `TravelEmbed.doctor()` as Markdown; a row's anchor is the finding's code. */
export function doctorTable(): string {
  return levels
    .map(({ level, title, about }) => {
      const rows = Object.entries(findings).filter(([, kind]) => kind.level === level);
      return `### ${title}\n\n${about}\n\n| code | seen | mend it |\n| --- | --- | --- |\n${rows.map(([code, kind]) => `| \`${code}\` | ${inCell(kind.title)} | ${inCell(kind.how)} |`).join('\n')}\n`;
    })
    .join('\n');
}

const inCell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
