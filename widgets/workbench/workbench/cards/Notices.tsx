import { ReadingCard } from './ReadingCard.tsx';
import { Nothing } from './TripCard.tsx';
import { useWorkbench } from '../use-workbench.ts';

const shown = 3;

/** The newest notices; the bell in the header keeps the rest. */
export function Notices() {
  const { model, words, showDate } = useWorkbench();
  return (
    <ReadingCard className="wb-later" title={words.notices} reading={model.notices} height={68}>
      {(notices) =>
        notices.length ? (
          <ul className="wb-notices t-s13">
            {notices.slice(0, shown).map((one) => (
              <li key={one.id}>
                <details>
                  <summary>
                    <span className="t-grow">{one.title}</span>
                    <span className="t-s12 t-3">{showDate(one.date)}</span>
                  </summary>
                  <p className="t-2">{one.text}</p>
                </details>
              </li>
            ))}
          </ul>
        ) : (
          <Nothing title={words.noNotices} />
        )
      }
    </ReadingCard>
  );
}
