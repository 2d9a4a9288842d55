import type { StandardWhatIf } from '#contract/travel-standard.ts';
import type { texts as ownTexts } from './texts.ts';

const height = 64;
const blue = { color: 'var(--travel-color-link)' } as const;
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
        <span style={blue}>■ {texts.after}</span>
      </div>
      <ul
        className="t-row"
        style={{ gap: 4, alignItems: 'flex-end', padding: 0, margin: '8px 0 0', listStyle: 'none' }}
      >
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
                <i style={{ ...blue, ...px(now) }} />
              </span>
              <span aria-hidden="true" className="t-s12 t-3" style={{ display: 'block', textAlign: 'center' }}>
                {Number(month.slice(5))}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
