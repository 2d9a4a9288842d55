import type { StandardWhatIf } from '#contract/travel-standard.ts';
import type { texts as ownTexts } from './texts.ts';

const height = 64;
/** A shadow root reads colours by class alone: its tokens have other names inside than a partner page knows. */
const ofDraft = 't-over';
const bar = { width: 7, display: 'block', borderRadius: '2px 2px 0 0', background: 'currentColor' } as const;

/** Violations by month: those of today beside those of the draft. */
export function Months({ found: { before, after }, texts }: { found: StandardWhatIf; texts: typeof ownTexts }) {
  const overOf = (side: typeof before) => new Map(side.months.map(({ month, over }) => [month, over]));
  const [was, is] = [overOf(before), overOf(after)];
  const months = [...new Set([...was.keys(), ...is.keys()])].sort();
  const most = Math.max(1, ...was.values(), ...is.values());
  const px = (count: number) => ({ ...bar, height: Math.max(1, Math.round((count / most) * height)) });
  return (
    <div role="group" aria-label={texts.months}>
      <div className="t-row t-s12 t-3">
        <span className="t-grow">{texts.months}</span>
        <span>■ {texts.before}</span>
        <span className={ofDraft}>■ {texts.after}</span>
      </div>
      <div className="t-s12 t-3" style={{ borderBottom: '1px dashed', marginTop: 8 }}>
        {texts.most(most)}
      </div>
      <ul className="t-row" style={{ gap: 4, alignItems: 'flex-end', padding: 0, margin: 0, listStyle: 'none' }}>
        {months.map((month) => {
          const [old, now] = [was.get(month) ?? 0, is.get(month) ?? 0];
          return (
            <li key={month} className="t-grow" title={texts.month(month, old, now)}>
              <span className="t-vh">{texts.month(month, old, now)}</span>
              <span
                aria-hidden="true"
                style={{ display: 'flex', alignItems: 'flex-end', justifyContent: 'center', gap: 1, height }}
              >
                <i className="t-3" style={px(old)} />
                <i className={ofDraft} style={px(now)} />
              </span>
              <span aria-hidden="true" className="t-s12 t-3" style={{ display: 'block', textAlign: 'center' }}>
                {Number(month.slice(5))}
              </span>
            </li>
          );
        })}
      </ul>
      <p className="t-s12 t-3">{texts.span(months[0] ?? '', months.at(-1) ?? '')}</p>
    </div>
  );
}
