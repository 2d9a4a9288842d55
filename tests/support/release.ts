// @ts-expect-error plain scripts of the commands
import * as kept from '../../scripts/lib/kept-releases.mjs';
// @ts-expect-error plain scripts of the commands
import * as files from '../../scripts/lib/release-files.mjs';

/** `manifest.json` of the CDN, or (without `kept`) of one version. */
export interface Manifest {
  version: string;
  /** Earlier releases whose files are there too, newest first. */
  kept?: string[];
  /** Files until a widget is interactive, by its public name. */
  widgets: Record<string, string[]>;
  files: Record<string, { bytes: number; integrity: string }>;
}

interface ReleaseFolders {
  cdn?: string;
  archive?: string;
  builds?: string;
  names?: ReadonlyMap<string, string>;
}

export const walk = kept.walk as (folder: string) => Iterable<string>;
export const integrityOf = kept.integrityOf as (bytes: string | Uint8Array) => string;
export const archiveRelease = kept.archiveRelease as (
  cdn: string,
  archive: string,
) => { version: string; manifest: Manifest; versions: string[] };
export const writeRelease = files.writeRelease as (version: string, folders?: ReleaseFolders) => void;
