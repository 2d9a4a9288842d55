import { application } from '#contract/application.ts';
import type { CaseInfo } from '#contract/approval.ts';
import { useServices } from '#kit/widget.ts';
import { saveBase64 } from '#ui/base/save-file.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Card } from '#ui/display/Card.tsx';
import { KeyValue } from '#ui/display/KeyValue.tsx';
import type { CaseTexts } from './case-texts.ts';

/** Reason, cost centre, project and files of a case. */
export function Info({ info, t }: { info: readonly CaseInfo[]; t: CaseTexts }) {
  const services = useServices();
  if (info.length === 0) return null;
  const save = async (attachmentId: string) => {
    const outcome = await services.api.send(application.attachment, { attachmentId });
    if (outcome.ok) saveBase64(outcome.data.fileName, outcome.data.content);
  };
  return (
    <Card title={t.info}>
      <KeyValue
        items={info.map(({ label, text, files }) => [
          label,
          files?.length
            ? files.map(({ fileId, name }) => (
                <div key={fileId}>
                  <LinkButton aria-label={t.download(name)} onClick={() => void save(fileId)}>
                    {name}
                  </LinkButton>
                </div>
              ))
            : text,
        ])}
      />
    </Card>
  );
}
