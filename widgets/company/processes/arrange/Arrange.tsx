import { useState } from 'react';
import { companyProcess as calls } from '#contract/process.ts';
import type { ProcessKind, ProcessRow } from '#contract/process.ts';
import { processKinds } from '#domain/process/schema.ts';
import { useValue } from '#kit/readable.ts';
import { useResource } from '#kit/resources/use-resource.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { DragList } from '#ui/arrange/DragList.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Segment } from '#ui/controls/Segment.tsx';
import { Drawer } from '#ui/overlay/Drawer.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { createArrange } from './model.ts';
import { arrangeTexts } from './texts.ts';
import type { ArrangeTexts } from './texts.ts';

type States = Readonly<Record<ProcessRow['state'], string>>;

/** The order of the processes of a kind; each move is saved. */
export function Arrange({ states, onDone, onClose }: { states: States; onDone(): void; onClose(): void }) {
  const texts = useTexts('processArrange', arrangeTexts);
  const [kind, setKind] = useState<ProcessKind>('trip');
  return (
    <Drawer
      open
      title={texts.title}
      onClose={onClose}
      footer={
        <Button kind="primary" block onClick={onClose}>
          {texts.done}
        </Button>
      }
    >
      <div className="t-col" style={{ gap: 12 }}>
        <Segment
          label={texts.kinds}
          value={kind}
          items={processKinds.map((value) => ({ value, label: texts.kindTabs[value] }))}
          onChange={setKind}
        />
        <p className="t-s13 t-3">{texts.lead}</p>
        <OfKind key={kind} kind={kind} texts={texts} states={states} onDone={onDone} />
      </div>
    </Drawer>
  );
}

interface OfKindProps {
  kind: ProcessKind;
  texts: ArrangeTexts;
  states: States;
  onDone(): void;
}

function OfKind({ kind, texts, states, onDone }: OfKindProps) {
  const services = useServices();
  const list = useResource(calls.list, { kind, size: 100 });
  const known = useValue(list.current);
  const [order, setOrder] = useState<readonly ProcessRow[] | null>(null);
  const arrange = useModel(() =>
    createArrange(services, texts, () => {
      onDone();
      void list.load().then(() => setOrder(null));
    }),
  );
  if (known.state === 'loading') return <Skeleton height={120} />;
  if (known.state !== 'ready') return <Alert kind="bad">{known.text}</Alert>;
  const rows = order ?? known.data.rows.filter(({ isDefault }) => !isDefault);
  if (!rows.length) return <p className="t-3">{texts.none}</p>;
  return (
    <DragList
      label={texts.title}
      items={rows}
      idOf={({ processId }) => String(processId)}
      nameOf={({ name }) => name}
      onMove={(from, to) => {
        const next = [...rows];
        next.splice(to, 0, ...next.splice(from, 1));
        setOrder(next);
        void arrange.run({ kind, processIds: next.map(({ processId }) => processId) });
      }}
    >
      {({ name, state }) => (
        <>
          <span className="t-grow">{name}</span>
          <span className="t-s12 t-3">{states[state]}</span>
        </>
      )}
    </DragList>
  );
}
