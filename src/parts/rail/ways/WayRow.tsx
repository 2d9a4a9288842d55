import { clockOf } from '#domain/china-time.ts';
import { showFen, yuanOf } from '#domain/money.ts';
import { scoreOf } from '#domain/rail/search/ways.ts';
import { showDuration } from '#domain/spans.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Price } from '#ui/display/Price.tsx';
import { Dot, Tag } from '#ui/display/Tag.tsx';
import type { ReactNode } from 'react';
import type { WayTexts } from './texts.ts';
import type { Way } from './ways-of.ts';

const dots = { none: 'ok', low: 'ok', medium: 'warn', high: 'bad' } as const;

interface WayRowProps {
  way: Way;
  texts: WayTexts;
  /** Of the ranking. */
  rank?: number;
  tags?: readonly string[];
  onTake(way: Way): void;
  /** Behind the words: opens what is below the row. */
  link?: ReactNode;
  children?: ReactNode;
}

/** One way: what it is, when, what is to be done on it, its risk and its price (mock 23, A). */
export function WayRow({ way, texts, rank, tags, onTake, link, children }: WayRowProps) {
  const { kind, title, from, to, nights, words, sub, risk, riskWords } = way;
  return (
    <li className="wy">
      {rank !== undefined && <span className={rank === 1 ? 'wy__n is-first' : 'wy__n'}>{rank}</span>}
      <div className="wy__k">
        <span className="t-row">
          <Tag kind={kind === 'direct' ? 'mute' : 'info'}>{texts.kinds[kind]}</Tag>
          {tags?.map((tag) => (
            <Tag key={tag} kind="price">
              {tag}
            </Tag>
          ))}
        </span>
        <span className="t-s13">{title}</span>
      </div>
      <div className="wy__c">
        <b>{clockOf(from.at)}</b>
        <span className="t-s12 t-2">{from.station}</span>
      </div>
      <div className="wy__m">
        <span className="t-s12 t-3">{showDuration(way.minutes)}</span>
      </div>
      <div className="wy__c">
        <b>
          {clockOf(to.at)}
          {nights > 0 && <sup>{texts.daysOn(nights)}</sup>}
        </b>
        <span className="t-s12 t-2">{to.station}</span>
      </div>
      <div className="wy__w">
        <span className="t-s13">{words}</span>
        <span className="t-s12 t-3 wy__s">
          {sub}
          {link}
        </span>
      </div>
      <div className="wy__r">
        <Dot kind={dots[risk]}>{texts.riskNames[risk]}</Dot>
        <span className="t-s12 t-3">{riskWords}</span>
      </div>
      <div className="wy__p">
        <Price yuan={yuanOf(way.fen)} size="lg" />
        {rank !== undefined && <span className="t-s12 t-3">{texts.score(showFen(scoreOf(way)))}</span>}
      </div>
      <Button
        kind={rank === 1 ? 'action' : 'buy'}
        size="sm"
        className="wy__go"
        aria-label={texts.takeWay(title)}
        onClick={() => onTake(way)}
      >
        {texts.take}
      </Button>
      {children && <div className="wy__x">{children}</div>}
    </li>
  );
}
