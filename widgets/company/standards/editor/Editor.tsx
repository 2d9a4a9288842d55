import { useLayoutEffect } from 'react';
import { travelStandard as calls } from '#contract/travel-standard.ts';
import type { StandardDetail } from '#contract/travel-standard.ts';
import { useResource } from '#kit/resources/use-resource.ts';
import { useStyles } from '#kit/use-styles.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { onDraftKeys } from '#parts/draft/UndoButtons.tsx';
import policyCss from '#parts/policy/policy.css?shadow';
import { useNames } from '#parts/policy/rule/use-names.ts';
import { TypedContext } from '#parts/policy/rule/typed.tsx';
import { Loaded } from '#screens/Loaded.tsx';
import detailCss from '#screens/detail.css?shadow';
import { WaitingPage } from '#screens/WaitingPage.tsx';
import formCss from '#ui/form/form.css?shadow';
import journeyCss from '#ui/journey/journey.css?shadow';
import { BandsCard } from './BandsCard.tsx';
import { EditorContext } from './context.ts';
import { Head } from './Head.tsx';
import { createEditor } from './model.ts';
import { ProofBar } from './proof/ProofBar.tsx';
import { ReasonsCard } from './ReasonsCard.tsx';
import { RulesCard } from './RulesCard.tsx';
import { SideCards } from './SideCards.tsx';
import { texts as ownTexts } from './texts.ts';
import { TiersCard } from './TiersCard.tsx';

const styles = [detailCss, formCss, journeyCss, policyCss];

/** The editor of one standard; 0: a new one. */
export function StandardPage({ standardId }: { standardId: number }) {
  useStyles(styles);
  return standardId ? <Known standardId={standardId} /> : <Editor known={null} published={null} />;
}

const useBack = () => {
  const services = useServices();
  return () => services.navigate('travel_standard_settings');
};

function Known({ standardId }: { standardId: number }) {
  return (
    <Loaded from={useResource(calls.detail, { standardId })} onBack={useBack()}>
      {(known) =>
        known.state === 'draft' && known.published ? (
          <DraftOf known={known} />
        ) : (
          <Editor known={known} published={known.state === 'draft' ? null : known} />
        )
      }
    </Loaded>
  );
}

/** A draft is compared with the version in force. */
function DraftOf({ known }: { known: StandardDetail }) {
  const { standardId, published: version } = known;
  return (
    <Loaded from={useResource(calls.detail, { standardId, version })} onBack={useBack()}>
      {(published) => <Editor known={known} published={published} />}
    </Loaded>
  );
}

function Editor(props: { known: StandardDetail | null; published: StandardDetail | null }) {
  const services = useServices();
  const texts = useTexts('standards-editor', ownTexts);
  const model = useModel(() => createEditor(services, texts, props));
  const names = useNames();
  useLayoutEffect(() => services.holdLeave?.(model.mayLeave), [services, model]);
  if (!names) return <WaitingPage />;
  return (
    <EditorContext value={{ model, texts, names }}>
      <TypedContext value={model.typed}>
        <div className="t-page t-det" onKeyDown={onDraftKeys(model.edits, model.save)}>
          <Head />
          <ProofBar />
          <div className="t-det__g">
            <div className="t-det__c">
              <RulesCard />
              <TiersCard />
              <BandsCard />
              <ReasonsCard />
            </div>
            <aside className="t-det__c">
              <SideCards />
            </aside>
          </div>
        </div>
      </TypedContext>
    </EditorContext>
  );
}
