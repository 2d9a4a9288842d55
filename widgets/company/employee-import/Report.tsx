import { useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useServices } from '#kit/widget.ts';
import { StatusHead } from '#screens/DetailScreen.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { Changes, Effects } from './Difference.tsx';
import { totalOf } from './model.ts';
import type { EmployeeImportModel } from './model.ts';
import type { Texts } from './texts.ts';

/** Effects of an import, and for a day the way to take it back. */
export function Report({ model, t }: { model: EmployeeImportModel; t: Texts }) {
  const services = useServices();
  const { say } = useSay();
  const [found, isBusy] = useValues(model.shown, model.isBusy);
  if (!found) return null;
  const isUndone = found.state === 'undone';
  const { obstacles, undoUntil } = found;
  return (
    <div className="t-col">
      <StatusHead
        kind={isUndone ? '' : 'ok'}
        label={isUndone ? t.undone : t.applied(totalOf(found))}
        lead={found.fileName}
        facts={[
          t.appliedAt(say(found.appliedTime.slice(5, 16)), found.madeBy, (found.took / 1000).toFixed(1)),
          isUndone
            ? t.undoneAt(say(found.undoneTime.slice(5, 16)), found.undoneBy)
            : undoUntil
              ? t.undoUntil(say(undoUntil.slice(5, 16)))
              : t.undoLate,
        ].join(' · ')}
        actions={
          <>
            {undoUntil && !obstacles.length && (
              <Button kind="danger" busy={isBusy} onClick={() => void model.undo('exact')}>
                {t.undo}
              </Button>
            )}
            <Button onClick={model.restart}>{t.next}</Button>
            <Button kind="primary" onClick={() => services.navigate('credit_member_list')}>
              {t.list2}
            </Button>
          </>
        }
      />
      {undoUntil && obstacles.length > 0 && (
        <Alert
          kind="info"
          action={
            <span className="t-row t-row--wrap">
              <LinkButton disabled={isBusy} onClick={() => void model.undo('keep')}>
                {t.keep}
              </LinkButton>
              <LinkButton disabled={isBusy} onClick={() => void model.undo('all')}>
                {t.undoAll}
              </LinkButton>
            </span>
          }
        >
          <b>{t.obstacles(obstacles.length)}</b>
          {obstacles.slice(0, 10).map((one) => (
            <p key={one.text} className="t-s13">
              {t.obstacle(one)}
            </p>
          ))}
        </Alert>
      )}
      <Changes found={found} model={model} t={t}>
        <Effects found={found} t={t} />
      </Changes>
    </div>
  );
}
