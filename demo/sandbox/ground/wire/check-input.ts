import { z } from 'zod';
import type { Fields } from './decode-fields.ts';
import { decodeFields } from './decode-fields.ts';
import { labelOf } from './field-labels.ts';
import { issueMessage, withLabel } from './issue-message.ts';

type Checked = { ok: true; input: unknown } | { ok: false; field: string; message: string };

/** Decodes and checks the fields of a call; returns the first error and its field: `passengers.0.name`. */
export function checkInput(schema: z.ZodObject, fields: Fields): Checked {
  const decoded = decodeFields(schema, fields);
  const parsed = schema.safeParse(decoded, { error: issueMessage });
  if (!parsed.success) {
    const issue = deepest(parsed.error.issues[0]);
    const path = issue?.path ?? [];
    const message = missingMessage(schema, decoded, issue) ?? issue?.message ?? '请求内容有误';
    return { ok: false, field: path.join('.'), message: withLabel(message, labelOf(path)) };
  }
  const unstorable = findUnstorable(parsed.data, []);
  if (unstorable)
    return { ok: false, field: unstorable.join('.'), message: `${labelOf(unstorable)}包含无法识别的字符，请重新输入` };
  return { ok: true, input: parsed.data };
}

type Issue = z.core.$ZodIssue;

/** Of alternatives that all failed, the one that went furthest has the best message. */
function deepest(issue: Issue | undefined): Issue | undefined {
  if (issue?.code !== 'invalid_union') return issue;
  const inner = issue.errors.flat().find((one) => one.code !== 'invalid_type' && one.code !== 'invalid_value');
  return inner ? { ...inner, path: [...issue.path, ...inner.path] } : issue;
}

/** A missing text gets the message of an empty one: the schema has a sentence for it (请输入您的帐号). */
function missingMessage(schema: z.ZodObject, decoded: Fields, issue: Issue | undefined): string | undefined {
  const [name, ...rest] = issue?.path ?? [];
  if (typeof name !== 'string' || rest.length || name in decoded) return undefined;
  const field = schema.shape[name];
  const asEmpty = field && z.safeParse(field, '', { error: issueMessage });
  const said = asEmpty && !asEmpty.success ? deepest(asEmpty.error.issues[0]) : undefined;
  return said && said.code !== 'invalid_type' ? said.message : undefined;
}

/**
 * PostgreSQL stores neither the NUL character nor half of a surrogate pair (`"\\ud800"` of nested JSON) in text or jsonb.
 * A text that is decoded behind `checkInput` is asked again: an escape may have hidden them.
 */
export const isStorable = (text: string): boolean => !/[\0\p{Surrogate}]/u.test(text);

function findUnstorable(value: unknown, path: readonly (string | number)[]): readonly (string | number)[] | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : path;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const found = isStorable(key) ? findUnstorable(part, [...path, key]) : path;
    if (found) return found;
  }
  return undefined;
}
