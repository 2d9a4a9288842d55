import type { CaseInfo } from '#contract/approval.ts';
import { useSay } from '#kit/say.ts';
import { useServices } from '#kit/widget.ts';
import { saveAttachment } from '#parts/application/save-attachment.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Card } from '#ui/display/Card.tsx';
import { KeyValue } from '#ui/display/KeyValue.tsx';

interface CaseInfosProps {
  info: readonly CaseInfo[];
  t: { info: string; download(name: string): string };
}

/** Reason, cost centre, project and files of a case. */
export function CaseInfos({ info, t }: CaseInfosProps) {
  const services = useServices();
  const { say } = useSay();
  if (info.length === 0) return null;
  return (
    <Card title={t.info}>
      <KeyValue
        items={info.map(({ label, text, files }) => [
          say(label),
          files?.length
            ? files.map(({ fileId, name }) => (
                <div key={fileId}>
                  <LinkButton aria-label={t.download(name)} onClick={() => void saveAttachment(services, fileId)}>
                    {name}
                  </LinkButton>
                </div>
              ))
            : say(text),
        ])}
      />
    </Card>
  );
}
