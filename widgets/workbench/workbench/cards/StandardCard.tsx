import { MoreLink } from '#screens/cards/MoreLink.tsx';
import { KeyValue } from '#ui/display/KeyValue.tsx';
import { ReadingCard } from './ReadingCard.tsx';
import { useWorkbench } from '../use-workbench.ts';

/** An employee's travel standard in words, from member/info_ex. */
export function StandardCard() {
  const { model, words } = useWorkbench();
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
              [words.air, extra.domeTicketTravel],
              [words.interAir, extra.interTicketTravel],
              [words.train, extra.trainTravel],
              [words.hotel, extra.domeHotelTravel],
              [words.interHotel, extra.interHotelTravel],
              [words.car, extra.carTravel],
            ]}
          />
        )
      }
    </ReadingCard>
  );
}
