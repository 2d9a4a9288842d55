import { useLayoutEffect, useState } from 'react';
import { companyProcess as calls } from '#contract/process.ts';
import type { ProcessDetail, ProcessKind } from '#contract/process.ts';
import { useLater } from '#kit/part.ts';
import { useValue } from '#kit/readable.ts';
import { useResource } from '#kit/resources/use-resource.ts';
import { useStyles } from '#kit/use-styles.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { onDraftKeys } from '#parts/draft/UndoButtons.tsx';
import { TypedContext } from '#parts/policy/rule/typed.tsx';
import { Loaded } from '#screens/Loaded.tsx';
import detailCss from '#screens/detail.css?shadow';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { WaitingPage } from '#screens/WaitingPage.tsx';
import formCss from '#ui/form/form.css?shadow';
import journeyCss from '#ui/journey/journey.css?shadow';
import { Canvas } from './Canvas.tsx';
import { EditorContext } from './context.ts';
import { Head } from './Head.tsx';
import { createEditor } from './model.ts';
import type { EditorProps } from './model.ts';
import { Problems } from './Problems.tsx';
import { texts as ownTexts } from './texts.ts';
import { useLists } from './use-lists.ts';

const styles = [detailCss, formCss, journeyCss];

/** The designer of one process; 0: a new one. */
export function ProcessPage({ processId, kind }: { processId: number; kind: ProcessKind }) {
  useStyles(styles);
  return processId ? <Known processId={processId} /> : <Editor known={null} published={null} kind={kind} />;
}

const useBack = () => {
  const services = useServices();
  return () => services.navigate('travel_process_settings');
};

function Known({ processId }: { processId: number }) {
  return (
    <Loaded from={useResource(calls.detail, { processId })} onBack={useBack()}>
      {(known) =>
        known.published && known.version !== known.published ? (
          <DraftOf known={known} />
        ) : (
          <Editor known={known} published={known.published ? known : null} kind={known.kind} />
        )
      }
    </Loaded>
  );
}

/** A draft is compared with the version in force. */
function DraftOf({ known }: { known: ProcessDetail }) {
  const { processId, published: version } = known;
  return (
    <Loaded from={useResource(calls.detail, { processId, version })} onBack={useBack()}>
      {(published) => <Editor known={known} published={published} kind={known.kind} />}
    </Loaded>
  );
}

function Editor(props: EditorProps) {
  const services = useServices();
  const texts = useTexts('processEditor', ownTexts);
  const model = useModel(() => createEditor(services, texts, props));
  const { isReady, readRoles } = useLists(model);
  const [isRoles, setRoles] = useState(false);
  const run = useLater(true, () => import('./run/TestRun.tsx'));
  const viewed = useValue(model.viewed);
  const version = useLater(viewed !== null, () => import('./version/VersionHead.tsx'));
  const roles = useLater(isRoles, () => import('../roles/Roles.tsx'));
  useLayoutEffect(() => services.holdLeave?.(model.mayLeave), [services, model]);
  if (!isReady) return <WaitingPage />;
  return (
    <EditorContext value={{ model, texts, openRoles: () => setRoles(true) }}>
      <TypedContext value={model.typed}>
        <div className="t-page t-det" {...(!viewed && { onKeyDown: onDraftKeys(model.edits, model.save) })}>
          {viewed &&
            (version ? <version.VersionHead key={viewed.detail.version} {...viewed} /> : <Skeleton height={64} />)}
          <div style={{ display: viewed ? 'none' : 'contents' }}>
            <Head />
            {run ? <run.TestRun /> : <Skeleton height={64} />}
            <Problems />
          </div>
          <Canvas key={viewed?.detail.version} />
        </div>
      </TypedContext>
      {roles && isRoles && (
        <roles.Roles
          onChange={() => {
            readRoles();
            void model.judge();
          }}
          onClose={() => setRoles(false)}
        />
      )}
    </EditorContext>
  );
}
