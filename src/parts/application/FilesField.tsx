import type { ApplicationFile } from '#contract/application-views.ts';
import { attachmentBytes, mostAttachments } from '#domain/application/schema.ts';
import { useValues } from '#kit/readable.ts';
import { useStyles } from '#kit/use-styles.ts';
import { Chip } from '#ui/controls/Chip.tsx';
import importCss from '#ui/import/import.css?shadow';
import { FileDrop } from '#ui/import/FileDrop.tsx';
import { sizeWords } from './files.ts';
import type { Files } from './files.ts';

const styles = [importCss];
const endings = ['.pdf', '.xlsx', '.xls', '.docx', '.doc', '.png', '.jpg', '.jpeg'];

interface FilesFieldProps {
  label: string;
  hint: string;
  /** In place of the field when no more files are taken. */
  full: string;
  removeLabel(fileName: string): string;
  files: Files;
  attachments: readonly ApplicationFile[];
  most?: number;
  error?: string;
}

/** Files of a form; each is uploaded as soon as it is chosen or dropped. */
export function FilesField({
  label,
  hint,
  full,
  removeLabel,
  files,
  attachments,
  most = mostAttachments,
  error = '',
}: FilesFieldProps) {
  useStyles(styles);
  const [busy, refused] = useValues(files.busy, files.refused);
  const said = [refused && `${refused.fileName}：${refused.why}`, error].filter(Boolean).join('。');
  return (
    <div className="t-col">
      {attachments.length < most ? (
        <FileDrop
          label={label}
          accept={endings}
          maxBytes={attachmentBytes}
          hint={hint}
          busy={busy}
          error={said}
          onPick={(file) => void files.add(file)}
          onRefuse={files.refuse}
        />
      ) : (
        <p className="t-s13 t-3">{full}</p>
      )}
      <div className="t-row t-row--wrap">
        {attachments.map(({ attachmentId, fileName, bytes }) => (
          <Chip
            key={attachmentId}
            size="sm"
            removeLabel={removeLabel(fileName)}
            onRemove={() => files.remove(attachmentId)}
          >
            {fileName} <span className="t-s12 t-3">{sizeWords(bytes)}</span>
          </Chip>
        ))}
        {refused && (
          <Chip size="sm" className="t-bad" removeLabel={removeLabel(refused.fileName)} onRemove={files.forget}>
            {refused.fileName}
          </Chip>
        )}
      </div>
    </div>
  );
}
