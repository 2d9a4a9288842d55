import type { SubstituteLogRow } from '#contract/company-substitute.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { Timeline } from '#ui/display/Timeline.tsx';
import { formTexts } from './form-texts.ts';

/** Changes with their authors, the newest first. */
export function Log({ log }: { log: readonly SubstituteLogRow[] }) {
  const t = useTexts('substitute-form', formTexts);
  const { say } = useSay();
  return (
    <section className="is-wide t-col" aria-label={t.log}>
      <b>{t.log}</b>
      {log.length ? (
        <Timeline
          items={log.map(({ at, by, text }, place) => ({
            state: place ? 'done' : 'now',
            title: by,
            time: at.slice(0, 16),
            detail: t.logText(text, say),
          }))}
        />
      ) : (
        <span className="t-s13 t-3">{t.logNone}</span>
      )}
    </section>
  );
}
