import type { SettlementSaved } from '#contract/settlement.ts';
import { FormPart } from '#ui/form/FormGrid.tsx';
import type { Texts } from './texts.ts';

/** The last saves, each with what it changed. */
export function SavedList({ saved, t }: { saved: readonly SettlementSaved[]; t: Texts }) {
  return (
    <FormPart title={t.log}>
      <ul className="is-wide t-lines">
        {saved.map(({ version, from, by, at, changes }) => (
          <li key={version} className="t-col t-s13">
            <span className="t-row t-row--wrap">
              <b>{by}</b>
              <span className="t-3">{at.slice(0, 16)}</span>
              <span className="t-2">{t.logFrom(from)}</span>
            </span>
            {changes.map(({ label, from: was, to }) => (
              <span key={label} className="t-2">
                {t.changeOf(t.say(label), t.say(was), t.say(to))}
              </span>
            ))}
            {!changes.length && <span className="t-3">{t.noChange}</span>}
          </li>
        ))}
      </ul>
    </FormPart>
  );
}
