import type { ReactNode } from 'react';
import { showFen, yuanOf } from '#domain/money.ts';
import { scoreOf } from '#domain/rail/search/ways.ts';
import { useTexts } from '#kit/use-texts.ts';
import { OfferVerdict } from '#parts/policy/OfferVerdict.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Price } from '#ui/display/Price.tsx';
import { Dot, Tag } from '#ui/display/Tag.tsx';
import { RideLine } from '../RideLine.tsx';
import { verdictText } from '../trains/SeatMark.tsx';
import { trainTexts } from '../trains/texts.ts';
import { elsewhere } from './elsewhere.ts';
import type { AskedPlaces } from './elsewhere.ts';
import { riskDots } from './gap-texts.ts';
import type { WayTexts } from './texts.ts';
import type { Way } from './ways-of.ts';

interface WayRowProps {
  way: Way;
  texts: WayTexts;
  /** Of the ranking, whose ways are of several kinds. */
  rank?: number;
  tags?: readonly string[];
  /** Of the search: stations of other towns are named. */
  asked: AskedPlaces & { date?: string };
  onTake(way: Way): void;
  /** Behind the words: opens what is below the row. */
  link?: ReactNode;
  children?: ReactNode;
}

/** One way: what it is, when, what is to be done on it, its risk and its price. */
export function WayRow({ way, texts, rank, tags, asked, onTake, link, children }: WayRowProps) {
  const { kind, title, from, to, nights, minutes, words, sub, risk, riskWords, standard } = way;
  const marks = useTexts('train-list', trainTexts);
  const verdict = standard && verdictText({ standard }, marks);
  return (
    <li className="t-col wy">
      <RideLine
        ride={{ trainNumber: title, from, to, minutes, nights }}
        sub={
          <>
            {rank !== undefined && <Tag kind={kind === 'direct' ? 'mute' : 'info'}>{texts.kinds[kind]}</Tag>}{' '}
            {(way.flight ? [] : elsewhere(asked, way, texts)).map((text) => (
              <Tag key={text} kind="warn">
                {text}
              </Tag>
            ))}{' '}
            {tags?.map((tag) => (
              <Tag key={tag} kind="price">
                {tag}
              </Tag>
            ))}{' '}
            {verdict && (
              <OfferVerdict
                verdict={standard.verdict}
                words={{ ok: verdict, over: verdict, forbidden: verdict }}
                title={standard.reason}
                total={way.fen}
              />
            )}{' '}
            {words} · {sub} {link}
          </>
        }
        day={asked.date}
        way={riskWords}
        end={
          <>
            <span className="t-num t-s12 t-3">
              <Price yuan={yuanOf(way.fen)} size="row" suffix={texts.suffixes[kind]} />
              <br />
              <Dot kind={riskDots[risk]}>{texts.riskNames[risk]}</Dot>
              {rank !== undefined && ` · ${texts.score(showFen(scoreOf(way)))}`}
            </span>
            <Button
              kind={rank === 1 ? 'action' : 'buy'}
              size="sm"
              aria-label={texts.takeWay(texts.takes[kind], title)}
              onClick={() => onTake(way)}
            >
              {texts.takes[kind]}
            </Button>
          </>
        }
      />
      {children}
    </li>
  );
}
