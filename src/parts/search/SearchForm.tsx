import { useRef } from 'react';
import type { FormEvent, ReactNode } from 'react';
import type { Readable } from '#kit/readable.ts';
import { useValue, useValues } from '#kit/readable.ts';
import { Segment } from '#ui/controls/Segment.tsx';
import { Alert } from '#ui/states/Alert.tsx';

type TravelType = 'private' | 'business';

interface FormModel<Problem extends string> {
  prefix: string;
  isGuest: boolean;
  texts: { formLabel: string; linkProblems: Readonly<Record<Problem, string>> };
  problems: Readable<readonly Problem[]>;
  warm(): void;
  open(field: null): void;
  submit(): string | undefined;
}

interface SearchFormProps<Problem extends string> {
  model: FormModel<Problem>;
  className: string;
  /** One line above the results: no part of its own. */
  isLine?: boolean;
  children: ReactNode;
}

/** The form of a search: what a link could not say is above it, and a press that finds a mistake puts the focus there. */
export function SearchForm<Problem extends string>({ model, className, isLine, children }: SearchFormProps<Problem>) {
  const problems = useValue(model.problems);
  const form = useRef<HTMLFormElement>(null);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submitForm(model, form.current);
  };
  return (
    <form
      ref={form}
      part={isLine ? undefined : model.isGuest ? 'guest-search' : 'search'}
      className={className}
      role="search"
      aria-label={model.texts.formLabel}
      noValidate
      onSubmit={onSubmit}
      onPointerEnter={() => model.warm()}
      onFocus={() => model.warm()}
      onKeyDown={(event) => event.key === 'Escape' && model.open(null)}
    >
      {problems.length > 0 && (
        <Alert kind="warn" className={`${model.prefix}-problems`}>
          {problems.map((one) => (
            <div key={one}>{model.texts.linkProblems[one]}</div>
          ))}
        </Alert>
      )}
      {children}
    </form>
  );
}

/** Sends the form, or puts the focus on the first field that keeps it. */
export function submitForm(model: { submit(): string | undefined }, form: HTMLElement | null): void {
  const field = model.submit();
  if (field) form?.querySelector<HTMLElement>(`[data-field=${field}]`)?.focus();
}

interface ChoiceModel {
  texts: { travelType: string; business: string; private: string };
  canBusiness: Readable<boolean>;
  draftTravelType: Readable<TravelType>;
  setTravelType(value: TravelType): void;
}

/** 因公 / 因私, for members of a company only. */
export function TravelTypeChoice({ model }: { model: ChoiceModel }) {
  const { texts } = model;
  const [canBusiness, value] = useValues(model.canBusiness, model.draftTravelType);
  if (!canBusiness) return null;
  return (
    <Segment
      label={texts.travelType}
      value={value}
      items={[
        { value: 'business', label: texts.business },
        { value: 'private', label: texts.private },
      ]}
      onChange={model.setTravelType}
    />
  );
}
