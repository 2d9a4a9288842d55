import type { Route } from './route.ts';

/** A place in the product: a named route, its parameters and the query. */
export interface Place {
  name: string;
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
}

interface Part {
  name: string;
  optional: boolean;
  pattern: RegExp;
}

const parsePart = (part: string): Part | null => {
  const found = /^:(\w+)(?:\((.+)\))?(\?)?$/.exec(part);
  return found
    ? { name: found[1] ?? '', pattern: new RegExp(`^(?:${found[2] ?? '[^/]+'})$`), optional: found[3] === '?' }
    : null;
};

/** The path of a route with its parameters; parameters that the path does not take go into the query. */
export function pathOf(
  route: Pick<Route, 'path'>,
  values: Readonly<Record<string, string | number | undefined>> = {},
): string {
  const rest = { ...values };
  const parts = route.path.split('/').flatMap((part) => {
    const parameter = parsePart(part);
    if (!parameter) return [part];
    const value = rest[parameter.name];
    delete rest[parameter.name];
    return value === undefined || value === '' ? [] : [encodeURIComponent(String(value))];
  });
  const query = queryText(rest);
  return `${parts.join('/') || '/'}${query && `?${query}`}`;
}

/** `a=1&b=2` in the given order, without empty values. */
export function queryText(values: Readonly<Record<string, string | number | undefined>>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(
      ([key, value]) =>
        `${encodeURIComponent(key)}=${encodeURIComponent(String(value)).replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%7E', '~')}`,
    )
    .join('&');
}

export function readQuery(text: string): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [key, value] of new URLSearchParams(text)) query[key] ??= value;
  return query;
}

/** The route and parameters of a path such as `/ticket/OrderDetails/8?tab=1`; null when no route has it. */
export function placeOf(routes: readonly Route[], address: string): Place | null {
  const [path = '', search = ''] = address.split('?', 2);
  const given = path
    .replace(/(?<!\/)\/+$/, '')
    .split('/')
    .slice(1)
    .map(decoded);
  for (const route of routes) {
    const params = matched(
      route.path
        .replace(/(?<!\/)\/+$/, '')
        .split('/')
        .slice(1),
      given,
    );
    if (params) return { name: route.name, params, query: readQuery(search) };
  }
  return null;
}

function matched(parts: readonly string[], given: readonly string[]): Record<string, string> | null {
  if (given.length > parts.length) return null;
  const params: Record<string, string> = {};
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index] ?? '';
    const value = given[index];
    const parameter = parsePart(part);
    if (!parameter) {
      if (value !== part) return null;
    } else if (value === undefined) {
      if (!parameter.optional) return null;
    } else if (parameter.pattern.test(value)) params[parameter.name] = value;
    else return null;
  }
  return params;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
