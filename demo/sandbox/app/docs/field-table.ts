import type { Operation } from '../operations.ts';
import { fieldsSchema, isJsonField } from './openapi.ts';
import { html } from './page-text.ts';
import type { Markup } from './page-text.ts';

type Json = Readonly<Record<string, unknown>>;

/** The form fields of a call as a table; the parts of nested fields are indented below them. */
export function fieldTable(operation: Operation): Markup {
  const own = fieldsSchema(operation);
  const rows = Object.entries(own.properties).flatMap(([name, schema]) =>
    fieldRows(
      name,
      schema,
      own.required?.includes(name) ?? false,
      isJsonField(operation, name) ? 'JSON 文本：' : '',
      0,
    ),
  );
  if (!rows.length) return html`<p class="none">没有自己的字段</p>`;
  return fieldsTable(`${operation.row.summary}的字段`, ['必填', '约束'], rows);
}

/** The data of a good answer as a table. */
export function answerTable({ output, row }: Operation): Markup {
  const item = innerObject(output);
  const required = (item?.['required'] as string[] | undefined) ?? [];
  const rows = Object.entries((item?.['properties'] as Record<string, Json> | undefined) ?? {}).flatMap(
    ([name, schema]) => fieldRows(name, schema, required.includes(name), '', 0),
  );
  if (!rows.length) return html`<p class="none">data 没有内容</p>`;
  return html`<details>
    <summary>返回的 data${output['type'] === 'array' ? '（列表的每一项）' : ''}</summary>
    ${fieldsTable(`${row.summary}的返回`, ['必有', '取值'], rows)}
  </details>`;
}

const fieldsTable = (label: string, [presence, limit]: readonly [string, string], rows: Markup[]): Markup =>
  html`<div class="scroll" tabindex="0" role="region" aria-label="${label}">
    <table class="fields">
      <thead>
        <tr>
          <th>字段</th>
          <th>类型</th>
          <th>${presence}</th>
          <th>${limit}</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;

function fieldRows(name: string, schema: Json, isRequired: boolean, prefix: string, depth: number): Markup[] {
  const row = html`<tr>
    <td class="d${depth}"><code>${name}</code></td>
    <td>${prefix}${typeName(schema)}</td>
    <td>${isRequired ? '是' : ''}</td>
    <td>${limits(schema)}</td>
  </tr>`;
  const inner = innerObject(schema);
  if (!inner || depth > 2) return [row];
  const required = (inner['required'] as string[] | undefined) ?? [];
  const parts = Object.entries((inner['properties'] as Record<string, Json> | undefined) ?? {});
  return [
    row,
    ...parts.flatMap(([part, partSchema]) => fieldRows(part, partSchema, required.includes(part), '', depth + 1)),
  ];
}

/** The object inside a field: itself, or the items of a list. */
function innerObject(schema: Json): Json | undefined {
  if (schema['type'] === 'array') return innerObject(schema['items'] as Json);
  const [choice, ...others] = ((schema['anyOf'] as Json[] | undefined) ?? []).filter(({ type }) => type !== 'null');
  if (choice && !others.length) return innerObject(choice);
  return schema['type'] === 'object' && schema['properties'] ? schema : undefined;
}

const typeNames: Readonly<Record<string, string>> = {
  string: '文本',
  integer: '整数',
  number: '数字',
  boolean: '是否（1 / 0）',
  object: '对象',
  null: '无（null）',
};

function typeName(schema: Json): string {
  if (schema['const'] !== undefined) return JSON.stringify(schema['const']);
  if (schema['enum']) return '枚举';
  if (schema['type'] === 'array') return `列表，每项为${typeName(schema['items'] as Json)}`;
  const choices = schema['anyOf'] as Json[] | undefined;
  if (choices) return choices.map(typeName).join(' 或 ');
  return typeNames[String(schema['type'])] ?? String(schema['type'] ?? '任意');
}

function limits(schema: Json): string {
  const say = (key: string, text: (value: unknown) => string): string =>
    schema[key] === undefined ? '' : text(schema[key]);
  const parts = [
    say('enum', (values) => (values as unknown[]).join(' · ')),
    say('minLength', (value) => `至少 ${String(value)} 字符`),
    say('maxLength', (value) => `至多 ${String(value)} 字符`),
    say('minItems', (value) => `至少 ${String(value)} 项`),
    say('maxItems', (value) => `至多 ${String(value)} 项`),
    say('minimum', (value) => (Number(value) > Number.MIN_SAFE_INTEGER ? `≥ ${String(value)}` : '')),
    say('maximum', (value) => (Number(value) < Number.MAX_SAFE_INTEGER ? `≤ ${String(value)}` : '')),
    say('pattern', (value) => `格式 ${String(value)}`),
    say('default', (value) => `缺省 ${JSON.stringify(value)}`),
    ...((schema['anyOf'] as Json[] | undefined) ?? []).map(limits),
  ];
  return parts.filter(Boolean).join('，');
}
