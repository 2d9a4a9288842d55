import { useValue } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { Differences } from '#parts/application/Differences.tsx';
import { useFormView } from '../context.ts';

/** A save by another device in between: both versions, and the choice between them. */
export function Conflicted() {
  const { model, texts } = useFormView();
  const { say } = useSay();
  const conflict = useValue(model.conflict);
  if (!conflict) return null;
  return (
    <>
      <Alert
        kind="warn"
        action={
          <span className="t-row t-row--wrap">
            <Button size="sm" onClick={() => void model.takeTheirs()}>
              {texts.takeTheirs}
            </Button>
            <Button size="sm" onClick={() => void model.keepMine()}>
              {texts.keepMine}
            </Button>
          </span>
        }
      >
        {texts.conflict(say(conflict.at.slice(5, 16)))}
      </Alert>
      {conflict.differences.length > 0 && (
        <section className="t-card" aria-label={texts.conflictLines}>
          <Differences
            label={texts.conflictLines}
            rows={conflict.differences}
            heads={[texts.item, texts.theirs, texts.mine]}
          />
        </section>
      )}
    </>
  );
}
