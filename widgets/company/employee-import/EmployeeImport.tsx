import { useState } from 'react';
import { companyImport as calls } from '#contract/company-import.ts';
import type { EmployeeImport as Import } from '#contract/company-import.ts';
import { employeeLimits } from '#domain/company/import/values.ts';
import { useValue } from '#kit/readable.ts';
import { useResource } from '#kit/resources/use-resource.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { ImportScreen } from '#parts/import/ImportScreen.tsx';
import { saveMade } from '#parts/import/save-made.ts';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Dot } from '#ui/display/Tag.tsx';
import { FormStep } from '#ui/form/FormStep.tsx';
import { AreaField } from '#ui/form/more-fields.tsx';
import { Table } from '#ui/list/Table.tsx';
import type { TableColumn } from '#ui/list/Table.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { texts as ownTexts } from './texts.ts';
import type { Texts } from './texts.ts';

/** Employees of the company from a file, and the imports of before. */
export function EmployeeImport() {
  const services = useServices();
  const t = useTexts('employee-import', ownTexts);
  return (
    <ImportScreen
      t={t}
      maxBytes={employeeLimits.bytes}
      maxRows={employeeLimits.rows}
      load={() => import('./Steps.tsx').then(({ stepsOf }) => stepsOf(services, t))}
      saveTemplate={(format) => saveMade(services, t.saved, calls.importFile, { format })}
    >
      {(act, isBusy) => (
        <>
          <Paste t={t} isBusy={isBusy} onPaste={(file) => act((model) => model.choose(file))} />
          <Past t={t} onOpen={(id) => act((model) => model.open(id))} />
        </>
      )}
    </ImportScreen>
  );
}

/** Cells that were copied from a sheet. */
function Paste({ t, isBusy, onPaste }: { t: Texts; isBusy: boolean; onPaste: (file: File) => void }) {
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  function read() {
    const file = new File([text], t.pasted);
    if (!text.trim()) setError(t.pasteEmpty);
    else if (file.size > employeeLimits.bytes) setError(t.pasteTooLong);
    else onPaste(file);
  }
  return (
    <FormStep label={t.paste} takesFocus={false}>
      <AreaField
        name="pasted"
        label={t.pasteLabel}
        value={text}
        hint={t.pasteHint}
        error={error}
        rows={4}
        onInput={(value) => {
          setText(value);
          setError('');
        }}
        onBlur={() => undefined}
      />
      <div className="t-row">
        <Button busy={isBusy} onClick={read}>
          {t.pasteGo}
        </Button>
      </div>
    </FormStep>
  );
}

const columnsOf = (t: Texts, onOpen: (id: number) => void): TableColumn<Import>[] => [
  { key: 'file', title: t.file, cell: ({ fileName }) => fileName },
  { key: 'time', title: t.pastTime, cell: ({ appliedTime, madeBy }) => `${appliedTime.slice(0, 16)} ${madeBy}` },
  {
    key: 'counts',
    title: t.difference,
    cell: ({ counts }) => t.pastCounts(counts.added, counts.changed, counts.left),
  },
  {
    key: 'state',
    title: t.fields.state,
    cell: ({ state }) =>
      state === 'applied' ? <Dot kind="ok">{t.pastStates[state]}</Dot> : <Dot>{t.pastStates[state]}</Dot>,
  },
  {
    key: 'open',
    title: t.pastReport,
    cell: ({ id }) => <LinkButton onClick={() => onOpen(id)}>{t.report}</LinkButton>,
  },
];

/** Imports of before, the newest first. */
function Past({ t, onOpen }: { t: Texts; onOpen: (id: number) => void }) {
  const [size, setSize] = useState(5);
  return <PastRows key={size} t={t} size={size} onOpen={onOpen} onMore={() => setSize(100)} />;
}

function PastRows({
  t,
  size,
  onOpen,
  onMore,
}: {
  t: Texts;
  size: number;
  onOpen: (id: number) => void;
  onMore: () => void;
}) {
  const past = useResource(calls.list, { size });
  const known = useValue(past.current);
  return (
    <FormStep label={t.past} takesFocus={false}>
      <h2 className="t-h2">{t.past}</h2>
      {known.state === 'loading' ? (
        <Skeleton height={64} />
      ) : known.state !== 'ready' ? (
        <Alert kind="bad" action={<LinkButton onClick={() => void past.load()}>{t.retry}</LinkButton>}>
          {t.pastFailed}
        </Alert>
      ) : known.data.rows.length ? (
        <>
          <Table caption={t.past} columns={columnsOf(t, onOpen)} rows={known.data.rows} rowKey={({ id }) => id} />
          {known.data.next !== null && size < 100 && <LinkButton onClick={onMore}>{t.more}</LinkButton>}
        </>
      ) : (
        <p className="t-s13 t-3">{t.pastNone}</p>
      )}
    </FormStep>
  );
}
