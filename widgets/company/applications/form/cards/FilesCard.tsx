import { FilesField } from '#parts/application/FilesField.tsx';
import { Card } from '#ui/display/Card.tsx';
import { useFormView } from '../context.ts';

/** Files for the approvers. */
export function FilesCard() {
  const { model, texts, values, errors } = useFormView();
  return (
    <Card title={texts.files} sub={texts.filesSub}>
      <FilesField
        label={texts.files}
        hint={`${texts.filesHint} · ${texts.auditorsSee}`}
        full={texts.filesFull}
        removeLabel={texts.fileRemove}
        files={model.files}
        attachments={values.attachments}
        error={errors['attachments'] ?? ''}
      />
    </Card>
  );
}
