import type { Security } from '#contract/profile.ts';
import { useValue } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import { createDisown } from './disown.ts';
import { pastTexts } from './past-texts.ts';

interface LoginsProps {
  security: Pick<Security, 'logins' | 'hasPassword'>;
  settle(): void;
}

/** The last logins; one of a new device can be disowned, which asks for a new password. */
export function Logins({ security: { logins, hasPassword }, settle }: LoginsProps) {
  const services = useServices();
  const t = useTexts('own-past', pastTexts);
  const { say } = useSay();
  const out = useModel(() =>
    createDisown(services, t, (isDone) => {
      settle();
      if (isDone) services.navigate('setting', { view: 'password' });
    }),
  );
  const busy = useValue(out.busy);
  return (
    <Card title={t.logins} sub={t.loginsSub}>
      <ul className="t-lines">
        {logins.map(({ at, way, device, isNew }, n) => (
          <li key={`${at} ${n}`} className="t-row t-row--wrap t-s13">
            <span className="t-grow t-row t-row--wrap">
              {say(device)}
              {isNew && <Tag kind="warn">{t.newDevice}</Tag>}
              {isNew && hasPassword && (
                <LinkButton disabled={busy !== null} onClick={() => void out.run(at)}>
                  {t.notMe}
                </LinkButton>
              )}
            </span>
            <span className="t-2">{say(way)}</span>
            <span className="t-3 t-num">{at.slice(0, 16)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
