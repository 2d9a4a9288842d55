import type { z } from 'zod';

/**
 * Sentences for what our schemas leave unsaid. Messages written in a schema come before these.
 * They name the field as it is called on the wire: who reads them has sent it by hand.
 */
export function issueMessage(issue: z.core.$ZodRawIssue): string {
  const name = issue.path?.join('.') ?? '';
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? `缺少 ${name}` : `${name} 的类型不正确`;
    case 'too_big':
      return `${name} ${sizes(issue.origin, '最多', '不能大于', Number(issue.maximum))}`;
    case 'too_small':
      return `${name} ${sizes(issue.origin, '最少', '不能小于', Number(issue.minimum))}`;
    case 'invalid_format':
      return `${name} 的格式不正确`;
    case 'invalid_value':
      return issue.input === undefined ? `缺少 ${name}` : `${name} 的取值不正确`;
    default:
      return `${name} 不正确`;
  }
}

function sizes(origin: string, count: string, compare: string, limit: number): string {
  if (origin === 'string') return `${count} ${limit} 个字符`;
  if (origin === 'array' || origin === 'set' || origin === 'map') return `${count} ${limit} 项`;
  return `${compare} ${limit}`;
}
