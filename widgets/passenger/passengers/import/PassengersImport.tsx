import { sheetLimits } from '#domain/passenger/sheet/limits.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { ImportScreen } from '#parts/import/ImportScreen.tsx';
import { saveMade } from '#parts/import/save-made.ts';
import { useSource } from '../source.ts';
import { externalTexts, texts as ownTexts } from './texts.ts';

/** Frequent passengers or external travellers from a file. */
export function PassengersImport() {
  const services = useServices();
  const source = useSource();
  const t = useTexts(
    source.isExternal ? 'external-passengers-import' : 'passengers-import',
    source.isExternal ? externalTexts : ownTexts,
  );
  return (
    <ImportScreen
      t={t}
      maxBytes={sheetLimits.bytes}
      maxRows={sheetLimits.rows}
      load={() => import('./Steps.tsx').then(({ stepsOf }) => stepsOf(services, t, source))}
      saveTemplate={(format) => saveMade(services, t.saved, source.calls.importFile, { format })}
    />
  );
}
