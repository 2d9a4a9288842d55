import { importAgain } from '#kit/part.ts';
import type { Services } from '#kit/services.ts';
import { textsOf } from '#kit/use-texts.ts';
import type { ExportFormat, ExportRow } from './list/save-export.ts';
import { texts } from './texts.ts';

export type { ExportFormat };

/** Asks the server for a file of a list's rows and saves it. */
export const exportFile = <In extends object>(
  services: Services,
  ...asked: [row: ExportRow<In>, input: In, format: ExportFormat]
): Promise<void> =>
  importAgain(() => import('./list/save-export.ts'))
    .then(({ saveExport }) => saveExport(services, ...asked))
    .catch(() => services.say.toast(textsOf(services, 'screens', texts).notExported, 'bad'));
