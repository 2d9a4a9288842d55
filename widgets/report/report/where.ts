import { reportFilters } from '#contract/report-form.ts';
import type { ReportFilter } from '#contract/report-form.ts';
import type { Filter } from '#kit/resources/list-filters.ts';

/** Chosen keys of each dimension. */
export type Where = Partial<Record<ReportFilter, string[]>>;

/** The separators of the address inside a key. */
const escaped = (key: string): string => key.replace(/[%,:;]/g, encodeURIComponent);
const read = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** `department:12,13;route:BJS-SHA` */
export const whereFilter = (): Filter<Where> => ({
  initial: {},
  read: (text) =>
    Object.fromEntries(
      text.split(';').flatMap((part) => {
        const at = part.indexOf(':');
        const name = reportFilters.find((known) => known === part.slice(0, at));
        return name
          ? [
              [
                name,
                part
                  .slice(at + 1)
                  .split(',')
                  .map(read),
              ],
            ]
          : [];
      }),
    ),
  write: (where) =>
    reportFilters
      .flatMap((name) => {
        const keys = where[name];
        return keys?.length ? [`${name}:${keys.map(escaped).join()}`] : [];
      })
      .join(';'),
});

/** With other keys of a dimension; none: it narrows nothing. */
export const withKeys = (where: Where, name: ReportFilter, keys: string[]): Where =>
  Object.fromEntries(Object.entries({ ...where, [name]: keys }).filter(([, chosen]) => chosen.length > 0));
