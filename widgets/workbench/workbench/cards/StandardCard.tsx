import { MoreLink } from '#screens/cards/MoreLink.tsx';
import { KeyValue } from '#ui/display/KeyValue.tsx';
import { ReadingCard } from './ReadingCard.tsx';
import { useWorkbench } from '../use-workbench.ts';

/** An employee's travel standard in words, from member/info_ex. */
export function StandardCard() {
  const { model, words, say } = useWorkbench();
  if (!model.standard) return null;
  return (
    <ReadingCard
      title={words.standard}
      reading={model.standard}
      height={140}
      end={<MoreLink to="travel_standard">{words.standardAll}</MoreLink>}
    >
      {({ custmerExtra: extra }) =>
        extra && (
          <KeyValue
            items={[
              [words.level, extra.employeeLevel],
              [words.air, say(extra.domeTicketTravel)],
              [words.interAir, say(extra.interTicketTravel)],
              [words.train, say(extra.trainTravel)],
              [words.hotel, say(extra.domeHotelTravel)],
              [words.interHotel, say(extra.interHotelTravel)],
              [words.car, say(extra.carTravel)],
            ]}
          />
        )
      }
    </ReadingCard>
  );
}
