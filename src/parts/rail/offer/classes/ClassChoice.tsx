import type { OfferedClass, OfferedTrainRide } from '#contract/train-order.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { seatClassNames } from '#domain/rail/seat-classes.ts';
import { useValue } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { VerdictTag } from '#parts/policy/VerdictTag.tsx';
import { Chip } from '#ui/controls/Chip.tsx';
import { takeClass } from './take-class.ts';
import type { ClassModel } from './take-class.ts';
import { classTexts } from './texts.ts';

interface ClassWords {
  compliant: string;
  forbidden: string;
  say(text: string): string;
  left(left: number): string;
  over(amount: string): string;
}

interface ClassChoiceProps {
  rides: readonly OfferedTrainRide[];
  model: ClassModel & { words: ClassWords };
}

/** The classes of each train with price and rest; another one is taken in place. */
export function ClassChoice({ rides, model }: ClassChoiceProps) {
  const services = useServices();
  // The one that is on its way to be the class of a ride, too.
  const chosen = useValue(model.rides);
  const { words } = model;
  const busy = chosen.some(({ seatClass }, at) => seatClass !== rides[at]?.seatClass);
  const t = useTexts('rail-classes', classTexts);
  return rides.map(
    ({ classes = [], trainNumber }, at) =>
      classes.length > 1 && (
        <div
          key={at}
          role="group"
          aria-label={t.title(rides.length > 1 ? trainNumber : '')}
          className="t-row t-row--wrap"
        >
          <span className="t-s13 t-3">{t.title(rides.length > 1 ? trainNumber : '')}</span>
          {classes.map((one) => (
            <Chip
              key={one.seatClass}
              on={one.seatClass === chosen[at]?.seatClass}
              disabled={!one.left || one.standard?.verdict === 'forbidden'}
              onClick={() => one.seatClass !== chosen[at]?.seatClass && void takeClass(services, model, { at, ...one })}
            >
              <Said one={one} words={words} full={t.full} />
            </Chip>
          ))}
          {busy && (
            <span className="t-s12 t-3" role="status">
              {t.changing}
            </span>
          )}
        </div>
      ),
  );
}

/** `一等座 ¥963 余 15 张`, of a company's trip with what its standard says. */
const Said = ({ one, words, full }: { one: OfferedClass; words: ClassWords; full: string }) => (
  <>
    {words.say(seatClassNames[one.seatClass])} ¥{showFen(fenOf(one.price))}{' '}
    <small className="t-s12 t-3">{one.left ? words.left(one.left) : full}</small>
    {one.standard && one.standard.verdict !== 'ok' && (
      <VerdictTag
        verdict={one.standard.verdict}
        words={{
          ok: words.compliant,
          over: words.over(showFen(fenOf(one.standard.overBy))),
          forbidden: words.forbidden,
        }}
      />
    )}
  </>
);
