import { useState } from 'react';
import type { HotelDetail } from '#contract/hotel.ts';
import { useValue } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { Chip } from '#ui/controls/Chip.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconCheck } from '#ui/icons/icons-basic.ts';
import { listTexts } from '../list/texts.ts';
import { useDetails } from './use-details.ts';

/** Facilities, reviews, surroundings and rules of the house. */
export function Facts() {
  const { model, texts } = useDetails();
  const names = useTexts('hotel-list', listTexts).facilityNames;
  const { say, langOf } = useSay();
  const detail = useValue(model.detail);
  if (!detail) return null;
  const { hotel } = detail;
  return (
    <>
      <section data-section="facilities" className="t-card hd-fact" aria-label={texts.sections.facilities}>
        <h2 className="t-h2">{texts.sections.facilities}</h2>
        <p className="t-s13 t-2" lang={langOf(hotel.intro)}>
          {hotel.intro}
        </p>
        <p className="t-s13 t-3">
          {texts.opened(hotel.opened, hotel.renovated, hotel.roomCount)} · {texts.phone}{' '}
          <a className="t-link" href={`tel:${hotel.phone}`}>
            {hotel.phone}
          </a>
        </p>
        <ul className="hd-fac">
          {hotel.facilities.map((id) => (
            <li key={id}>
              <Icon of={iconCheck} size={14} />
              {names[id] ?? id}
            </li>
          ))}
        </ul>
      </section>
      <section data-section="reviews" className="t-card hd-fact" aria-label={texts.sections.reviews}>
        <h2 className="t-h2">
          {texts.sections.reviews} <small className="t-3">{texts.reviews(hotel.reviews)}</small>
        </h2>
        <div className="hd-scores">
          <b className="hd-scores__n">{hotel.score.toFixed(1)}</b>
          <ul>
            {hotel.scores.map(({ name, score }) => (
              <li key={name}>
                <span>{say(name)}</span>
                <i>
                  <i style={{ width: `${(score / 5) * 100}%` }} />
                </i>
                <b>{score.toFixed(1)}</b>
              </li>
            ))}
          </ul>
        </div>
        <Reviews comments={hotel.comments} />
      </section>
      <section data-section="around" className="t-card hd-fact" aria-label={texts.sections.around}>
        <h2 className="t-h2">{texts.sections.around}</h2>
        <ul className="hd-around">
          {hotel.around.map(({ kind, name, distanceKm }) => (
            <li key={`${kind} ${name}`}>
              <span className="t-3">{texts.around[kind]}</span>
              <span className="t-grow t-ellip">{say(name)}</span>
              <span className="t-2">{texts.km(distanceKm)}</span>
            </li>
          ))}
        </ul>
      </section>
      <section data-section="rules" className="t-card hd-fact" aria-label={texts.sections.rules}>
        <h2 className="t-h2">{texts.sections.rules}</h2>
        <ul className="hd-rules">
          {hotel.policies.map(({ title, text }) => (
            <li key={title}>
              <b lang={langOf(say(title))}>{say(title)}</b>
              <span className="t-2" lang={langOf(say(text))}>
                {say(text)}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

type Comments = HotelDetail['hotel']['comments'];
const marks = {
  all: () => true,
  good: ({ score }: Comments[number]) => score >= 4.5,
  fair: ({ score }: Comments[number]) => score >= 3.5 && score < 4.5,
  poor: ({ score }: Comments[number]) => score < 3.5,
};

/** The latest reviews, all or those of a mark. */
function Reviews({ comments }: { comments: Comments }) {
  const { texts } = useDetails();
  const { say, langOf } = useSay();
  const [mark, setMark] = useState<keyof typeof marks>('all');
  const shown = comments.filter(marks[mark]);
  return (
    <>
      <div className="t-row t-row--wrap hd-marks" role="group" aria-label={texts.sections.reviews}>
        {(['all', 'good', 'fair', 'poor'] as const).map((name) => {
          const count = comments.filter(marks[name]).length;
          return (
            <Chip key={name} on={name === mark} disabled={count === 0} onClick={() => setMark(name)}>
              {texts.reviewMarks[name]} {count}
            </Chip>
          );
        })}
        <span className="t-s12 t-3 t-nowrap">{texts.latest(comments.length)}</span>
      </div>
      {shown.length === 0 && <p className="t-s13 t-3">{texts.noReviews}</p>}
      <ul className="hd-com">
        {shown.map(({ by, day, score, text, room }) => (
          <li key={`${by} ${day}`}>
            <p className="t-s12 t-3">
              <b className="hl-score">{score.toFixed(1)}</b> <span lang={langOf(by)}>{by}</span> · {say(room)} · {day}
            </p>
            <p lang={langOf(text)}>{text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
