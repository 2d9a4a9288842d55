import type { ReactNode } from 'react';
import { useState } from 'react';
import { companyImport as calls } from '#contract/company-import.ts';
import type { EmployeeImportDetail, ImportChange } from '#contract/company-import.ts';
import type { Page } from '#contract/page.ts';
import { useValue, useValues } from '#kit/readable.ts';
import type { Resource } from '#kit/resources/resource.ts';
import { useResource } from '#kit/resources/use-resource.ts';
import { LeftOut } from '#parts/company/left-out/LeftOut.tsx';
import { useSay } from '#kit/say.ts';
import type { Say } from '#kit/say.ts';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Segment } from '#ui/controls/Segment.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import type { TagKind } from '#ui/display/Tag.tsx';
import { FormStep } from '#ui/form/FormStep.tsx';
import { SelectField } from '#ui/form/more-fields.tsx';
import { Pager } from '#ui/list/Pager.tsx';
import { Stats } from '#ui/list/Stats.tsx';
import { Table } from '#ui/list/Table.tsx';
import type { TableColumn } from '#ui/list/Table.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { totalOf } from './model.ts';
import type { EmployeeImportModel } from './model.ts';
import type { Texts } from './texts.ts';

interface StepProps {
  model: EmployeeImportModel;
  t: Texts;
}
type Kind = 'all' | 'effect' | ImportChange['kind'];

/** Changes by the file and their effects, before it is applied. */
export function Difference({ model, t }: StepProps) {
  const [found, isBusy] = useValues(model.shown, model.isBusy);
  if (!found) return null;
  return (
    <Column>
      <Changes key={found.fingerprint} found={found} model={model} t={t}>
        <Effects found={found} t={t}>
          {found.counts.left > 0 && (
            <SelectField
              name="hand"
              label={t.hand}
              value={found.choices.hand}
              error={undefined}
              disabled={isBusy}
              options={(['up', 'none'] as const).map((value) => ({ value, label: t.handKinds[value] }))}
              onInput={(hand) => void model.decide({ hand })}
              onBlur={() => undefined}
            />
          )}
          <p className="t-s13 t-3">{t.brake(found.counts.leaving) + t.undoable}</p>
          <div className="t-form__acts">
            <Button disabled={isBusy} onClick={model.backToRows}>
              {t.back}
            </Button>
            <Button kind="primary" busy={isBusy} disabled={totalOf(found) === 0} onClick={() => void model.apply()}>
              {t.applyAll(totalOf(found))}
            </Button>
          </div>
        </Effects>
      </Changes>
    </Column>
  );
}

const Column = ({ children }: { children: ReactNode }) => <div className="t-col">{children}</div>;

/** Figures and rows of an import, beside them what `children` says. */
export function Changes({
  found,
  model,
  t,
  children,
}: {
  found: EmployeeImportDetail;
  model: EmployeeImportModel;
  t: Texts;
  children: ReactNode;
}) {
  const { counts, refused } = found;
  const [kind, setKind] = useState<Kind>('all');
  const tile = (name: 'added' | 'changed' | 'handed' | 'left', note: string) => ({
    label: t.tiles[name],
    value: String(counts[name]),
    note,
    isOn: kind === name,
    onPick: () => setKind(kind === name ? 'all' : name),
  });
  return (
    <>
      <Stats
        label={t.difference}
        items={[
          tile('added', t.after(counts.after, counts.asked)),
          tile('changed', t.fieldsChanged(counts.fields)),
          ...(counts.handed ? [tile('handed', '')] : []),
          tile('left', t.share(counts.leaving)),
          { label: t.tiles.unchanged, value: String(counts.unchanged), note: t.noWrite },
          {
            label: t.tiles.refused,
            value: String(counts.refused),
            note: t.refusedLines(
              refused.map(({ line }) => line),
              counts.refused,
            ),
          },
        ]}
      />
      <div className="t-det__g">
        <div className="t-det__c">
          <LeftOut found={found} model={model} t={t} />
          <section className="t-card t-form__card t-col" aria-label={t.difference}>
            <div className="t-row t-row--wrap">
              <h2 className="t-h2 t-grow">{t.difference}</h2>
              <Segment
                label={t.show}
                value={kind === 'effect' ? 'effect' : 'all'}
                items={[
                  { value: 'effect', label: t.withEffect },
                  { value: 'all', label: t.all },
                ]}
                onChange={(value) => setKind(value as Kind)}
              />
            </div>
            <Rows key={kind} id={found.id} kind={kind} t={t} />
          </section>
        </div>
        <aside className="t-det__c">{children}</aside>
      </div>
    </>
  );
}

const pageSize = 20;

/** One page of the changes after the other. */
function Rows({ id, kind, t }: { id: number; kind: Kind; t: Texts }) {
  const [page, setPage] = useState(1);
  return <RowsPage key={page} id={id} kind={kind} page={page} onPage={setPage} t={t} />;
}

function RowsPage({
  id,
  kind,
  page,
  onPage,
  t,
}: {
  id: number;
  kind: Kind;
  page: number;
  onPage: (page: number) => void;
  t: Texts;
}) {
  const { say } = useSay();
  const rows: Resource<Page<ImportChange>> = useResource(calls.changes, {
    importId: id,
    kind,
    size: pageSize,
    skip: (page - 1) * pageSize,
  });
  const known = useValue(rows.current);
  if (known.state === 'loading') return <Skeleton height={240} />;
  if (known.state !== 'ready')
    return (
      <Alert kind="bad" action={<LinkButton onClick={() => void rows.load()}>{t.retry}</LinkButton>}>
        {say(known.text)}
      </Alert>
    );
  const { rows: shown, total } = known.data;
  if (!shown.length) return <Empty art="search" title={t.noChanges} />;
  return (
    <>
      <Table caption={t.difference} columns={columnsOf(t, say)} rows={shown} rowKey={(row) => row.jobNumber} />
      {total > pageSize && <Pager page={page} total={total} size={pageSize} onChange={onPage} />}
    </>
  );
}

const tags: Readonly<Record<ImportChange['kind'], TagKind>> = {
  added: 'ok',
  changed: 'info',
  handed: 'info',
  left: 'bad',
};

const columnsOf = (t: Texts, say: Say['say']): TableColumn<ImportChange>[] => [
  { key: 'kind', title: t.heads.kind, width: 84, cell: ({ kind }) => <Tag kind={tags[kind]}>{t.kinds[kind]}</Tag> },
  {
    key: 'person',
    title: t.heads.person,
    cell: ({ name, jobNumber, line }) => (
      <>
        <div>{name}</div>
        <div className="t-s12 t-3">{t.line(jobNumber, line)}</div>
      </>
    ),
  },
  {
    key: 'content',
    title: t.heads.content,
    cell: ({ fields, text }) =>
      fields.length
        ? fields.map(({ title, from, to }) => (
            <div key={title}>
              <span className="t-3">{say(title)}</span> <s className="t-3">{t.content(say(from))}</s> →{' '}
              {t.content(say(to))}
            </div>
          ))
        : t.content(say(text)),
  },
  {
    key: 'effect',
    title: t.heads.effect,
    cell: (row) =>
      row.effect ? (
        <span className={row.kind === 'left' ? 't-bad' : 't-2'}>{t.effect(row)}</span>
      ) : (
        <span className="t-3">{t.noEffect}</span>
      ),
  },
];

/** Effects of an import in words, and below them what can be done. */
export function Effects({ found, t, children }: { found: EmployeeImportDetail; t: Texts; children?: ReactNode }) {
  const { managers, orders, heads, newDepartments } = found.effects;
  const isDone = found.state !== 'draft';
  const lost = managers.reduce((sum, { count }) => sum + count, 0);
  return (
    <FormStep label={isDone ? t.effectsDone : t.effects} takesFocus={!isDone}>
      <h2 className="t-h2">{isDone ? t.effectsDone : t.effects}</h2>
      {lost > 0 && (
        <Effect title={t.lost(lost)}>
          {managers.map(({ name, people, count, to }) => (
            <p key={name}>{t.lostBy(people, count, name, to)}</p>
          ))}
        </Effect>
      )}
      {orders.length > 0 && (
        <Effect title={t.orders(orders.length)}>
          {orders.map((one) => (
            <p key={one.jobNumber}>{t.ordersOf(one)}</p>
          ))}
          <p>{t.ordersHint}</p>
        </Effect>
      )}
      {heads.length > 0 && (
        <Effect title={t.noHeads(heads.length)}>
          {heads.map(({ department, name, to }) => (
            <p key={department}>{t.headOf(t.content(department), name, to)}</p>
          ))}
        </Effect>
      )}
      {newDepartments.length > 0 && (
        <Effect title={(isDone ? t.madeDone : t.made)(newDepartments.length)} kind="info">
          {newDepartments.slice(0, 8).map((path) => (
            <p key={path}>{path}</p>
          ))}
        </Effect>
      )}
      {!lost && !orders.length && <Alert kind="ok">{t.noEffects}</Alert>}
      {children}
    </FormStep>
  );
}

const Effect = ({ title, kind = 'warn', children }: { title: string; kind?: 'warn' | 'info'; children: ReactNode }) => (
  <Alert kind={kind}>
    <b>{title}</b>
    <div className="t-s13 t-2">{children}</div>
  </Alert>
);
