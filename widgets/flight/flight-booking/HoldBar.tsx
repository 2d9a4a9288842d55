import type { Verified } from '#contract/flight.ts';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Countdown } from '#ui/display/Countdown.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Steps } from '#ui/journey/Steps.tsx';
import { iconClock } from '#ui/icons/icons.ts';
import type { BookingModel } from './model.ts';
import { useWords } from './use-words.ts';

/** Step of the booking, and time for which the price is held; afterwards a button to hold it again. */
export function HoldBar({ model, verified }: { model: BookingModel; verified: Verified }) {
  const t = useWords();
  const { clock } = useServices();
  const { holdOver, busy } = model.verification;
  const isOver = useValue(holdOver);
  const isBusy = useValue(busy);
  return (
    <div className="fb-st">
      <Steps className="t-steps--wide" items={t.steps} current={1} onFirst={model.chooseAgain} />
      {isOver ? (
        <span className="t-end t-count t-count--urgent" role="status">
          <Icon of={iconClock} size={16} />
          {t.holdOver}
          <LinkButton onClick={model.renew} disabled={isBusy}>
            {t.renew}
          </LinkButton>
        </span>
      ) : (
        <Countdown
          key={verified.verifyKey}
          className="t-end"
          untilMs={verified.holdUntilMs}
          now={clock.now}
          onEnd={model.holdEnded}
          prefix={t.holdPrefix}
        />
      )}
    </div>
  );
}
