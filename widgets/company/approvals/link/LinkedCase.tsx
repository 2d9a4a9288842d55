import { approval as calls } from '#contract/approval.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useResource } from '#kit/resources/use-resource.ts';
import { useServices } from '#kit/widget.ts';
import { useValue } from '#kit/readable.ts';
import { listRouteOf } from '#parts/process/case-route.ts';
import { Loaded } from '#screens/Loaded.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { CasePage } from '../detail/CasePage.tsx';
import { linkTexts } from './link-texts.ts';

/** The step of a notice: its decision for the member whom it was sent to, for others the account that is wanted. */
export function LinkedCase({ link }: { link: string }) {
  const services = useServices();
  const t = useTexts('approvalLink', linkTexts);
  const user = useValue(services.session.user);
  const toList = () => services.navigate(listRouteOf(services.place.peek().name, true), {}, { replace: true });
  return (
    <Loaded from={useResource(calls.link, { link })} onBack={toList}>
      {({ isMine, name, no, taskId, isOpen }) =>
        isMine ? (
          <CasePage no={no} link={{ no, taskId, text: link, isOpen }} />
        ) : (
          <div className="t-page">
            <Empty
              art="fail"
              title={t.title}
              text={t.text(name, user?.realName ?? '')}
              action={
                <span className="t-row t-row--wrap">
                  <Button kind="primary" onClick={() => void services.session.logout(true)}>
                    {t.change}
                  </Button>
                  <Button onClick={toList}>{t.toList}</Button>
                </span>
              }
            />
          </div>
        )
      }
    </Loaded>
  );
}
