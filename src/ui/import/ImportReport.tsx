import { useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { Empty } from '../states/Empty.tsx';
import { LinkButton } from '../controls/LinkButton.tsx';
import { Pager } from '../list/Pager.tsx';
import { Segment } from '../controls/Segment.tsx';
import { Table } from '../list/Table.tsx';
import type { TableColumn } from '../list/Table.tsx';
import { Tag } from '../display/Tag.tsx';
import { cx } from '../base/passed-props.ts';
import { focusQuietly } from '../base/root-node.ts';
import { useImportWords } from './import-words.ts';
import type { ImportWords } from './import-words.ts';

interface ReportRow {
  /** Number of the row in its file. */
  line: number;
  /** Messages by field. */
  errors: Readonly<Record<string, string | undefined>>;
}

export interface ReportField<Row> {
  /** Key of its errors. */
  key: string;
  /** The content while it is not mended. */
  text: (row: Row) => ReactNode;
  /** The typed field that mends it. */
  field: (row: Row) => ReactNode;
  /** The content that was probably meant, in words, and what puts it in place; a press on it follows it. */
  suggestion?: (row: Row) => { text: string; follow(): void } | undefined;
}

export interface ReportColumn<Row> {
  key: string;
  title: string;
  width?: number;
  /** One below the other. */
  fields: readonly ReportField<Row>[];
}

interface ImportReportProps<Row extends ReportRow> {
  label: string;
  rows: readonly Row[];
  /** The same list, verdict and handler each time: then a change draws its own row alone. */
  columns: readonly ReportColumn<Row>[];
  /** Verdict of a row without errors. */
  verdict: (row: Row) => ReactNode;
  onRemove: (line: number) => void;
}

const pageSize = 20;
function faultsOf({ errors }: ReportRow): number {
  let found = 0;
  for (const key in errors) if (errors[key]) found += 1;
  return found;
}

/**
 * Rows of a file with what is wrong at its place. A wrong cell is a field until the page is turned, so that it does not
 * vanish under the typing hand; the other cells of a row become fields on demand. Its sheets are `tableCss` and `importCss`.
 */
export function ImportReport<Row extends ReportRow>({
  label,
  rows,
  columns,
  verdict,
  onRemove,
}: ImportReportProps<Row>) {
  const words = useImportWords();
  const wrong = rows.filter((row) => faultsOf(row) > 0);
  const isWrong = new Set(wrong);
  const [isNarrowed, setNarrowed] = useState(wrong.length > 0);
  const box = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  /** Cells that have been wrong, as `line.key`; another set after the filter or the page has changed. */
  const [mended, setMended] = useState(() => new Set<string>());
  /** Rows that were wrong when the filter was set: a mended one stays in its place. */
  const [held, setHeld] = useState<ReadonlySet<number>>(() => new Set(wrong.map(({ line }) => line)));
  const chosen = isNarrowed ? rows.filter((row) => held.has(row.line) || isWrong.has(row)) : rows;
  const last = Math.max(1, Math.ceil(chosen.length / pageSize));
  const at = Math.min(page, last);
  const shown = chosen.slice((at - 1) * pageSize, at * pageSize);
  for (const { line, errors } of shown)
    for (const [key, message] of Object.entries(errors)) if (message) mended.add(`${line}.${key}`);

  const narrow = (on: boolean) => {
    setMended(new Set());
    setHeld(new Set(wrong.map(({ line }) => line)));
    setNarrowed(on);
    setPage(1);
  };
  // The same columns while a cell is mended: a key draws the other rows not again.
  const shownColumns = useMemo(() => {
    const toggle = (line: number) => {
      const next = new Set(opened);
      if (!next.delete(line)) next.add(line);
      setOpened(next);
    };
    const leaveOut = (line: number) => {
      onRemove(line);
      // The pressed button goes with its row.
      focusQuietly(box.current);
    };
    const isField = (line: number, key: string) => opened.has(line) || mended.has(`${line}.${key}`);
    return [
      lineColumn(words),
      ...columns.map((column) => fieldColumn(column, isField)),
      verdictColumn(words, verdict, opened, toggle, leaveOut),
    ];
  }, [words.line, columns, verdict, onRemove, opened, mended]);
  return (
    <div ref={box} tabIndex={-1} className="t-imp">
      <Segment
        label={words.show}
        value={isNarrowed ? 'wrong' : 'all'}
        items={[
          { value: 'all', label: words.all(rows.length) },
          { value: 'wrong', label: words.wrong(wrong.length) },
        ]}
        onChange={(value) => narrow(value === 'wrong')}
      />
      {shown.length ? (
        <Table caption={label} columns={shownColumns} rows={shown} rowKey={({ line }) => line} />
      ) : (
        <Empty art="done" title={words.noWrong} />
      )}
      {chosen.length > pageSize && (
        <Pager
          page={at}
          total={chosen.length}
          size={pageSize}
          onChange={(to) => {
            setMended(new Set());
            setPage(to);
          }}
        />
      )}
    </div>
  );
}

const lineColumn = (words: ImportWords): TableColumn<ReportRow> => ({
  key: 'line',
  title: words.line,
  width: 52,
  cell: ({ line }) => <span className="t-3">{line}</span>,
});

function fieldColumn<Row extends ReportRow>(
  { key, title, width, fields }: ReportColumn<Row>,
  isField: (line: number, key: string) => boolean,
): TableColumn<Row> {
  const hasField = ({ line }: Row) => fields.some((field) => isField(line, field.key));
  return {
    key,
    title,
    ...(width && { width }),
    // Fields have labels of their own.
    nameOf: (row) => (hasField(row) ? '' : title),
    cell: (row) => (
      <div className={cx('t-imp__cell', hasField(row) && 'is-field')}>
        {fields.map((field) => {
          const isOpen = isField(row.line, field.key);
          const content = isOpen ? field.field(row) : field.text(row);
          const suggestion = isOpen && field.suggestion?.(row);
          return content ? (
            <div key={field.key}>
              {content}
              {suggestion && <Suggestion {...suggestion} />}
            </div>
          ) : null;
        })}
      </div>
    ),
  };
}

/** Goes with its press: the focus moves to the field that it has filled. */
function Suggestion({ text, follow }: { text: string; follow(): void }) {
  return (
    <LinkButton
      className="t-s12"
      onClick={(event) => {
        const field = event.currentTarget.parentElement?.querySelector<HTMLElement>('input, select, button');
        follow();
        field?.focus();
      }}
    >
      {useImportWords().suggestion(text)}
    </LinkButton>
  );
}

function verdictColumn<Row extends ReportRow>(
  words: ImportWords,
  verdict: (row: Row) => ReactNode,
  opened: ReadonlySet<number>,
  onToggle: (line: number) => void,
  onRemove: (line: number) => void,
): TableColumn<Row> {
  return {
    key: 'verdict',
    title: words.verdict,
    cell: (row) => (
      <div className="t-imp__end">
        {faultsOf(row) ? <Tag kind="bad">{words.faults(faultsOf(row))}</Tag> : verdict(row)}
        <RowActions line={row.line} isOpen={opened.has(row.line)} onToggle={onToggle} onRemove={onRemove} />
      </div>
    ),
  };
}

function RowActions({
  line,
  isOpen,
  onToggle,
  onRemove,
}: {
  line: number;
  isOpen: boolean;
  onToggle: (line: number) => void;
  onRemove: (line: number) => void;
}) {
  const words = useImportWords();
  return (
    <span className="t-imp__acts">
      <Button
        kind="text"
        size="sm"
        aria-label={isOpen ? words.closeLine(line) : words.editLine(line)}
        expanded={isOpen}
        onClick={() => onToggle(line)}
      >
        {isOpen ? words.close : words.edit}
      </Button>
      <Button kind="text" size="sm" aria-label={words.removeLine(line)} onClick={() => onRemove(line)}>
        {words.remove}
      </Button>
    </span>
  );
}
