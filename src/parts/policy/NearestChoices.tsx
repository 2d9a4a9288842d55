import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { complyTexts } from './comply-texts.ts';
import { showFen, yuanOf } from '#domain/money.ts';
import { nearestOf, nearestWords } from '#domain/policy/nearest.ts';
import type { LoadedOffer } from '#domain/policy/nearest.ts';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Price } from '#ui/display/Price.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import type { ComplyProps } from './HowToComply.tsx';

/** The nearest choices that comply, one of each kind: what it is, its price, and the button that takes it. */
export function NearestChoices<O extends LoadedOffer>(props: ComplyProps<O>) {
  const { chosen, offers, complies, words, nameOf, onTake, otherwise, hours = 1 } = props;
  const t = useTexts('comply', complyTexts);
  const { say } = useSay();
  const found = nearestOf(chosen, offers(), complies, hours);
  if (!found.length)
    return (
      <p className="t-s12 t-2">
        {say(otherwise?.text) ?? t.none(hours)}{' '}
        {otherwise && <LinkButton onClick={otherwise.go}>{say(otherwise.label)}</LinkButton>}
      </p>
    );
  return (
    <ul className="t-col" aria-label={t.list}>
      {found.map(({ kind, offer, minutes, saves }) => (
        <li key={kind} className="t-row t-row--wrap" data-nearest={kind}>
          <span className="t-grow">
            <b className="t-s13">{say(nearestWords({ kind, minutes }, words))}</b>{' '}
            <span className="t-s12 t-2">{nameOf(offer)}</span>
          </span>
          <Tag kind="ok">{t.ok}</Tag>
          <Price yuan={yuanOf(offer.price)} />
          <span className="t-s12 t-3 t-nowrap">
            {saves > 0 ? t.saves(showFen(saves)) : saves < 0 ? t.costs(showFen(-saves)) : t.same}
          </span>
          <Button size="sm" kind="soft" aria-label={`${t.take} ${nameOf(offer)}`} onClick={() => onTake(offer)}>
            {t.take}
          </Button>
        </li>
      ))}
    </ul>
  );
}
