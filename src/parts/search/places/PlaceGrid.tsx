import { useSay } from '#kit/say.ts';
import { Button } from '#ui/controls/Button.tsx';
import { moveFocus } from '#ui/controls/roving.ts';

interface PlaceGridProps {
  places: readonly { code: string; name: string }[];
  /** Code; "" for none. */
  chosen: string;
  onPick(code: string, name: string): void;
}

/** Places in a grid; the arrow keys go from one to the next. */
export function PlaceGrid({ places, chosen, onPick }: PlaceGridProps) {
  const { say } = useSay();
  return (
    <div className="t-city__g" onKeyDown={(event) => void moveFocus(event, 'button', 'both')}>
      {places.map(({ code, name }) => (
        <button
          key={code}
          type="button"
          className={code === chosen ? 'is-on' : undefined}
          aria-pressed={code === chosen}
          onClick={() => onPick(code, name)}
        >
          {say(name)}
        </button>
      ))}
    </div>
  );
}

/** The table of places did not come. */
export function PlacesFailed({ texts, onRetry }: { texts: { failed: string; retry: string }; onRetry(): void }) {
  return (
    <p role="alert" className="t-row">
      {texts.failed}
      <Button size="sm" onClick={onRetry}>
        {texts.retry}
      </Button>
    </p>
  );
}
