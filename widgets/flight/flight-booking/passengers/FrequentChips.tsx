import { useState } from 'react';
import { maxParty } from '#domain/passenger/party.ts';
import { useValue } from '#kit/readable.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Chip } from '#ui/controls/Chip.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Input } from '#ui/form/Input.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { iconCheck, iconPlus, iconSearch } from '#ui/icons/icons.ts';
import { PastePanel } from './PastePanel.tsx';
import type { FrequentChip } from './frequent.ts';
import type { BookingModel } from '../model.ts';
import { useWords } from '../use-words.ts';

/** The frequent list as chips; with many people a search over them. */
export function FrequentChips({ model }: { model: BookingModel }) {
  const t = useWords();
  const { form } = model;
  const { frequent } = form;
  const state = useValue(frequent.state);
  const chips = useValue(form.chips);
  const people = useValue(form.people);
  const query = useValue(frequent.query);
  const isWhole = useValue(frequent.isWhole);
  const total = useValue(frequent.total);
  const many = useValue(frequent.isMany);
  const [pasting, setPasting] = useState(false);
  const chosen = new Set(people.map((one) => one.draft.passengerId));
  const full = people.length >= maxParty;
  const listed = state === 'ready' && total > 0;
  const hint = form.business ? t.frequentSearchBusiness : t.frequentSearch;

  return (
    <>
      {many && (
        <Input
          className="fb-search"
          type="search"
          aria-label={hint}
          placeholder={hint}
          value={query}
          onInput={frequent.search}
          before={<Icon of={iconSearch} size={16} />}
        />
      )}
      <div className="fb-qk t-row t-row--wrap" role="group" aria-label={t.frequent}>
        {(listed || state !== 'ready') && (
          <span className="t-s13 t-3">{form.business ? t.frequentBusiness : t.frequent}</span>
        )}
        {state === 'loading' && [88, 72, 104].map((width) => <Skeleton key={width} width={width} height={32} />)}
        {state === 'failed' && (
          <span className="t-s13 t-row">
            {t.frequentFailed}
            <LinkButton onClick={() => void frequent.load()}>{t.retry}</LinkButton>
          </span>
        )}
        {chips.map((chip) => (
          <PersonChip key={chip.person.id} chip={chip} on={chosen.has(chip.person.id)} full={full} model={model} />
        ))}
        {listed && !chips.length && <span className="t-s13 t-3">{t.frequentNone}</span>}
        {many && !query && (
          <LinkButton className="t-s13" onClick={() => frequent.showWhole(!isWhole)}>
            {isWhole ? t.frequentLess : t.frequentMore(total)}
          </LinkButton>
        )}
        <LinkButton className="t-s13" onClick={form.addBlank} disabled={full}>
          <Icon of={iconPlus} size={16} />
          {full ? t.frequentFull : t.addPassenger}
        </LinkButton>
        <LinkButton className="t-s13" aria-expanded={pasting} onClick={() => setPasting(!pasting)} disabled={full}>
          {t.paste}
        </LinkButton>
      </div>
      {pasting && <PastePanel form={form} onClose={() => setPasting(false)} />}
    </>
  );
}

function PersonChip({
  chip,
  on,
  full,
  model,
}: {
  chip: FrequentChip;
  on: boolean;
  full: boolean;
  model: BookingModel;
}) {
  const t = useWords();
  const { person, fare, noPaper } = chip;
  const band = fare === 'CHD' ? t.child : fare === 'INF' ? t.infant : '';
  return (
    <Chip on={on} disabled={full && !on} onClick={() => model.form.toggleFrequent(person)}>
      {on && <Icon of={iconCheck} size={14} />}
      {person.name || person.englishName}
      {band}
      {noPaper && t.noPaper}
      {model.form.business && !person.isEmployee && <span className="t-s12 t-3">{t.external}</span>}
    </Chip>
  );
}
