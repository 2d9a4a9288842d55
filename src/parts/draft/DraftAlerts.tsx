import { useValues } from '#kit/readable.ts';
import type { Readable } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import type { DraftConflict } from './locked-draft.ts';

interface DraftAlertsProps {
  model: {
    isRestored: boolean;
    isDirty: Readable<boolean>;
    conflict: Readable<DraftConflict | null>;
    discard(): void;
    keepMine(): void;
    takeTheirs(): Promise<void>;
  };
  texts: {
    restored: string;
    discard: string;
    changedBy(by: string, at: string): string;
    theirsHint: string;
    takeTheirs: string;
    keepMine: string;
  };
}

/** Changes of a former visit, and another person's save in between. */
export function DraftAlerts({ model, texts }: DraftAlertsProps) {
  const { say } = useSay();
  const [isDirty, conflict] = useValues(model.isDirty, model.conflict);
  return (
    <>
      {model.isRestored && isDirty && (
        <Alert action={<LinkButton onClick={model.discard}>{texts.discard}</LinkButton>}>{texts.restored}</Alert>
      )}
      {conflict && (
        <Alert
          kind="warn"
          action={
            <span className="t-row t-row--wrap">
              <Button size="sm" onClick={() => void model.takeTheirs()}>
                {texts.takeTheirs}
              </Button>
              <Button size="sm" onClick={model.keepMine}>
                {texts.keepMine}
              </Button>
            </span>
          }
        >
          {texts.changedBy(conflict.by, say(conflict.at.slice(5, 16)))} {texts.theirsHint}
        </Alert>
      )}
    </>
  );
}
