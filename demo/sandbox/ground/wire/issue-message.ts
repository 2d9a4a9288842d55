import type { z } from 'zod';

/** Placeholder of the field's label: inside of alternatives Zod knows only a part of the path. */
const subject = '{field}';

/** Puts the label of the field into a message of `issueMessage`; a message written in a schema stays as it is. */
export const withLabel = (message: string, label: string): string => message.replaceAll(subject, label);

/** Sentences for what our schemas leave unsaid. Messages written in a schema come before these. */
export function issueMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
    case 'invalid_value':
      return issue.input === undefined ? `请提供${subject}` : `${subject}不正确`;
    case 'too_big':
      return `${subject}${sizes(issue.origin, '最多', '不能大于', Number(issue.maximum))}`;
    case 'too_small':
      return `${subject}${sizes(issue.origin, '最少', '不能小于', Number(issue.minimum))}`;
    case 'invalid_format':
      return `${subject}格式不正确`;
    default:
      return `${subject}不正确`;
  }
}

function sizes(origin: string, count: string, compare: string, limit: number): string {
  if (origin === 'string') return `${count} ${limit} 个字符`;
  if (origin === 'array' || origin === 'set' || origin === 'map') return `${count} ${limit} 项`;
  return `${compare} ${limit}`;
}
