import { useValues } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { ExpectedPath } from '#parts/process/ExpectedPath.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { useFormView } from './context.ts';

/** The people who will decide the application as it is typed, and when. */
export function Path() {
  const services = useServices();
  const { model, texts } = useFormView();
  const [path, failure, busy] = useValues(model.path.data, model.path.failure, model.path.busy);
  return (
    <Card title={texts.path} sub={path && `${path.processName} ${texts.version(path.version)}`}>
      <div aria-live="polite" aria-busy={busy}>
        {path ? (
          <ExpectedPath
            steps={path.steps}
            endsMs={path.endsMs}
            refused={path.refused}
            why={path.why}
            nowMs={services.clock.now()}
          />
        ) : busy ? (
          <Skeleton height={96} />
        ) : (
          <p className="t-s13 t-3">{failure ? texts.pathFailed(failure) : texts.pathWait}</p>
        )}
      </div>
    </Card>
  );
}
