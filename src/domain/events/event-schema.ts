import { eventFields, readField } from './fields.ts';
import type { EventField, FieldList } from './fields.ts';
import { pageEvents } from './page-events.ts';
import { serverEvents, testKind } from './server-events.ts';

type Json = Record<string, unknown>;

const base = 'https://json-schema.org/draft/2020-12/schema';

/** JSON Schema of an object with these fields and no others. */
function schemaOf(list: FieldList): Json {
  const read = list.map(readField);
  const properties = Object.fromEntries(
    read.map(({ name }) => {
      const { type, note, oneOf } = eventFields[name] as EventField;
      return [name, { type, description: note, ...(oneOf && { enum: oneOf }) }];
    }),
  );
  const required = read.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  return { type: 'object', properties, required, additionalProperties: false };
}

const bodyOf = (type: string, description: string, data: Json): Json => ({
  type: 'object',
  description,
  properties: { type: { const: type }, timestamp: { type: 'string', format: 'date-time' }, data },
  required: ['type', 'timestamp', 'data'],
  additionalProperties: false,
});

/** JSON Schema of every body that a partner's server gets. */
export const serverEventSchema = (): Json => ({
  $schema: base,
  title: 'Server events of travel-embed',
  oneOf: [
    ...Object.entries(serverEvents).map(([kind, { fields, when }]) => bodyOf(kind, when, schemaOf(fields))),
    bodyOf(testKind, 'a test delivery that you asked for', schemaOf([])),
  ],
});

/** JSON Schema of the details of the events on a page, by name. */
export const pageEventSchema = (): Json => ({
  $schema: base,
  title: 'Events of travel-embed on a page',
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(pageEvents).map(([name, row]) => [
      `travel:${name}`,
      { oneOf: [...row.shapes.map(schemaOf), ...('mayBeNull' in row ? [{ type: 'null' }] : [])] },
    ]),
  ),
});
