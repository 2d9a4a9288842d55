import { useMemo, useState } from 'react';
import { useServices } from '#kit/widget.ts';
import { usersOf, withCities, withItem, withTierName } from '#parts/policy/content/edit-content.ts';
import { readCities } from '#domain/policy/words/read-cities.ts';
import { SmallName } from '#parts/policy/rule/NameBox.tsx';
import { Button, IconButton } from '#ui/controls/Button.tsx';
import { Chip } from '#ui/controls/Chip.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Card } from '#ui/display/Card.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { iconTrash } from '#ui/icons/icons.ts';
import { Select } from '#ui/select/Select.tsx';
import { useEditor } from './context.ts';

/** Tiers of cities, and names that are pasted into one of them. */
export function TiersCard() {
  const { say } = useServices();
  const { model, texts, draft, words } = useEditor();
  const { content } = draft;
  const { tiers } = content;
  const add = () =>
    model.content({ ...content, tiers: [...tiers, { name: texts.newTier(tiers.length + 1), cities: [] }] });
  const remove = (at: number, name: string) => {
    const users = usersOf(content, 'tier', name).length;
    if (users) say.toast(texts.tierInUse(name, users), 'warn');
    else model.content({ ...content, tiers: withItem(tiers, at, undefined) });
  };
  return (
    <Card
      title={texts.tiers}
      sub={texts.tiersSub}
      end={tiers.length < 10 && <LinkButton onClick={add}>{texts.addTier}</LinkButton>}
    >
      <div className="t-col" style={{ gap: 16 }}>
        {tiers.map(({ name, cities }, at) => (
          <div key={at} className="t-row t-row--wrap">
            <SmallName
              label={texts.tierName(at + 1)}
              width={112}
              missing={texts.tierMissing}
              place={`tier ${at}`}
              value={name}
              onInput={(next) => model.content(withTierName(content, at, next), `tier ${at}`)}
            />
            <span className="t-s12 t-3">{texts.tierCities(cities.length)}</span>
            <IconButton
              kind="text"
              size="sm"
              of={iconTrash}
              iconSize={16}
              label={texts.removeTier(name)}
              onClick={() => remove(at, name)}
            />
            <span className="t-row t-row--wrap" style={{ flexBasis: '100%', gap: 4 }}>
              {cities.map((code) => (
                <Chip
                  key={code}
                  size="sm"
                  removeLabel={words.city(code)}
                  onRemove={() => model.content(withCities(content, -1, [code]))}
                >
                  {words.city(code)}
                </Chip>
              ))}
            </span>
          </div>
        ))}
        <p className="t-s13 t-3">{texts.othersLine}</p>
        {tiers.length > 0 && <Paste />}
      </div>
    </Card>
  );
}

function Paste() {
  const { model, texts, draft, names, words } = useEditor();
  const { content } = draft;
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, content.tiers.length - 1);
  const { found, unknown } = useMemo(() => readCities(text, names.cities), [text, names]);
  const own = content.tiers[at]?.cities ?? [];
  const fresh = found.filter(({ code }) => !own.includes(code));
  const moving = fresh.filter(({ code }) => content.tiers.some(({ cities }) => cities.includes(code))).length;
  const isEmpty = !text.trim();
  return (
    <div className="t-col t-sunk" role="group" aria-label={texts.paste}>
      <span className="t-row">
        <b className="t-s13">{texts.paste}</b>
        <Select
          size="sm"
          aria-label={texts.paste}
          style={{ width: 120 }}
          value={String(at)}
          options={content.tiers.map(({ name }, place) => ({ value: String(place), label: name }))}
          onChange={(next) => setChosen(Number(next))}
        />
      </span>
      <TextArea aria-label={texts.pasteText} placeholder={texts.pasteHint} rows={3} value={text} onInput={setText} />
      {!isEmpty && (
        <p role="status" className="t-s12 t-2">
          {texts.read(found.length + unknown.length, found.length - fresh.length, fresh.length)}
          {unknown.length > 0 && <span className="t-warn">{texts.unknown(unknown.length)}</span>}
          {moving > 0 && ` ${texts.movedCities(moving)}`}
        </p>
      )}
      <span className="t-row t-row--wrap">
        {unknown.slice(0, 20).map(({ text: typed, suggestion }) => (
          <Button
            key={typed}
            size="sm"
            onClick={() => setText(text.replace(typed, suggestion ? words.city(suggestion.code) : ''))}
          >
            {suggestion ? texts.take(typed, words.city(suggestion.code)) : texts.dropUnknown(typed)}
          </Button>
        ))}
        <Button
          kind="primary"
          size="sm"
          className="t-end"
          disabled={!fresh.length}
          onClick={() => {
            model.content(
              withCities(
                content,
                at,
                fresh.map(({ code }) => code),
              ),
            );
            setText(unknown.map(({ text: left }) => left).join(texts.and));
          }}
        >
          {texts.addCities(fresh.length)}
        </Button>
      </span>
    </div>
  );
}
