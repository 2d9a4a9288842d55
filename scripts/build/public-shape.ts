/**
 * Attributes and events of a page, for programs: names and types out of the rows of public widgets, settings out of the doctor's
 * table, and words out of the guide's tables, which a test holds against both.
 */
import fs from 'node:fs';
import path from 'node:path';
import { marked } from 'marked';
import type { Tokens } from 'marked';
import ts from 'typescript';
import './row-globals.ts';
import { plainOf } from './docs/plain-text.ts';
import { kebab } from './row-values.ts';
import { scriptOnly, settings, shapes } from '../../src/doctor/attributes.ts';
import { widgetNames } from '../../src/routes/public-widgets.ts';
import type { WidgetName } from '../../src/routes/public-widgets.ts';

export interface AttributeShape {
  /** Without `data-`. */
  name: string;
  /** By script. */
  property: string;
  /** As TypeScript writes it: `string`, `'Y' | 'W'`. */
  type: string;
  /** The only values that count. */
  oneOf: readonly string[];
  /** A regular expression of valid values. */
  pattern: string;
  about: string;
}

interface WidgetShape {
  name: WidgetName;
  about: string;
  attributes: AttributeShape[];
}

interface SettingShape {
  name: string;
  on: readonly ('script' | 'container' | 'opener')[];
  oneOf: readonly string[];
  about: string;
}

interface Row {
  names: string[];
  cells: string[];
}

/** Rows of a page's tables by the heading above them; a first cell may have several names. */
function tablesOf(source: string): Map<string, Row[]> {
  const found = new Map<string, Row[]>();
  let heading = '';
  for (const token of marked.lexer(source)) {
    if (token.type === 'heading') heading = (token as Tokens.Heading).text;
    if (token.type !== 'table') continue;
    const rows = (token as Tokens.Table).rows.map((cells) => ({
      names: Array.from((cells[0]?.text ?? '').matchAll(/`([^`]+)`/g), ([, name = '']) => name),
      cells: cells.map((cell) => plainOf(cell.tokens)),
    }));
    found.set(heading, [...(found.get(heading) ?? []), ...rows]);
  }
  return found;
}

/** Type of each property as the source says it: `'BJS' as string` is a string, `'auto'` is that one value. */
function propertyTypes(file: string): Map<string, Map<string, { type: string; oneOf: string[] }>> {
  const source = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: ReturnType<typeof propertyTypes> = new Map();
  const named = (node: ts.Node, name: string): ts.ObjectLiteralExpression | undefined => {
    if (!ts.isObjectLiteralExpression(node)) return undefined;
    const value = node.properties.filter(ts.isPropertyAssignment).find((one) => textOf(one.name) === name)?.initializer;
    return value && ts.isObjectLiteralExpression(value) ? value : undefined;
  };
  const read = (value: ts.Expression): { type: string; oneOf: string[] } => {
    if (ts.isStringLiteral(value)) return { type: value.getText(), oneOf: [value.text] };
    if (!ts.isAsExpression(value)) throw new TypeError(`no type: ${value.getText()}`);
    const type = value.type.getText();
    if (type === 'Count') return { type: 'number | string', oneOf: [] };
    if (type === 'Path') return { type: 'string', oneOf: [] };
    return { type, oneOf: Array.from(type.matchAll(/'([^']*)'/g), ([, one = '']) => one) };
  };
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === 'publicWidgets' && node.initializer) {
      const rows = ts.isAsExpression(node.initializer) ? node.initializer.expression : node.initializer;
      for (const name of widgetNames) {
        const props = named(named(rows, name) ?? rows, 'props');
        const members: readonly ts.ObjectLiteralElementLike[] = props?.properties ?? [];
        const types = members
          .filter(ts.isPropertyAssignment)
          .map((one) => [textOf(one.name), read(one.initializer)] as const);
        found.set(name, new Map(types));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
const textOf = (name: ts.PropertyName): string => (ts.isStringLiteral(name) ? name.text : name.getText());

/** A JSON Schema knows no flags. */
const sourceOf = ({ source, flags }: RegExp): string =>
  flags.includes('i') ? source.replaceAll('[a-z]', '[A-Za-z]') : source;

/** `root`: of the sources. */
export function publicShape(root: string): {
  widgets: WidgetShape[];
  settings: SettingShape[];
  parts: { name: string; about: string }[];
} {
  const page = (name: string) => tablesOf(fs.readFileSync(path.join(root, 'docs', `${name}.md`), 'utf8'));
  const guide = page('widgets');
  const about = new Map((guide.get('Widgets') ?? []).map(({ names, cells }) => [names[0], cells[1] ?? '']));
  const types = propertyTypes(path.join(root, 'src/routes/public-widgets.ts'));
  const widgets = widgetNames.map((name): WidgetShape => {
    const rows = guide.get(name) ?? [];
    const attributes = Array.from(types.get(name) ?? [], ([property, { type, oneOf }]): AttributeShape => {
      const row = rows.find(({ names }) => names.includes(`data-${kebab(property)}`));
      if (!row) throw new RangeError(`the guide has no row for ${name}, ${property}`);
      const shape = shapes[kebab(property)];
      const pattern = property === 'route' ? '^/' : shape && !oneOf.length ? sourceOf(shape[0]) : '';
      return { name: kebab(property), property, type, oneOf, pattern, about: row.cells[2] ?? '' };
    });
    return { name, about: about.get(name) ?? '', attributes };
  });
  const rows = page('attributes').get('Attributes') ?? [];
  const ofPage = settings.map((name): SettingShape => {
    const row = rows.find(({ names }) => names.includes(`data-${name}`));
    if (!row) throw new RangeError(`the guide has no row for ${name}`);
    const on =
      name === 'travel-widget'
        ? ['container' as const]
        : name === 'travel-open'
          ? ['opener' as const]
          : scriptOnly.includes(name)
            ? ['script' as const]
            : (['script', 'container'] as const);
    return { name, on, oneOf: shapes[name]?.[1].split(', ') ?? [], about: row.cells[2] ?? '' };
  });
  const parts = (page('theming').get('Parts') ?? []).map(({ names, cells }) => ({
    name: names[0] ?? '',
    about: cells[1] ?? '',
  }));
  return { widgets, settings: ofPage, parts };
}
