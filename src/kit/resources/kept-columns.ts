import { fingerprint } from '#domain/fingerprint.ts';
import type { Preferences } from '../services.ts';

const most = 20;
const like = [{ head: '', fields: [''] }];

/** How a member has mapped the columns of files. Headings are kept as a hash alone: people that were taken for headings cannot be read back. */
export function keptColumns({ get, set }: Preferences, key: string) {
  const hashOf = (titles: readonly string[]): string => fingerprint(titles.join('\n'));
  return {
    /** The fields of another file with these headings. */
    recall: (titles: readonly string[]): string[] | undefined =>
      get(key, like)?.find(({ head }) => head === hashOf(titles))?.fields,
    /** Keeps the fields of these headings; without any, forgets them. */
    remember(titles: readonly string[], fields: readonly string[] | undefined): void {
      const hash = hashOf(titles);
      const others = (get(key, like) ?? []).filter(({ head }) => head !== hash);
      set(key, fields ? [{ head: hash, fields: [...fields] }, ...others].slice(0, most) : others);
    },
  };
}
