import { Button, IconButton } from '#ui/controls/Button.tsx';
import { Checkbox } from '#ui/controls/Checkbox.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { pressUnless } from '#ui/base/passed-props.ts';
import { iconMinus, iconPlus } from '#ui/icons/icons.ts';
import type { MapTexts } from './texts.ts';

interface MapControlsProps {
  texts: MapTexts;
  /** Undefined: nothing is searched here. */
  searches: boolean | undefined;
  onSearches: (on: boolean) => void;
  /** Undefined: the hotels of this part are shown already. */
  onSearchHere: (() => void) | undefined;
  /** Hotels that the first view has no room for, and the way to them. */
  beyond: number;
  onBeyond: () => void;
  /** Kinds of pins that the map holds: what does not occur needs no explanation. */
  hasOver: boolean;
  hasSeen: boolean;
  /** Undefined at the end of the scale. */
  onZoomIn: (() => void) | undefined;
  onZoomOut: (() => void) | undefined;
}

export function MapControls({
  texts,
  searches,
  onSearches,
  onSearchHere,
  beyond,
  onBeyond,
  hasOver,
  hasSeen,
  onZoomIn,
  onZoomOut,
}: MapControlsProps) {
  return (
    <>
      {searches !== undefined && (
        <div className="hm__search">
          <Checkbox checked={searches} onChange={onSearches}>
            {texts.searchOnMove}
          </Checkbox>
          {beyond > 0 && <LinkButton onClick={onBeyond}>{texts.beyond(beyond)}</LinkButton>}
          {onSearchHere && (
            <Button size="sm" onClick={onSearchHere}>
              {texts.searchHere}
            </Button>
          )}
        </div>
      )}
      <div className="hm__zoom">
        <IconButton
          of={iconPlus}
          iconSize={16}
          kind="text"
          label={texts.zoomIn}
          {...pressUnless(!onZoomIn, onZoomIn)}
        />
        <IconButton
          of={iconMinus}
          iconSize={16}
          kind="text"
          label={texts.zoomOut}
          {...pressUnless(!onZoomOut, onZoomOut)}
        />
      </div>
      {(hasOver || hasSeen) && (
        <p className="hm__key">
          {hasOver && (
            <>
              <span>
                <i />
                {texts.within}
              </span>
              <span>
                <i className="is-over">{texts.overMark}</i>
                {texts.over}
              </span>
            </>
          )}
          {hasSeen && (
            <span>
              <i className="is-seen" />
              {texts.seen}
            </span>
          )}
        </p>
      )}
    </>
  );
}
