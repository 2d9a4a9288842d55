import { describe, expect, it } from 'vitest';
import { settings, shapes, widgetAttributes } from '#doctor/attributes.ts';
import { pageEvents } from '#domain/events/page-events.ts';
import { propsOf, publicWidgets, widgetNames } from '#routes/public-widgets.ts';
import { defaultTokens } from '#theme/tokens.ts';
import { readGuide } from '../scripts/build/docs/generate.ts';
import { publicShape } from '../scripts/build/public-shape.ts';
import { kebab } from '../scripts/build/row-values.ts';
import { programSchemas } from '../scripts/build/program-schemas.ts';
import { explained } from './support/api-report.ts';

/** Files for programs say what the tables of widgets, settings, events and tokens say. */
const shape = publicShape('.');
interface Named {
  name: string;
}
interface Rule {
  const?: string;
  enum?: string[];
  pattern?: string;
}
interface Files {
  'attributes.schema.json': { $defs: Record<string, { properties: Record<string, Rule> }> };
  'custom-elements.json': {
    modules: {
      declarations: {
        attributes: Named[];
        events: Named[];
        cssProperties: Named[];
        cssParts: Named[];
        tagName: string;
        customElement: boolean;
      }[];
    }[];
  };
  'html-custom-data.json': { tags: { attributes: Named[] }[]; globalAttributes: Named[] };
}
const files = programSchemas('.') as unknown as Files;
const names = (list: readonly Named[] = []) => list.map(({ name }) => name);

describe('the shape of the page', () => {
  it('has every widget with every property, each with words and a type', () => {
    expect(shape.widgets.map(({ name, attributes }) => [name, attributes.map(({ property }) => property)])).toEqual(
      widgetNames.map((name) => [name, propsOf(name)]),
    );
    expect(
      Object.fromEntries(shape.widgets.map(({ name, attributes }) => [name, attributes.map((one) => one.name)])),
    ).toEqual(widgetAttributes);
    const silent = [...shape.widgets, ...shape.widgets.flatMap((one) => one.attributes), ...shape.settings].filter(
      ({ about }) => !about,
    );
    expect(silent).toEqual([]);
    expect(shape.settings.map(({ name }) => name)).toEqual(settings);
  });

  it('accepts the example of each property, and only values that the doctor accepts', () => {
    for (const { name, attributes } of shape.widgets) {
      const examples: Readonly<Record<string, string | number>> = publicWidgets[name].props;
      for (const { property, oneOf, pattern } of attributes) {
        const example = String(examples[property]);
        if (oneOf.length) expect(oneOf, `${name} ${property}`).toContain(example);
        if (pattern && example) expect(example, `${name} ${property}`).toMatch(new RegExp(pattern));
        const doctors = shapes[kebab(property)];
        const refused = oneOf.filter((value) => doctors && !doctors[0].test(value));
        expect([name, property, refused]).toEqual([name, property, []]);
      }
    }
  });
});

describe('the schema of attributes', () => {
  const defs = files['attributes.schema.json'].$defs;

  it('has a container for each widget, with its own attributes and the settings of a container', () => {
    expect(Object.keys(defs)).toEqual(['script', 'opener', ...widgetNames]);
    const common = shape.settings.filter(({ on }) => on.includes('container')).map(({ name }) => `data-${name}`);
    for (const name of widgetNames) {
      const wanted = [...common, ...propsOf(name).map((prop) => `data-${kebab(prop)}`)];
      expect(Object.keys(defs[name]?.properties ?? {}).toSorted()).toEqual(wanted.toSorted());
      expect(defs[name]?.properties['data-travel-widget']?.const).toBe(name);
    }
    expect(defs['script']?.properties['data-load']?.enum).toEqual(shapes['load']?.[1].split(', '));
  });

  it('accepts the containers of the guide', () => {
    const tags = readGuide('docs').pages.flatMap(({ rendered }) =>
      rendered.examples.flatMap(({ code }) =>
        Array.from(
          code.matchAll(/<\w+\b[^>]*\bdata-travel-widget="([\w-]+)"[^>]*>/g),
          ([tag, name = '']) => [name, tag] as const,
        ),
      ),
    );
    expect(tags.length).toBeGreaterThan(40);
    const wrong = tags.flatMap(([name, tag]) =>
      Array.from(tag.matchAll(/(?<![:\w-])(data-[\w-]+)="([^"]*)"/g)).flatMap(([, attribute = '', value = '']) => {
        const rule = defs[name]?.properties[attribute];
        const isGood =
          rule &&
          (rule.const === undefined || rule.const === value) &&
          (!rule.enum || rule.enum.includes(value)) &&
          (!rule.pattern || new RegExp(rule.pattern).test(value));
        return isGood ? [] : [`${name} ${attribute}="${value}"`];
      }),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the manifest of elements', () => {
  const element = files['custom-elements.json'].modules[0]?.declarations[0];

  it('has the attributes, events and tokens of the tables', () => {
    const own = widgetNames.flatMap((name) => propsOf(name).map(kebab));
    const common = shape.settings.filter(({ on, name }) => on.includes('container') && name !== 'travel-widget');
    expect(names(element?.attributes).toSorted()).toEqual(
      [...new Set(['name', ...own, ...common.map(({ name }) => name)])].toSorted(),
    );
    expect(names(element?.events)).toEqual(Object.keys(pageEvents).map((name) => `travel:${name}`));
    expect(names(element?.cssParts)).toEqual(explained('theming', /`([a-z-]+)`/g));
    expect(names(element?.cssProperties)).toEqual(Object.keys(defaultTokens).map((name) => `--travel-${name}`));
    expect([element?.tagName, element?.customElement]).toEqual(['travel-widget', true]);
  });

  it('has the same attributes as the data of editors', () => {
    const [tag] = files['html-custom-data.json'].tags;
    expect(names(tag?.attributes)).toEqual(names(element?.attributes));
    expect(files['html-custom-data.json'].globalAttributes).toHaveLength((tag?.attributes.length ?? 0) + 1);
  });
});
