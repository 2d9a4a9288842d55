import { useEffect, useRef } from 'react';
import type { FocusEvent, ReactNode } from 'react';
import { writeJson } from '#base/json.ts';
import { useValue } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { prefillOf } from '#parts/search/prefill.ts';
import { LaterBelow, SearchPart } from '#parts/search/SearchPart.tsx';
import { focusQuietly, hasFocusWithin } from '#ui/base/root-node.ts';
import { SearchForm } from './form/SearchForm.tsx';
import { formParts } from './form/form-parts.ts';
import { createFlightSearch } from './model.ts';
import type { FlightSearchModel } from './model.ts';
import { texts as ownTexts } from './texts.ts';

type Given = Readonly<Record<string, unknown>>;
/** Of the row of public widgets (scripts/build/row-values.ts). */
declare const __FIELDS_FLIGHT_SEARCH__: readonly string[];
const fields = __FIELDS_FLIGHT_SEARCH__;

/** Domestic flights: the form, or the list of what was searched, as the address says. */
export function FlightSearch(given: Given) {
  const services = useServices();
  const props = prefillOf(fields, given);
  const account = given['account'] as ReactNode;
  const model = useModel(() => createFlightSearch(services, props));
  const key = writeJson(props);
  useEffect(() => {
    model.update(props);
    // After the first paint: until then the code replaces the city's name.
    return model.nameCities();
  }, [model, key]);
  const { step } = useValue(model.state);
  const { box, ...kept } = useKeptFocus(step);
  return (
    <div ref={box} className="fs-root" tabIndex={-1} {...kept}>
      {step === 'form' ? (
        <SearchForm model={model} account={account} />
      ) : (
        <ResultsPart model={model} account={account} />
      )}
      {step === 'form' && !services.isEmbedded && !model.isGuest && (
        <LaterBelow part={model.popular} height={340}>
          {({ PopularRoutes }) => <PopularRoutes model={model} />}
        </LaterBelow>
      )}
    </div>
  );
}

/** A step that takes the focused button away keeps the focus in the widget, and begins in view: the next Tab goes on from its start. */
function useKeptFocus(step: string) {
  const box = useRef<HTMLDivElement>(null);
  const isWithin = useRef(false);
  useEffect(() => {
    if (!isWithin.current || hasFocusWithin(box.current)) return;
    focusQuietly(box.current);
    if (box.current && box.current.getBoundingClientRect().top < 0) box.current.scrollIntoView();
  }, [step]);
  const onFocus = () => void (isWithin.current = true);
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget) isWithin.current = box.current?.contains(event.relatedTarget as Node) ?? false;
  };
  return { box, onFocus, onBlur };
}

function ResultsPart({ model, account }: { model: FlightSearchModel; account: ReactNode }) {
  const texts = useTexts('flight-search', ownTexts);
  return (
    <SearchPart
      part={model.results}
      className="fs-list"
      blocks={[60, 88, 88, 88]}
      failed={texts.resultsFailed}
      texts={texts}
    >
      {({ Results }) => <Results model={model} form={formParts} account={account} />}
    </SearchPart>
  );
}
