import { useState } from 'react';
import type { AuditHurry } from '#contract/approval.ts';
import { useValue } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import type { Outcome } from '#kit/services.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';
import { useTimeWords } from '../time-words.ts';
import { createHurry } from './hurry-model.ts';
import { hurryTexts } from './texts.ts';

interface HurryProps {
  no: string;
  offers: readonly AuditHurry[];
  settle(outcome: Outcome<unknown>): unknown;
}

/** Ways to an earlier decision of a case that is expected too late, each with the end that it brings. */
export function Hurry({ no, offers, settle }: HurryProps) {
  const services = useServices();
  const t = useTexts('case-hurry', hurryTexts);
  const { near } = useTimeWords();
  const { say } = useSay();
  const [hurry] = useState(() => createHurry(services, t.done, { no, settle }));
  const busy = useValue(hurry.busy);
  const named = (name: string, of: string | undefined) => (of ? t.deputy(say(name), say(of)) : say(name));
  return (
    <div className="t-col">
      {offers.map(({ taskId, way, name, forName, to, toFor, endsMs }) => (
        <span key={`${taskId} ${way}`} className="t-row t-row--wrap t-s12 t-3">
          <Button
            size="sm"
            busy={busy?.taskId === taskId && busy.way === way}
            disabled={busy !== null}
            onClick={() => void hurry.run({ taskId, way })}
          >
            {t[way](named(name, forName), named(to, toFor))}
          </Button>
          {t.ends(near(endsMs, services.clock.now()))}
        </span>
      ))}
      <span className="t-s12 t-3">{t.once}</span>
    </div>
  );
}
