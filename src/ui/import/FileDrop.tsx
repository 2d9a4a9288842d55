import { useId, useState } from 'react';
import type { DragEvent, ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { iconBad } from '../icons/icons-basic.ts';
import { iconUpload } from '../icons/icons.ts';
import { Spinner } from '../states/Spinner.tsx';
import { cx } from '../base/passed-props.ts';
import { useImportWords } from './import-words.ts';

interface FileDropProps {
  /** Names the field for screen readers. */
  label: string;
  /** Endings of the files that are taken: `.xlsx`. */
  accept: readonly string[];
  maxBytes: number;
  /** Below the invitation: formats, limits. */
  hint: ReactNode;
  busy: boolean;
  /** Reason of the server's refusal of the last file. */
  error: string;
  onPick(file: File): void;
  /** A wrong type or size: the caller says the reason, by `error`. */
  onRefuse?: (fileName: string, why: string) => void;
}

const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`;

/** A field for one file, which is chosen or dropped. A wrong type or size is refused before anything is sent. Its sheet is `importCss`. */
export function FileDrop({ label, accept, maxBytes, hint, busy, error, onPick, onRefuse }: FileDropProps) {
  const id = useId();
  const words = useImportWords();
  const [isOver, setOver] = useState(false);
  const [problem, setProblem] = useState('');
  const take = (files: FileList | null | undefined) => {
    const [file, ...more] = Array.from(files ?? []);
    if (!file || busy) return;
    const isTaken = accept.some((ending) => file.name.toLowerCase().endsWith(ending));
    const found = more.length
      ? words.several
      : !isTaken
        ? words.wrongType(accept.join(words.and))
        : file.size > maxBytes
          ? words.tooLarge(megabytes(maxBytes))
          : '';
    setProblem(onRefuse ? '' : found);
    if (!found) onPick(file);
    else onRefuse?.(file.name, found);
  };
  const over = (on: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(on);
  };
  const said = problem || (busy ? '' : error);
  return (
    <div>
      <label
        className={cx('t-drop', isOver && 'is-over', busy && 'is-busy')}
        onDragOver={over(true)}
        onDragLeave={over(false)}
        onDrop={(event) => {
          over(false)(event);
          take(event.dataTransfer.files);
        }}
      >
        <input
          type="file"
          className="t-vh"
          accept={accept.join()}
          aria-label={label}
          aria-describedby={`${id}h ${id}e`}
          aria-invalid={said ? true : undefined}
          onChange={(event) => {
            take(event.currentTarget.files);
            // The same file again, mended meanwhile, is a change as well.
            event.currentTarget.value = '';
          }}
        />
        {busy ? <Spinner /> : <Icon of={iconUpload} size={24} />}
        {busy ? (
          <span>{words.reading}</span>
        ) : (
          <span>
            <b className="t-drop__go">{said ? words.again : words.choose}</b>
            <span className="t-drop__more">{words.drop}</span>
          </span>
        )}
        <span id={`${id}h`} className="t-s12 t-3">
          {hint}
        </span>
      </label>
      <div id={`${id}e`} role="alert">
        {said && (
          <p className="t-err">
            <Icon of={iconBad} size={14} />
            <span>{said}</span>
          </p>
        )}
      </div>
    </div>
  );
}
