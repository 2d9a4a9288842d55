import { useState } from 'react';
import { headCount } from '#domain/passenger/party/party-counts.ts';
import { useLater, useWanted } from '#kit/part.ts';
import { useValue, useValues } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { passengerRoutes } from '#routes/passenger.ts';
import type { RouteRow } from '#routes/route.ts';
import { Alert } from '#ui/states/Alert.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconPlus } from '#ui/icons/icons.ts';
import { isBlank } from './draft.ts';
import { RosterChips } from './roster/RosterChips.tsx';
import type { Party } from './party.ts';
import type { TicketPart } from './travel-rules.ts';

/** The page of the frequent list comes with its own widget. */
const canManage = passengerRoutes.some((route: RouteRow) => route.name === 'passengers' && route.widget);

const noTickets = async (): Promise<Partial<TicketPart>> => ({});

/** The travellers of an order: chips to choose from, and a card for each. */
export function TravellerSection({ party }: { party: Party }) {
  const t = party.words;
  const services = useServices();
  const [people, problems, listed, alone, whole, isAsked] = useValues(
    party.people,
    party.errors,
    party.listed,
    party.telephoneOnly,
    party.whole,
    party.isAsked,
  );
  useWanted(party.rules, isAsked);
  const cards = useLater(people.length > 0, () => import('./TravellerCard.tsx'));
  const tickets = useLater(people.length > 0, party.travel.loadTicket ?? noTickets);
  const { telephones } = useValue(services.config);
  const manage = canManage && {
    href: services.hrefOf('passengers') || undefined,
    onClick: () => services.navigate('passengers'),
  };
  return (
    <Card
      className="bk-sec"
      title={t.passengers}
      sub={<Counter party={party} />}
      end={
        manage && (
          <LinkButton className="t-s13" {...manage}>
            {t.manage}
          </LinkButton>
        )
      }
    >
      <Chips party={party} />
      <Pasted party={party} />
      {people.map((one, at) =>
        cards && whole && tickets ? (
          <cards.TravellerCard key={one.draft.key} {...{ party: whole, one, at, problems }} Ticket={tickets.Ticket} />
        ) : (
          <Skeleton key={one.draft.key} className="bk-gap" height={64} />
        ),
      )}
      {!people.length && !problems['people'] && (
        <p className="tv-none t-s13 t-3">{listed.length ? t.nobody : t.nobodyListed}</p>
      )}
      {(problems['people'] || alone) && (
        <div className="bk-gap" tabIndex={-1} data-problem={problems['people'] ? '' : undefined}>
          <Alert
            kind={problems['people'] ? 'bad' : 'warn'}
            action={
              alone && telephones[0] ? (
                <LinkButton href={`tel:${telephones[0]}`}>
                  {t.callService} {telephones[0]}
                </LinkButton>
              ) : undefined
            }
          >
            {problems['people'] || alone}
          </Alert>
        </div>
      )}
    </Card>
  );
}

/** Number of chosen passengers; in a search for several, also the missing ones; with a child, the rule of children. */
function Counter({ party }: { party: Party }) {
  const t = party.words;
  const [people, missing, isTried] = useValues(party.present, party.missing, party.isTried);
  const searched = headCount(party.searched);
  const isMissing = searched > 1 && missing;
  const hasChild = party.searched.CHD > 0 || people.some(({ fare }) => fare === 'CHD');
  return (
    <>
      <span role="status" className={isMissing && isTried ? 't-over' : undefined}>
        {t.chosenOf(people.length, searched)}
        {isMissing && t.stillMissing(missing)}
      </span>
      {hasChild && <span className="tv-line">{t.passengersSub}</span>}
    </>
  );
}

/** The roster as chips, each with what it means for this order; then the ways to another person. */
function Chips({ party }: { party: Party }) {
  const t = party.words;
  const { roster, isBusiness } = party;
  const [listed, { people }, journey, whole] = useValues(party.listed, party.values, party.journey, party.whole);
  const [pasting, setPasting] = useState(false);
  const paste = useLater(pasting, () => import('./paste/PastePanel.tsx'));
  useWanted(party.rules, pasting);
  const chosen = new Set(people.map(({ passengerId }) => passengerId));
  const isFull = people.length >= party.travel.most;
  const chips = listed.map((person) => ({
    id: person.id,
    isOn: chosen.has(person.id),
    label: (
      <>
        {person.name || person.englishName}
        {t.say(party.travel.chipNote(person, journey.travelDays))}
        {!person.documents.length && t.noPaper}
        {isBusiness && !person.isEmployee && <span className="t-s12 t-3">{t.external}</span>}
      </>
    ),
    onToggle: () => party.act((there) => there.setFrequent(person, !chosen.has(person.id))),
  }));
  return (
    <>
      <RosterChips
        roster={roster}
        words={t}
        label={isBusiness ? t.frequentBusiness : t.frequent}
        hint={isBusiness ? t.frequentSearchBusiness : t.frequentSearch}
        chips={chips}
        isFull={isFull}
      >
        <LinkButton className="t-s13" onClick={() => party.act((there) => there.addBlank())} disabled={isFull}>
          <Icon of={iconPlus} size={16} />
          {isFull ? t.frequentFull : t.addPassenger}
        </LinkButton>
        <LinkButton className="t-s13" aria-expanded={pasting} onClick={() => setPasting(!pasting)} disabled={isFull}>
          {t.paste}
        </LinkButton>
      </RosterChips>
      {pasting && paste && whole && <paste.PastePanel party={whole} onClose={() => setPasting(false)} />}
    </>
  );
}

/** The result of a pasted text, and the parts of it that were not understood. */
function Pasted({ party }: { party: Party }) {
  const t = party.words;
  const pasted = useValue(party.pasted);
  const isMissing = useValue(party.present).some(
    ({ draft, errors }) => !isBlank(draft) && Object.keys(errors).length > 0,
  );
  return (
    pasted && (
      <Alert className="bk-gap" kind={pasted.isWhole && !isMissing ? 'ok' : 'warn'}>
        {pasted.text}
        {isMissing && t.pasteMissing}
      </Alert>
    )
  );
}
