/** Codec of a filter in the address. Unreadable text counts as not given. */
export interface Filter<T> {
  /** Without anything in the address. */
  initial: T;
  read(text: string): T | undefined;
  write(value: T): string;
}

/** Search text; from an address, without characters that no user types and no server stores. */
export const textFilter = (): Filter<string> => ({
  initial: '',
  read: (text) => text.replace(/\p{C}/gu, '').trim().slice(0, 40),
  write: (value) => value.trim(),
});

/** One of several values. */
export const choiceFilter = <T extends string>(values: readonly T[], initial: T): Filter<T> => ({
  initial,
  read: (text) => values.find((value) => value === text),
  write: (value) => value,
});

/** Any of several values, in the order of the table: `2,7` */
export const tagsFilter = <T extends string>(values: readonly T[]): Filter<readonly T[]> => ({
  initial: [],
  read: (text) => values.filter((value) => text.split(',').includes(value)),
  write: (chosen) => values.filter((value) => chosen.includes(value)).join(),
});

export interface Range {
  from: string;
  to: string;
}

const rangeFilter = (part: RegExp): Filter<Range> => ({
  initial: { from: '', to: '' },
  read(text) {
    const [from = '', to = '', ...more] = text.split('~');
    return more.length === 0 && [from, to].every((end) => end === '' || part.test(end)) ? { from, to } : undefined;
  },
  write: ({ from, to }) => (from || to ? `${from}~${to}` : ''),
});

/** Days from and to, one end may be open: `2026-09-01~`. A range that is the wrong way round is turned. */
export function daysFilter(): Filter<Range> {
  const filter = rangeFilter(/^\d{4}-\d{2}-\d{2}$/);
  return {
    ...filter,
    read(text) {
      const days = filter.read(text);
      return days?.to && days.from > days.to ? { from: days.to, to: days.from } : days;
    },
  };
}
/** Yuan from and to: `100~2000.50` */
export const amountsFilter = (): Filter<Range> => rangeFilter(/^\d{1,9}(\.\d{1,2})?$/);
