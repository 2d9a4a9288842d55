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

const checklistTexts = {
  title: '证件清单',
  sub: '按护照与经停点逐条列出；是否放行由航司与边检决定',
  until: (day: string, reason: string) => `证件须在 ${day} 仍有效：${reason}`,
  verified: '已核实',
  unverified: '未核实',
  kinds: { exit: '离境', entry: '入境', transit: '转机', passport: '证件有效期', minor: '未成年人' },
  verdicts: { ok: '无需办理', need: '需要准备', check: '请先确认' },
  read: (day: string) => `${day} 版`,
  met: '已满足',
  unmet: '不满足',
  holds: (name: string, day: string) => `✓ ${name} 证件至 ${day}`,
  lacks: (name: string, day: string, until: string) => `✗ ${name} 证件至 ${day}，早于 ${until}`,
  visa: '已填写签证',
  hasVisa: (name: string) => `✓ ${name} 已填写签证`,
  other: (name: string, country: string) => `${name}（国籍：${country}）不适用本条，请向使领馆确认`,
} as const;

const dots = { ok: 'ok', need: 'warn', check: 'warn' } as const;

interface ChecklistProps {
  rules: readonly IntlRule[];
  names: Names;
  until?: { day: string; reason: string };
  /** Travellers as far as they are known. */
  holders: readonly Holder[];
  today: string;
}

/** Documents by passport and point of the trip, each line judged for the travellers that are known, with source and date; past its expiry it is 未核实. */
export function Checklist({ rules, names, until, holders, today }: ChecklistProps) {
  const t = useTexts('intl-search', checklistTexts);
  if (!rules.length && !until) return null;
  return (
    <Card title={t.title} sub={t.sub}>
      {until && <p className="t-s13">{t.until(until.day, until.reason)}</p>}
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
                    {t.other(name, countryName(nationality))}
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
                <Tag kind={isRead ? 'ok' : 'warn'}>{isRead ? t.verified : t.unverified}</Tag>{' '}
                {rule.url ? <LinkButton href={rule.url}>{rule.source}</LinkButton> : rule.source}{' '}
                {rule.date && t.read(rule.date)}
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
