import { findings as kinds } from './findings.ts';
import type { FindingCode } from './findings.ts';
import type { Finding } from './finding.ts';

const colours = { error: '#c0261d', warning: '#875400', info: '#1259d6' } as const;

/** One group on the console: the finding, its remedy, its address in the guide. A healthy page gets one line. */
export function print(list: Finding[]): Finding[] {
  const count = (level: Finding['level']) => list.filter((one) => one.level === level).length;
  const sum = `${count('error')} errors, ${count('warning')} warnings, ${count('info')} notes`;
  console.group(`[travel-embed] doctor: ${list.length ? sum : 'nothing is wrong on this page'}`);
  for (const { level, code, message, how, docs, element } of list) {
    const title = kinds[code as FindingCode].title;
    console.log(
      `%c${level}%c ${title} (${code})\n${message}\n→ ${how}\n  ${docs}`,
      `color:${colours[level]};font-weight:600`,
      '',
      ...(element ? [element] : []),
    );
  }
  console.groupEnd();
  return list;
}
