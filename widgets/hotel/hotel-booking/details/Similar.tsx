import { RouteLink } from '#screens/RouteLink.tsx';
import { useValue } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { writeDestination } from '#domain/hotel/hotel-search.ts';
import { Scene } from '#parts/hotel/pictures/Scene.tsx';
import { Price } from '#ui/display/Price.tsx';
import { Stars } from '../list/Stars.tsx';
import { useDetails } from './use-details.ts';

/** Links stand on one line elsewhere; a name may be longer than a phone is wide. */
const wrapped = { whiteSpace: 'normal' } as const;

/** Others near this full hotel that have a room. */
export function Similar() {
  const { model, texts } = useDetails();
  const similar = useValue(model.rates)?.similar ?? [];
  const { say, langOf } = useSay();
  const search = useValue(model.state);
  if (!similar.length) return null;
  return (
    <div className="t-card hd-sim">
      <p>
        <b>{texts.similarText}</b> <span className="t-3 t-s13">{texts.similar}</span>
      </p>
      <ul>
        {similar.map((card) => (
          <li key={card.hotelId}>
            <div className="hd-sim__p">
              <Scene seed={card.scene} kind="building" label="" />
            </div>
            <div>
              <RouteLink to="hotel_details" params={{ hotelId: card.hotelId, ...writeDestination(search) }}>
                <span lang={langOf(card.name)} style={wrapped}>
                  {card.name}
                </span>
              </RouteLink>
              <p className="t-s12 t-3">
                <Stars star={card.star} /> {card.score.toFixed(1)} · {say(card.area)}
              </p>
              {card.lowest && <Price yuan={card.lowest.perNight} suffix={texts.fromNight} />}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
