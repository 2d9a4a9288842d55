import type { ReportOverview, ReportProduct } from '#contract/report-form.ts';
import { sentencesOf } from '#domain/report/sentences.ts';
import type { ReportSentence, SentenceTarget } from '#domain/report/sentences.ts';
import { sentenceWords } from '#domain/report/sentence-words.ts';
import { textsInWordsOf } from '#domain/report/words.ts';
import type { productWords } from '#domain/report/words.ts';
import { useTexts } from '#kit/use-texts.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';

interface FactsTexts {
  say(name: string): string;
  ofProducts: typeof productWords;
}

/** The report in sentences, in the words of its product. */
export function useFacts(data: ReportOverview, product: ReportProduct, t: FactsTexts): ReportSentence[] {
  const words = useTexts('report-facts', sentenceWords);
  return sentencesOf(data, textsInWordsOf(product, { ...words, say: t.say }, t.ofProducts));
}

/** Each sentence with the way to the events behind it. */
export function Facts({
  data,
  product,
  t,
  onOpen,
}: {
  data: ReportOverview;
  product: ReportProduct;
  t: FactsTexts;
  onOpen: (target: SentenceTarget) => void;
}) {
  return (
    <ul className="rp__say">
      {useFacts(data, product, t).map(({ id, text, link, target }) => (
        <li key={id}>
          {text} <LinkButton onClick={() => onOpen(target)}>{link}</LinkButton>
        </li>
      ))}
    </ul>
  );
}
