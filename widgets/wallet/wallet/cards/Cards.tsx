import { useState } from 'react';
import { bank } from '#contract/bank.ts';
import type { BankCard, BankCards } from '#contract/bank.ts';
import { useAllowed } from '#kit/links/Allowed.tsx';
import { Named } from '#parts/order/tab/Named.tsx';
import { RouteLink } from '#screens/RouteLink.tsx';
import { useSay } from '#kit/say.ts';
import { useResource } from '#kit/resources/use-resource.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { Loaded } from '#screens/Loaded.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { defaultCard, makeDefault } from './default-card.ts';
import { texts as ownTexts } from './texts.ts';
import type { Texts } from './texts.ts';
import { Unbind } from './Unbind.tsx';

/** Bound bank cards; a child member of a family sees those of the family. */
export function Cards() {
  const services = useServices();
  const t = useTexts('wallet-cards', ownTexts);
  const resource = useResource(bank.list, {});
  const mayMove = useAllowed('money_change');
  return (
    <Loaded from={resource} onBack={() => services.navigate('my_wallet')}>
      {(data) => <List data={data} mayMove={mayMove} t={t} onChange={() => void resource.load()} />}
    </Loaded>
  );
}

interface ListProps {
  data: BankCards;
  mayMove: boolean;
  t: Texts;
  onChange(): void;
}

function List({ data: { cards, max }, mayMove, t, onChange }: ListProps) {
  const services = useServices();
  const [leaving, setLeaving] = useState<BankCard | null>(null);
  const [chosen, setChosen] = useState(() => defaultCard(services, cards)?.cardId);
  const isFull = cards.length >= max;
  const add = mayMove && !isFull && (
    <Button kind="primary" onClick={() => services.navigate('my_wallet', { view: 'bind' })}>
      {t.add}
    </Button>
  );
  return (
    <div className="t-page t-lst">
      <div className="t-lst__hd">
        <h1 className="t-h1">{t.title}</h1>
        <span className="t-s13 t-3">{isFull ? t.full(max) : t.lead(max)}</span>
        <div className="t-end t-row">
          <RouteLink to="my_wallet">{t.back}</RouteLink>
          {add}
        </div>
      </div>
      {cards.length === 0 ? (
        <section className="t-card">
          <Empty art="order" title={t.none} text={t.noneText} action={add} />
        </section>
      ) : (
        <ul className="wl-cards" aria-label={t.title}>
          {cards.map((card) => (
            <li key={card.cardId} className="t-card">
              <CardFacts card={card} isDefault={card.cardId === (chosen ?? cards[0]?.cardId)} t={t} />
              {mayMove && (
                <div className="t-row t-s13">
                  {card.cardId !== chosen && (
                    <LinkButton
                      onClick={() => {
                        makeDefault(services, card.cardId);
                        setChosen(card.cardId);
                        services.say.toast(t.madeDefault, 'ok');
                      }}
                    >
                      {t.makeDefault}
                    </LinkButton>
                  )}
                  <LinkButton className="t-end" onClick={() => setLeaving(card)}>
                    {t.unbind}
                  </LinkButton>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {leaving && (
        <Unbind
          key={leaving.cardId}
          card={leaving}
          t={t}
          onClose={() => setLeaving(null)}
          onDone={() => {
            setLeaving(null);
            services.say.toast(t.unbound, 'ok');
            onChange();
          }}
        />
      )}
    </div>
  );
}

function CardFacts({ card, isDefault, t }: { card: BankCard; isDefault: boolean; t: Texts }) {
  const { say } = useSay();
  const { bankName, cardType, last4, holder, mobilePhone, boundTime } = card;
  return (
    <>
      <div className="t-row">
        <b>{say(bankName)}</b>
        <span className="t-s12 t-3">{t.cardTypes[cardType]}</span>
        {isDefault && <Tag kind="info">{t.isDefault}</Tag>}
      </div>
      <p className="wl__b">**** **** **** {last4}</p>
      <p className="t-s12 t-3">
        <Named>{[holder, mobilePhone, boundTime && t.boundOn(boundTime)].filter(Boolean).join(' · ')}</Named>
      </p>
    </>
  );
}
