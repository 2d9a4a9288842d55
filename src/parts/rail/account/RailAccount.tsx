import { useLater } from '#kit/part.ts';
import { useValues } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Card } from '#ui/display/Card.tsx';
import { createRailAccount } from './model.ts';
import { texts as ownTexts } from './texts.ts';

/** Section of a train order: with whose account of 12306 the tickets are bought (specification 1, section 3.6). */
export function RailAccount({ className = '' }: { className?: string }) {
  const services = useServices();
  const t = useTexts('rail-account', ownTexts);
  const model = useModel(() => createRailAccount(services, t));
  const [known, unlinking, isOpen] = useValues(model.account, model.unlink.busy, model.isOpen);
  const dialog = useLater(isOpen, () => import('./LinkDialog.tsx'));
  return (
    <Card className={className} title={t.title} sub={known?.isLogin ? t.since(known.since.slice(0, 10)) : undefined}>
      <div className="t-row t-row--wrap">
        <div className="t-col t-grow">
          <span>{known?.isLogin ? t.linked(known.account) : t.none}</span>
          {!known?.isLogin && <span className="t-s12 t-3">{t.noneSub}</span>}
        </div>
        <div className="t-row">
          {known?.isLogin && (
            <LinkButton disabled={unlinking !== null} onClick={() => void model.unlink.run({})}>
              {t.unlink}
            </LinkButton>
          )}
          <Button kind="outline" size="sm" onClick={model.open}>
            {known?.isLogin ? t.change : t.link}
          </Button>
        </div>
      </div>
      {isOpen && dialog && <dialog.LinkDialog model={model} t={t} />}
    </Card>
  );
}
