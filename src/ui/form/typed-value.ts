import { useRef, useState } from 'react';
import type { CompositionEvent, FormEvent } from 'react';

type TextBox = HTMLInputElement | HTMLTextAreaElement;

/**
 * A text box whose value belongs to its parent.
 * - While an input method is composing (pinyin), the letters stay here and only the result is given on. A box with
 *   suggestions gives them on too (`isSuggesting`): phone keyboards compose every word.
 * - Preact does not put a rejected keystroke back by itself: every keystroke renders once more, which does.
 */
export function useTypedValue(value: string, onInput: ((value: string) => void) | undefined, isSuggesting = false) {
  // An object of its own each time: the same text is one more turn as well.
  const [{ draft }, set] = useState<{ draft: string | null }>({ draft: null });
  const composing = useRef(false);
  const giveOn = (text: string) => {
    onInput?.(text);
    set({ draft: null });
  };
  return {
    value: draft ?? value,
    onInput: (event: FormEvent<TextBox>) => {
      const text = event.currentTarget.value;
      if (!composing.current) return giveOn(text);
      set({ draft: text });
      // Syllables of pinyin are parted by marks.
      if (isSuggesting) onInput?.(text.replaceAll(/['’]/g, ''));
    },
    onCompositionStart: () => {
      composing.current = true;
    },
    onCompositionEnd: (event: CompositionEvent<TextBox>) => {
      composing.current = false;
      giveOn(event.currentTarget.value);
    },
  };
}
