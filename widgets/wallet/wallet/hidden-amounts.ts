import { fenOf, showFen } from '#domain/money.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';

/** A preference of the device: amounts are not shown. */
export const hiddenKey = 'wallet.hidden';

/** "1930" → "1,930.00" */
export type ShowAmount = (yuan: string) => string;

const texts = { hidden: '＊＊＊＊' };

/** How lists of the wallet show an amount: not at all while the member hides them. A dialog that he opens and forms that move money show theirs. */
export function useShownAmount(): ShowAmount {
  const isHidden = useServices().preferences.get<boolean>(hiddenKey, false) ?? false;
  const { hidden } = useTexts('wallet', texts);
  return (yuan) => (isHidden ? hidden : showFen(fenOf(yuan), true));
}
