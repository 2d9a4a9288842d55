import { attachmentBytes, mostAttachments } from '#domain/application/schema.ts';
import { useValues } from '#kit/readable.ts';
import { useStyles } from '#kit/use-styles.ts';
import { Chip } from '#ui/controls/Chip.tsx';
import { Card } from '#ui/display/Card.tsx';
import importCss from '#ui/import/import.css?shadow';
import { FileDrop } from '#ui/import/FileDrop.tsx';
import { useFormView } from '../context.ts';

const styles = [importCss];
const endings = ['.pdf', '.xlsx', '.xls', '.docx', '.doc', '.png', '.jpg', '.jpeg'];

/** Files for the approvers; each is uploaded as soon as it is chosen or dropped. */
export function FilesCard() {
  useStyles(styles);
  const { model, texts, values, errors } = useFormView();
  const [busy, failure] = useValues(model.files.busy, model.files.failure);
  const { attachments } = values;
  return (
    <Card title={texts.files} sub={texts.filesSub}>
      <div className="t-col">
        {attachments.length < mostAttachments ? (
          <FileDrop
            label={texts.files}
            accept={endings}
            maxBytes={attachmentBytes}
            hint={`${texts.filesHint} · ${texts.auditorsSee}`}
            busy={busy}
            error={failure || errors['attachments'] || ''}
            onPick={(file) => void model.files.add(file)}
          />
        ) : (
          <p className="t-s13 t-3">{texts.filesFull}</p>
        )}
        <div className="t-row t-row--wrap">
          {attachments.map(({ attachmentId, fileName, bytes }) => (
            <Chip
              key={attachmentId}
              size="sm"
              removeLabel={texts.fileRemove(fileName)}
              onRemove={() => model.files.remove(attachmentId)}
            >
              {fileName} <span className="t-s12 t-3">{sizeWords(bytes)}</span>
            </Chip>
          ))}
        </div>
      </div>
    </Card>
  );
}

/** `312 KB`, `1.4 MB`. */
export const sizeWords = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
