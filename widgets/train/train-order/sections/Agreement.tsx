import type { FormOf } from '#kit/forms/use-form.ts';
import { Agreements } from '#parts/booking/Sections.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';

interface AgreementProps {
  model: {
    form: FormOf<{ agreed: boolean }>;
    words: { agreed: string; agreedTerms: string };
    show(open: { kind: 'terms' }): void;
  };
}

/** The tick of the notice, which a press shows. */
export function Agreement({ model: { form, words, show } }: AgreementProps) {
  const said = (
    <>
      {words.agreed}
      <LinkButton onClick={() => show({ kind: 'terms' })}>{words.agreedTerms}</LinkButton>
    </>
  );
  return <Agreements form={form} ticks={[['agreed', said]]} />;
}
