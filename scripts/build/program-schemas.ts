import { pageEventSchema, serverEventSchema } from '../../src/domain/events/event-schema.ts';
import { pageEvents } from '../../src/domain/events/page-events.ts';
import { defaultTokens } from '../../src/theme/tokens.ts';
import { publicShape } from './public-shape.ts';
import type { AttributeShape } from './public-shape.ts';

type Json = Record<string, unknown>;
type Shape = ReturnType<typeof publicShape>;

const valueOf = ({ oneOf, pattern, about }: { oneOf: readonly string[]; pattern?: string; about: string }): Json => ({
  type: 'string',
  description: about,
  ...(oneOf.length ? { enum: oneOf } : pattern && { pattern }),
});
const dataOf = (attributes: readonly { name: string; oneOf: readonly string[]; pattern?: string; about: string }[]) =>
  Object.fromEntries(attributes.map((one) => [`data-${one.name}`, valueOf(one)]));

/** JSON Schema of the `data-` attributes of the script tag and of each container, as an object of texts. */
function attributeSchema({ widgets, settings }: Shape): Json {
  const own = settings.find(({ name }) => name === 'travel-widget');
  const common = settings.filter(({ name, on }) => name !== 'travel-widget' && on.includes('container'));
  const ofWidgets = [...new Set(widgets.flatMap(({ attributes }) => attributes.map(({ name }) => name)))];
  // Attributes of the page itself are not ours to judge.
  const foreign = { patternProperties: { '^(?!data-)': {} }, additionalProperties: false };
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Attributes of travel-embed',
    anyOf: [
      { $ref: '#/$defs/script' },
      { $ref: '#/$defs/opener' },
      ...widgets.map(({ name }) => ({ $ref: `#/$defs/${name}` })),
    ],
    $defs: {
      script: {
        title: 'The script tag of the loader',
        type: 'object',
        properties: { src: { type: 'string' }, ...dataOf(settings.filter(({ on }) => on.includes('script'))) },
        required: ['src'],
        ...foreign,
      },
      opener: {
        title: 'An element of the page that opens a widget when it is pressed',
        type: 'object',
        properties: {
          'data-travel-open': {
            description: settings.find(({ name }) => name === 'travel-open')?.about,
            enum: widgets.map(({ name }) => name),
          },
          ...dataOf(common.filter(({ name }) => openerSettings.has(name))),
        },
        required: ['data-travel-open'],
        // One of the widgets' own attributes may belong to the widget that it names.
        patternProperties: { '^(?!data-)': {}, [`^data-(${ofWidgets.join('|')})$`]: { type: 'string' } },
        additionalProperties: false,
      },
      ...Object.fromEntries(
        widgets.map(({ name, about, attributes }) => [
          name,
          {
            title: name,
            description: about,
            type: 'object',
            properties: {
              'data-travel-widget': { const: name, description: own?.about },
              ...dataOf(common),
              ...dataOf(attributes),
            },
            required: ['data-travel-widget'],
            ...foreign,
          },
        ]),
      ),
    },
  };
}

/** Settings that an element with `data-travel-open` hands to its widget (src/entries/opener/open-from.ts). */
const openerSettings: ReadonlySet<string> = new Set(['app-id', 'sign', 'access-type', 'locale', 'extras']);

const union = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(' | ');

/** One attribute of `<travel-widget>`: it may belong to several widgets. */
function joined({ widgets, settings }: Shape) {
  const found = new Map<string, { of: string[]; shapes: AttributeShape[] }>();
  for (const { name, attributes } of widgets)
    for (const shape of attributes) {
      const row = found.get(shape.name) ?? { of: [], shapes: [] };
      found.set(shape.name, { of: [...row.of, name], shapes: [...row.shapes, shape] });
    }
  const own = Array.from(found, ([name, { of, shapes }]) => ({
    name,
    type: [...new Set(shapes.map(({ type }) => type))].join(' | '),
    oneOf: shapes.every(({ oneOf }) => oneOf.length) ? [...new Set(shapes.flatMap(({ oneOf }) => oneOf))] : [],
    about: [...new Set(shapes.map(({ about }) => about))].join('; '),
    of,
  }));
  const common = settings
    .filter(({ name, on }) => name !== 'travel-widget' && on.includes('container'))
    .map(({ name, oneOf, about }) => ({
      name,
      type: oneOf.length ? union(oneOf) : 'string',
      oneOf: [...oneOf],
      about,
      of: [] as string[],
    }));
  return [...own, ...common];
}

const detailOf = (name: string): string => `CustomEvent<TravelEventDetails['${name}']>`;

/** Custom-elements manifest of `<travel-widget>`; the loader mounts it, no class is registered. */
function elementsManifest(shape: Shape): Json {
  const names = shape.widgets.map(({ name }) => name);
  const attributes = joined(shape).map(({ name, type, about, of }) => ({
    name,
    type: { text: type },
    description: of.length ? `${about} (${of.join(', ')})` : about,
  }));
  return {
    schemaVersion: '2.1.0',
    readme: 'README.md',
    modules: [
      {
        kind: 'javascript-module',
        path: 'index.js',
        declarations: [
          {
            kind: 'class',
            name: 'TravelWidget',
            customElement: true,
            tagName: 'travel-widget',
            superclass: { name: 'HTMLElement' },
            description:
              'A widget of travel booking; its own content is shown until the widget is ready. Attributes may be written with or without data-.',
            attributes: [
              { name: 'name', type: { text: union(names) }, description: 'name of the widget' },
              ...attributes,
            ],
            events: Object.keys(pageEvents).map((name) => ({ name: `travel:${name}`, type: { text: detailOf(name) } })),
            cssProperties: Object.entries(defaultTokens).map(([name, value]) => ({
              name: `--travel-${name}`,
              default: value,
            })),
            cssParts: shape.parts.map(({ name, about }) => ({ name, description: about })),
            slots: [{ name: '', description: 'shown until the widget is ready, and where it cannot run' }],
          },
        ],
        exports: [],
      },
    ],
  };
}

/** Custom data of VS Code: completion of the element and of attributes of containers in HTML. */
function editorData(shape: Shape): Json {
  const values = (oneOf: readonly string[]) => oneOf.length > 0 && { values: oneOf.map((name) => ({ name })) };
  const all = joined(shape).map(({ name, oneOf, about }) => ({ name, description: about, ...values(oneOf) }));
  const names = shape.widgets.map(({ name, about }) => ({ name, description: about }));
  return {
    version: 1.1,
    tags: [
      {
        name: 'travel-widget',
        description: 'A widget of travel booking.',
        attributes: [{ name: 'name', description: 'name of the widget', values: names }, ...all],
      },
    ],
    globalAttributes: [
      { name: 'data-travel-widget', description: 'name of the widget', values: names },
      { name: 'data-travel-open', description: 'name of the widget that a press opens', values: names },
      ...all.map((one) => ({ ...one, name: `data-${one.name}` })),
    ],
  };
}

/** Files for programs and editors, in the npm package and beside the guide. `root`: of the sources. */
export function programSchemas(root: string): Readonly<Record<string, Json>> {
  const shape = publicShape(root);
  return {
    'attributes.schema.json': attributeSchema(shape),
    'page-events.schema.json': pageEventSchema(),
    'server-events.schema.json': serverEventSchema(),
    'custom-elements.json': elementsManifest(shape),
    'html-custom-data.json': editorData(shape),
  };
}
