import { signal } from '@preact/signals-core';
import { useLayoutEffect, useRef } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { createPart, useWanted } from '#kit/part.ts';
import { createLazyActions } from '#kit/press.ts';
import { useValues } from '#kit/readable.ts';
import type { Readable } from '#kit/readable.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { ExportMenu } from '#screens/ExportMenu.tsx';
import { Steps } from '#ui/journey/Steps.tsx';
import { FileDrop } from '#ui/import/FileDrop.tsx';
import { FormStep } from '#ui/form/FormStep.tsx';
import { showStart } from '#ui/list/show-start.ts';
import type { ImportTexts } from './texts.ts';
import type { Progress } from './sheet-rules.ts';

/** Needs of the screen from an import that is under way. */
export interface ScreenModel {
  /** The step that is shown; 0: the file is chosen. */
  step: Readable<number>;
  progress: Readable<Progress | null>;
  failure: Readable<string>;
  fileName: Readable<string>;
  choose(file: File): Promise<void>;
  cancel(): void;
  mayLeave(): Promise<boolean>;
  dispose(): void;
}

/** The chunk of an import, which the first file loads: its model and its later steps. */
export interface ImportPart<Model> {
  create(): Model;
  /** The steps after the first one. */
  steps: readonly ComponentType<{ model: Model }>[];
  UnderWay: ComponentType<{ model: Model; progress: Progress }>;
}

export interface ImportScreenProps<Model> {
  t: Pick<ImportTexts<string>, 'title' | 'lead' | 'steps' | 'template' | 'upload' | 'file' | 'limits' | 'tips'>;
  maxBytes: number;
  maxRows: number;
  load: () => Promise<ImportPart<Model>>;
  saveTemplate: (format: 'xlsx' | 'csv') => Promise<void>;
  /** Other ways to begin, below the field of the file. `act` waits for the chunk. */
  children?: (act: (run: (model: Model) => unknown) => void, isBusy: boolean) => ReactNode;
}

const nothing = signal(null);
const first = signal(0);

/** People from a file: template, upload, mending of what is wrong, and the result. */
export function ImportScreen<Model extends ScreenModel>({
  t,
  maxBytes,
  maxRows,
  load,
  saveTemplate,
  children,
}: ImportScreenProps<Model>) {
  const services = useServices();
  const later = useModel(() => {
    const { dispose, ...own } = createLazyActions(createPart(load), ({ create }) => create());
    return {
      ...own,
      dispose() {
        dispose();
        own.actions.peek()?.dispose();
      },
    };
  });
  const [part, isWaiting, model] = useValues(later.part.value, later.isWaiting, later.actions);
  const [step, progress, failure] = useValues(
    model?.step ?? first,
    model?.progress ?? nothing,
    model?.failure ?? nothing,
  );
  useWanted(later.part, isWaiting);
  useLayoutEffect(() => (model ? services.holdLeave?.(model.mayLeave, true) : undefined), [services, model]);
  const page = useRef<HTMLDivElement>(null);
  // A step may be left at its foot: the next one begins at its head.
  useLayoutEffect(() => showStart(page.current), [step]);
  const Step = part?.steps[step - 1];
  const choose = (file: File) => later.act((all) => all.choose(file));
  const isBusy = isWaiting || progress !== null;
  return (
    <div ref={page} className="t-page t-col">
      <h1 className="t-h1">{t.title}</h1>
      <p className="t-s13 t-3">{t.lead}</p>
      <Steps items={t.steps} current={step} />
      {step === 0 && (
        <FormStep label={t.upload} takesFocus={!!model?.fileName.peek()}>
          <div className="t-row">
            <ExportMenu label={t.template} onExport={saveTemplate} />
          </div>
          <FileDrop
            label={t.file}
            accept={['.xlsx', '.csv']}
            maxBytes={maxBytes}
            hint={t.limits(maxRows)}
            busy={isBusy}
            error={failure ?? ''}
            onPick={choose}
          />
          {progress && model && part && <part.UnderWay progress={progress} model={model} />}
          <ul className="t-imp__tips t-s13 t-3">
            {t.tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </FormStep>
      )}
      {step === 0 && children?.(later.act, isBusy)}
      {Step && model && <Step model={model} />}
    </div>
  );
}
