import { policyProductNames } from '#domain/policy/schema.ts';
import { messageMarks } from '#domain/policy/limits.ts';
import { useValue } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { withItem } from '#parts/policy/content/edit-content.ts';
import { NumberInput } from '#parts/policy/rule/NumberInput.tsx';
import { DragList } from '#ui/arrange/DragList.tsx';
import { moved } from '#base/moved.ts';
import { Button, IconButton } from '#ui/controls/Button.tsx';
import { Checkbox } from '#ui/controls/Checkbox.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import { Input } from '#ui/form/Input.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { iconTrash } from '#ui/icons/icons.ts';
import { useEditor } from './context.ts';

/** Reasons that a traveller chooses from, and the words shown with them. */
export function ReasonsCard() {
  const { model, texts, draft } = useEditor();
  const { say } = useSay();
  const { content } = draft;
  const { reasons } = content;
  const product = useValue(model.product);
  const shown = reasons
    .map((reason, at) => ({ reason, at }))
    .filter(({ reason: { products } }) => !products || products.includes(product));
  const usesOf = new Map(model.known?.reasonUses.map(({ text, count }) => [text, count]));
  // The same width in every row, so that the fields beside it stand in columns.
  const hasUses = shown.some(({ reason }) => usesOf.has(reason.text));
  const set = (at: number, next: (typeof reasons)[number] | undefined, about?: string) =>
    model.content({ ...content, reasons: withItem(reasons, at, next) }, about);
  return (
    <Card
      title={texts.reasons}
      sub={`${say(policyProductNames[product])} · ${texts.reasonsSub}`}
      bare
      end={
        reasons.length < 30 && (
          <LinkButton onClick={() => set(reasons.length, { text: '', products: [product] })}>
            {texts.addReason}
          </LinkButton>
        )
      }
    >
      <DragList
        label={texts.reasons}
        items={shown}
        idOf={({ at }) => String(at)}
        nameOf={(_, place) => texts.reason(place + 1)}
        onMove={(from, to) =>
          model.content({ ...content, reasons: moved(reasons, shown[from]?.at ?? 0, shown[to]?.at ?? 0) })
        }
      >
        {({ reason, at }, place) => (
          <>
            <span className="t-grow">
              <Input
                size="sm"
                aria-label={texts.reason(place + 1)}
                maxLength={40}
                value={reason.text}
                invalid={!reason.text.trim()}
                onInput={(text) => set(at, { ...reason, text }, `reason ${at}`)}
              />
            </span>
            <Checkbox
              checked={!reason.products}
              onChange={(on) => set(at, { ...reason, products: on ? undefined : [product] })}
            >
              {texts.allProducts}
            </Checkbox>
            {hasUses && (
              <span className="t-s12 t-3 t-nowrap" style={{ width: 88 }}>
                {usesOf.has(reason.text) && texts.uses(usesOf.get(reason.text) ?? 0)}
              </span>
            )}
            <NumberInput
              label={texts.minLength(place + 1)}
              value={reason.minLength ?? 0}
              least={0}
              most={200}
              width={104}
              after={<span className="t-s12 t-3">{texts.minLengthAfter}</span>}
              unit={texts.minLengthUnit}
              onChange={(minLength) => set(at, { ...reason, minLength: minLength || undefined }, `length ${at}`)}
            />
            <IconButton
              kind="text"
              size="sm"
              of={iconTrash}
              iconSize={16}
              label={texts.removeReason(place + 1)}
              onClick={() => set(at, undefined)}
            />
          </>
        )}
      </DragList>
      <Message />
    </Card>
  );
}

/** Figures that every product may have, for the preview. */
const example: Readonly<Record<string, string>> = {
  '{price}': '¥780',
  '{limit}': '¥600',
  '{over}': '¥180',
  '{count}': '2',
  '{total}': '¥360',
};

function Message() {
  const { model, texts, draft } = useEditor();
  const { say } = useSay();
  const { content } = draft;
  const product = useValue(model.product);
  const text = content.messages[product] ?? '';
  const set = (next: string, about?: string) => {
    const { [product]: _, ...others } = content.messages;
    model.content({ ...content, messages: next ? { ...others, [product]: next } : others }, about);
  };
  return (
    <div className="t-card__bd t-col">
      <b className="t-s13">{texts.messageOf(say(policyProductNames[product]))}</b>
      <TextArea
        aria-label={texts.message}
        placeholder={texts.messageHint}
        maxLength={200}
        value={text}
        onInput={(next) => set(next, `message ${product}`)}
      />
      <span className="t-row t-row--wrap">
        {messageMarks.map(({ mark, name }) => (
          <Button key={mark} size="sm" aria-label={texts.insert(say(name))} onClick={() => set(text + mark)}>
            {say(name)}
          </Button>
        ))}
      </span>
      {text && (
        <p className="t-s13 t-row t-row--wrap">
          <span className="t-3">{texts.preview}</span>
          <Tag kind="over">{texts.overExample}</Tag>
          {text.replace(/\{\w{1,10}\}/g, (mark) => example[mark] ?? mark)}
        </p>
      )}
    </div>
  );
}
