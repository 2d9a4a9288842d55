import type { ReactNode } from 'react';
import type { FormOf } from '#kit/forms/use-form.ts';
import { Agreements } from '#parts/booking/Sections.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';

interface TermsAgreementProps<Name extends string> {
  model: {
    form: FormOf<Record<NoInfer<Name> | 'agreed', boolean>>;
    words: { agreed: string; agreedTerms: string };
    show(open: { kind: 'terms' }): void;
  };
  /** Ticks beside that of the notice. */
  more?: readonly (readonly [Name, ReactNode])[];
}

/** The tick of the notice, which a press shows. */
export function TermsAgreement<Name extends string = never>({ model, more }: TermsAgreementProps<Name>) {
  const { form, words, show } = model;
  const said = (
    <>
      {words.agreed}
      <LinkButton onClick={() => show({ kind: 'terms' })}>{words.agreedTerms}</LinkButton>
    </>
  );
  return <Agreements form={form} ticks={[['agreed', said], ...(more ?? [])]} />;
}
