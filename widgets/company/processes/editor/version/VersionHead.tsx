import { useEffect, useRef, useState } from 'react';
import { useValue } from '#kit/readable.ts';
import { Changes } from '#parts/process/flow/Changes.tsx';
import { CompareFrame } from '#parts/draft/VersionDialogs.tsx';
import { focusText } from '#ui/base/root-node.ts';
import { Button } from '#ui/controls/Button.tsx';
import { useView } from '../context.ts';
import type { EditorModel } from '../model.ts';

type Viewed = NonNullable<ReturnType<EditorModel['viewed']['peek']>>;

/** Above a version that is read as it was: who published it and when, its difference, and the ways on. */
export function VersionHead({ detail, flow }: Viewed) {
  const { model, texts } = useView();
  const { published } = model;
  const draft = useValue(model.edits.value);
  const [isCompared, setCompared] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    focusText(title.current);
    title.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  const head = detail.versions.find(({ version }) => version === detail.version);
  const isPresent = !published || published.version === detail.version;
  const other = isPresent ? texts.draftWord : ` v${published.version} `;
  return (
    <section className="t-card t-card__bd t-row t-row--wrap" aria-label={texts.viewing}>
      <div style={{ flex: '1 1 260px' }}>
        <h2 ref={title} className="t-m">
          {texts.viewTitle(detail.version, texts.states[head?.state ?? 'over'])}
        </h2>
        {head && (
          <p className="t-s12 t-3">
            {texts.versionBy(head.changedBy, (head.publishedAt || head.changedAt).slice(0, 16), true, head.running)}
          </p>
        )}
        {head?.note && <p className="t-s12">{flow.say(head.note)}</p>}
      </div>
      <span className="t-row t-row--wrap">
        <Button kind="text" onClick={() => setCompared(true)}>
          {texts.differs(other)}
        </Button>
        <Button onClick={model.takeViewed}>{texts.goOnWith(detail.version)}</Button>
        <Button kind="primary" onClick={() => (model.viewed.value = null)}>
          {texts.backToDraft}
        </Button>
      </span>
      {isCompared && (
        <CompareFrame title={texts.differs(other)} close={texts.close} onClose={() => setCompared(false)}>
          <Changes flow={flow} before={detail.content} after={isPresent ? draft.content : published.content} />
        </CompareFrame>
      )}
    </section>
  );
}
