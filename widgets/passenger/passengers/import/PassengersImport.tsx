import { signal } from '@preact/signals-core';
import { useLayoutEffect } from 'react';
import { sheetLimits } from '#domain/passenger/sheet/limits.ts';
import { createPart, useWanted } from '#kit/part.ts';
import { createLaterDoings } from '#kit/press.ts';
import { useValues } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { ExportMenu } from '#screens/ExportMenu.tsx';
import { Steps } from '#ui/journey/Steps.tsx';
import { FileDrop } from '#ui/import/FileDrop.tsx';
import { FormStep } from '#ui/form/FormStep.tsx';
import { useSource } from '../source.ts';
import { saveList } from './save-list.ts';
import { externalTexts, texts as ownTexts } from './texts.ts';

const nothing = signal(null);

/** Frequent passengers from a file: template, upload, mending of what is wrong, and the result. */
export function PassengersImport() {
  const services = useServices();
  const source = useSource();
  const t = useTexts(
    source.isExternal ? 'external-passengers-import' : 'passengers-import',
    source.isExternal ? externalTexts : ownTexts,
  );
  const first = useModel(() =>
    createLaterDoings(
      createPart(() => import('./Mend.tsx')),
      ({ createPassengersImport }) => createPassengersImport(services, t, source),
    ),
  );
  const [later, isWaiting, model] = useValues(first.part.value, first.isWaiting, first.doings);
  const [sheet, result, progress, failure] = useValues(
    model?.sheet ?? nothing,
    model?.result ?? nothing,
    model?.progress ?? nothing,
    model?.failure ?? nothing,
  );
  useWanted(first.part, isWaiting);
  useLayoutEffect(() => (model ? services.holdLeave?.(model.mayLeave, true) : undefined), [services, model]);
  const step = result ? 2 : sheet ? 1 : 0;
  return (
    <div className="t-page t-col">
      <h1 className="t-h1">{t.title}</h1>
      <p className="t-s13 t-3">{t.lead}</p>
      <Steps items={t.steps} current={step} />
      {step === 0 && (
        <FormStep label={t.upload} takesFocus={!!model?.fileName.peek()}>
          <div className="t-row">
            <ExportMenu label={t.template} onExport={(format) => saveList(services, t, source, format)} />
          </div>
          <FileDrop
            label={t.file}
            accept={['.xlsx', '.csv']}
            maxBytes={sheetLimits.bytes}
            hint={t.limits(sheetLimits.rows)}
            busy={isWaiting || progress !== null}
            error={failure ?? ''}
            onPick={(file) => first.act((all) => all.choose(file))}
          />
          {progress && model && later && <later.UnderWay progress={progress} model={model} t={t} />}
          <ul className="t-imp__tips t-s13 t-3">
            {t.tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </FormStep>
      )}
      {step === 1 && model && later && <later.Mend model={model} t={t} />}
      {step === 2 && model && later && <later.Done model={model} t={t} />}
    </div>
  );
}
