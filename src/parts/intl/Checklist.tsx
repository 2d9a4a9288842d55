import type { IntlRule } from '#contract/intl-order.ts';
import { notOf, standingsOf } from '#domain/intl/travellers/meets-rule.ts';
import type { Holder } from '#domain/intl/travellers/meets-rule.ts';
import { countryName } from '#domain/passenger/countries/countries.ts';
import { useTexts } from '#kit/use-texts.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import { airportText } from './slices.ts';
import type { Names } from './slices.ts';
import { useSay } from '#kit/say.ts';
import { checklistTexts } from './words/checklist-texts.ts';

const dots = { ok: 'ok', need: 'warn', check: 'warn' } as const;

interface ChecklistProps {
  rules: readonly IntlRule[];
  names: Names;
  until?: { day: string; reason: string };
  /** Travellers as far as they are known. */
  holders: readonly Holder[];
  today: string;
}

/** Documents by passport and point of the trip, each line judged for the travellers that are known, with its source and day: not verified where it was never compared with the source, or too long ago. */
export function Checklist({ rules, names, until, holders, today }: ChecklistProps) {
  const t = useTexts('intl-search', checklistTexts);
  const { say } = useSay();
  if (!rules.length && !until) return null;
  return (
    <Card title={t.title} sub={t.sub}>
      {until && !rules.some((rule) => rule.until === until.day) && (
        <p className="t-s13">{t.until(until.day, until.reason)}</p>
      )}
      <ul>
        {rules.map((rule, at) => {
          const isRead = rule.date !== '' && rule.expires >= today;
          const all = standingsOf(rule, holders);
          const isUnmet = all.some(({ isMet }) => isMet === false);
          const isMet = rule.verdict !== 'ok' && all.length > 0 && all.every((one) => one.isMet);
          const day = rule.until ?? '';
          const others = notOf(rule, holders);
          // For none of those who travel.
          const verdict = others.length > 0 && others.length === holders.length ? 'check' : rule.verdict;
          return (
            <li key={at} className="in-rule">
              <b>
                {t.kinds[rule.kind]} {rule.airport && airportText(names, rule.airport)}
              </b>
              <span>
                <Tag kind={isUnmet ? 'bad' : isMet ? 'ok' : dots[verdict]}>
                  {isUnmet ? t.unmet : isMet ? (day ? t.met : t.visa) : t.verdicts[verdict]}
                </Tag>{' '}
                {rule.text}
                {others.map(({ name, nationality }, no) => (
                  <div key={`other ${no}`} className="t-s12 t-warn">
                    {t.other(name, say(countryName(nationality)))}
                  </div>
                ))}
                {all.map(
                  ({ holder: { name, certValidDate }, isMet: meets }, no) =>
                    meets !== undefined && (
                      <div key={no} className={meets ? 't-s12 t-ok' : 't-s12 t-bad'}>
                        {!day
                          ? t.hasVisa(name)
                          : meets
                            ? t.holds(name, certValidDate)
                            : t.lacks(name, certValidDate, day)}
                      </div>
                    ),
                )}
              </span>
              <span className="t-s12 t-3">
                <Tag kind={isRead ? 'ok' : 'warn'}>{isRead ? t.verified : t.unverified}</Tag> {t.source}{' '}
                {rule.url ? <LinkButton href={rule.url}>{say(rule.source)}</LinkButton> : say(rule.source)}{' '}
                {rule.date && t.read(rule.date)}
                {say('，')}
                {isRead ? t.good(rule.expires) : rule.date ? t.old(rule.expires) : t.unread}
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
