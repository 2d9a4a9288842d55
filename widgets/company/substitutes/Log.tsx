import type { SubstituteLogRow } from '#contract/company-substitute.ts';
import { Timeline } from '#ui/display/Timeline.tsx';
import type { Texts } from './texts.ts';

/** Changes with their authors, the newest first. */
export const Log = ({ log, t }: { log: readonly SubstituteLogRow[]; t: Texts }) => (
  <section className="is-wide t-col" aria-label={t.log}>
    <b>{t.log}</b>
    {log.length ? (
      <Timeline
        items={log.map(({ at, by, text }, place) => ({
          state: place ? 'done' : 'now',
          title: by,
          time: at.slice(0, 16),
          detail: text,
        }))}
      />
    ) : (
      <span className="t-s13 t-3">{t.logNone}</span>
    )}
  </section>
);
