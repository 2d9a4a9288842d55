import { useRef, useState } from 'react';
import { useValue } from '#kit/readable.ts';
import { FlowView } from '#parts/process/flow/FlowView.tsx';
import { PathKey, Sentences } from '#parts/process/flow/Sentences.tsx';
import { diagramWidth } from '#parts/process/flow/looks.ts';
import { NodePanel, PanelActions, useSelected } from '#parts/process/flow/NodePanel.tsx';
import type { PanelProps } from '#parts/process/flow/NodePanel.tsx';
import { subjectsIn } from '#parts/process/scope/scope.ts';
import { useIsNarrow } from '#ui/base/element-width.ts';
import { Button, IconButton } from '#ui/controls/Button.tsx';
import { Turner } from '#ui/controls/Turner.tsx';
import { Segment } from '#ui/controls/Segment.tsx';
import { Card } from '#ui/display/Card.tsx';
import { iconMinus, iconPlus } from '#ui/icons/icons.ts';
import { iconClose } from '#ui/icons/icons-basic.ts';
import { Drawer } from '#ui/overlay/Drawer.tsx';
import { useView } from './context.ts';
import { Side } from './Side.tsx';
import type { Texts } from './texts.ts';

const views = ['diagram', 'outline', 'sentences'] as const;
type View = (typeof views)[number];
const zooms = [0.5, 0.6, 0.75, 0.9, 1, 1.25];

/** The flow in one of its views, and beside it the settings of the selected node, or those of the process. */
export function Canvas() {
  const { model, texts } = useView();
  const viewed = useValue(model.viewed);
  const { flow } = viewed ?? model;
  const place = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(place);
  const isColumn = useIsNarrow(place, 1100);
  const [view, setView] = useState<View>('diagram');
  const [zoom, setZoom] = useState(4);
  const subjects = useValue(model.subjects);
  const box = useRef<HTMLDivElement>(null);
  /** The largest size at which the whole diagram is in sight, or the smallest. */
  const fit = () => {
    const { clientWidth = 0, clientHeight = 0, scrollHeight = 1 } = box.current ?? {};
    const high = (clientHeight * (zooms[zoom] ?? 1)) / scrollHeight;
    const room = Math.min(clientWidth / diagramWidth(flow.content.peek().nodes), high);
    setZoom(Math.max(0, zooms.filter((one) => one <= room).length - 1));
  };
  const isDiagram = view === 'diagram' && !isNarrow;
  return (
    <div ref={place} className="t-det__g">
      <section className="t-card" style={{ minWidth: 0 }} aria-label={texts.views}>
        <div className="t-card__hd t-row--wrap">
          <Segment
            label={texts.views}
            value={isNarrow && view === 'diagram' ? 'outline' : view}
            items={views
              .filter((one) => !isNarrow || one !== 'diagram')
              .map((value) => ({ value, label: texts.view[value] }))}
            onChange={setView}
          />
          <PathKey flow={flow} text={texts.path} />
          {isDiagram && (
            <span className="t-row t-end">
              <Turner
                at={zoom}
                count={zooms.length}
                back={texts.zoomOut}
                on={texts.zoomIn}
                icons={[iconMinus, iconPlus]}
                onTurn={setZoom}
              >
                {(zooms[zoom] ?? 1) * 100}%
              </Turner>
              <Button size="sm" kind="text" onClick={fit}>
                {texts.fit}
              </Button>
            </span>
          )}
        </div>
        {view === 'sentences' ? (
          <Sentences flow={flow} find={texts.findNode} />
        ) : (
          <div ref={box} style={{ overflow: 'auto', maxHeight: isDiagram ? 'max(480px, 80vh)' : undefined }}>
            <FlowView
              flow={flow}
              isOutline={!isDiagram}
              zoom={isDiagram ? (zooms[zoom] ?? 1) : 1}
              starts={startsOf(viewed ? subjectsIn(viewed.detail.scope) : subjects, texts)}
              ends={texts.ends[model.kind]}
            />
          </div>
        )}
        {view !== 'sentences' && !isNarrow && !viewed && <p className="t-card__bd t-s12 t-3">{texts.keys}</p>}
      </section>
      {viewed ? (
        <aside className="t-det__c">
          <Side />
        </aside>
      ) : (
        <Panel isColumn={isColumn} />
      )}
    </div>
  );
}

/** Settings of the selected node, else those of the process; it alone follows each edit. */
function Panel({ isColumn }: { isColumn: boolean }) {
  const { model, texts, openRoles } = useView();
  const { flow } = model;
  const selected = useSelected(flow);
  const close = () => {
    flow.wanted.value = selected?.id ?? '';
    flow.select('');
  };
  const panel: PanelProps = { flow, lists: model.lists, onLearn: model.learn, onRoles: openRoles, onClose: close };
  return (
    <>
      <aside className="t-det__c" style={{ position: 'sticky', top: 12 }}>
        {selected && !isColumn ? (
          <Card
            title={selected.title}
            end={<IconButton kind="text" size="sm" of={iconClose} label={texts.close} onClick={close} />}
          >
            <div className="t-col" style={{ gap: 16 }}>
              <NodePanel {...panel} />
              <div className="t-row t-row--wrap">
                <PanelActions {...panel} isSmall />
              </div>
            </div>
          </Card>
        ) : (
          <Side />
        )}
      </aside>
      {isColumn && (
        <Drawer
          open={selected !== undefined}
          title={selected?.title}
          onClose={close}
          footer={
            <div className="t-row t-row--wrap">
              <PanelActions {...panel} />
            </div>
          }
        >
          <NodePanel {...panel} />
        </Drawer>
      )}
    </>
  );
}

/** The people that the process is for, in a few words. */
function startsOf(subjects: readonly { name: string }[], texts: Texts): string {
  if (!subjects.length) return texts.startAll;
  const names = subjects.slice(0, 3).map(({ name }) => name);
  return texts.startMore(names, subjects.length);
}
