import { useState } from 'react';
import { fenOf, showFen } from '#domain/money.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { IconButton } from '#ui/controls/Button.tsx';
import { iconEye, iconEyeOff } from '#ui/icons/icons.ts';
import { texts } from './words/hidden-texts.ts';

/** A preference of the device: amounts are not shown. */
export const hiddenKey = 'wallet.hidden';

/** "1930" → "1,930.00" */
export type ShowAmount = (yuan: string) => string;

/** Amounts of a page whose member may hide them, and the switch that does; it is one for wallet and bills. */
export function useHiddenAmounts(): { isHidden: boolean; show: ShowAmount; hide(on: boolean): void } {
  const { preferences } = useServices();
  const [isHidden, setHidden] = useState(preferences.get<boolean>(hiddenKey, false) ?? false);
  const { hidden: mask } = useTexts('wallet', texts);
  return {
    isHidden,
    show: (yuan) => (isHidden ? mask : showFen(fenOf(yuan), true)),
    hide(on) {
      setHidden(on);
      preferences.set(hiddenKey, on);
    },
  };
}

/** How lists of the wallet show an amount: not at all while the member hides them. Forms that move money show theirs. */
export const useShownAmount = (): ShowAmount => useHiddenAmounts().show;

/** The eye that hides amounts and shows them again. */
export function HideAmounts({ isHidden, onHide }: { isHidden: boolean; onHide: (on: boolean) => void }) {
  const t = useTexts('wallet', texts);
  return (
    <IconButton
      kind="text"
      size="sm"
      of={isHidden ? iconEyeOff : iconEye}
      label={isHidden ? t.show : t.hide}
      onClick={() => onHide(!isHidden)}
    />
  );
}
