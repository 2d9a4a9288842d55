import { useState } from 'react';
import { limitsOf, limitTable } from '#domain/policy/limits.ts';
import { effects, policyProductNames } from '#domain/policy/schema.ts';
import type { LimitKind, PolicyProduct, Rule } from '#domain/policy/schema.ts';
import { limitParts, sentenceOf } from '#domain/policy/words/sentence.ts';
import { productsOfKind } from '#contract/travel-standard.ts';
import { useLater } from '#kit/part.ts';
import { useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { rulesOf, withMovedRule, withoutRule, withRule } from '#parts/policy/content/edit-content.ts';
import { blankRule, freshId } from '#parts/policy/rule/edit-rule.ts';
import { EffectMark, EffectSelect } from '#parts/policy/rule/EffectSelect.tsx';
import { RuleSentence } from '#parts/policy/rule/RuleSentence.tsx';
import { DragList } from '#ui/arrange/DragList.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Tabs } from '#ui/controls/Tabs.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconWarn } from '#ui/icons/icons-basic.ts';
import { iconMore, iconPlus } from '#ui/icons/icons.ts';
import { Menu } from '#ui/overlay/Menu.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { CompanyRow } from './CompanyRow.tsx';
import { useEditor } from './context.ts';

/** The rules by product: a sentence and an effect each. */
export function RulesCard() {
  const { model, texts, draft, choices, words } = useEditor();
  const { say } = useSay();
  const { content } = draft;
  const [product, changes, active, proof] = useValues(model.product, model.changes, model.active, model.proof);
  const open = new Set(proof?.findings.map((finding) => finding.product));
  const [edited, setEdited] = useState('');
  const [isCopying, setCopying] = useState(false);
  const dialogs = useLater(edited !== '' || isCopying, () => import('./dialogs.tsx'));
  const rules = rulesOf(content, product);
  const before = new Map(model.published?.content.rules.map((rule) => [rule.id, rule]));
  const changed = new Map(changes?.rules.map((change) => [change.rule.id, change.kind]));
  const set = (rule: Rule, about?: string) => model.content(withRule(content, rule), about);
  const add = (kind: LimitKind) => {
    const rule = blankRule(freshId(content.rules), product, kind);
    set(rule);
    setEdited(rule.id);
  };
  const act = (rule: Rule, at: number, action: string) => {
    if (action === 'edit') setEdited(rule.id);
    if (action === 'duplicate') model.content(withRule(content, { ...rule, id: freshId(content.rules) }, rule.id));
    if (action === 'up') model.content(withMovedRule(content, product, at, at - 1));
    if (action === 'down') model.content(withMovedRule(content, product, at, at + 1));
    if (action === 'remove') model.content(withoutRule(content, rule.id));
  };
  const addMenu = (
    <Menu
      kind="soft"
      size="sm"
      icon={<Icon of={iconPlus} size={16} />}
      items={limitsOf[product].map((kind) => ({ id: kind, label: say(limitTable[kind].label) }))}
      onPick={(kind) => add(kind as LimitKind)}
    >
      {texts.addRule}
    </Menu>
  );
  return (
    <section className="t-card" aria-label={texts.rules}>
      <div className="t-lst__tabs">
        <Tabs<PolicyProduct>
          label={texts.rules}
          value={product}
          items={productsOfKind[model.known?.kind ?? 'travel'].map((value) => ({
            value,
            label: (
              <>
                {say(policyProductNames[value])} {rulesOf(content, value).length}
                {open.has(value) && (
                  <Icon of={iconWarn} size={14} label={texts.hasFindings(say(policyProductNames[value]))} />
                )}
              </>
            ),
          }))}
          onChange={(next) => (model.product.value = next)}
        />
      </div>
      <div className="t-row t-row--wrap t-s12 t-2 t-sunk">
        <span style={{ flex: '1 1 240px' }}>{texts.strip}</span>
        {effects.map((effect) => (
          <EffectMark key={effect} effect={effect} />
        ))}
      </div>
      {rules.length ? (
        <DragList
          label={say(policyProductNames[product])}
          items={rules}
          idOf={({ id }) => id}
          nameOf={(_, at) => texts.ruleName(at + 1)}
          isMarked={({ id }) => changed.has(id) || id === active}
          onMove={(from, to) => model.content(withMovedRule(content, product, from, to))}
        >
          {(rule, at) => (
            <>
              <span className="t-3 t-s12" style={{ minWidth: 20 }}>
                {at + 1}
              </span>
              <span className="t-grow">
                <RuleSentence
                  rule={rule}
                  names={words}
                  choicesOf={choices}
                  onChange={(next) => set(next, `rule ${rule.id}`)}
                />
                <Former rule={rule} before={before.get(rule.id)} isNew={changed.get(rule.id) === 'added'} />
              </span>
              <EffectSelect
                label={texts.effectOf(at + 1)}
                value={rule.effect}
                onChange={(effect) => set({ ...rule, effect })}
              />
              <Menu
                kind="text"
                size="sm"
                className="t-btn--icon"
                aria-label={texts.more(at + 1)}
                icon={<Icon of={iconMore} />}
                items={[
                  { id: 'edit', label: texts.edit },
                  { id: 'duplicate', label: texts.duplicate },
                  { id: 'up', label: texts.moveUp, disabled: at === 0 },
                  { id: 'down', label: texts.moveDown, disabled: at === rules.length - 1 },
                  { id: 'remove', label: texts.remove },
                ]}
                onPick={(action) => act(rule, at, action)}
              />
            </>
          )}
        </DragList>
      ) : (
        <Empty art="order" title={texts.noRules} text={texts.noRulesText} />
      )}
      <div className="t-row t-row--wrap t-card__bd">
        {addMenu}
        <LinkButton onClick={() => setCopying(true)}>{texts.copyFrom}</LinkButton>
        {changes !== null && changes.count > 0 && (
          <span className="t-end t-s12 t-3">{texts.differences(changes.count, model.published?.version ?? 0)}</span>
        )}
      </div>
      <CompanyRow />
      {dialogs && edited && <dialogs.RuleDialog id={edited} onClose={() => setEdited('')} />}
      {dialogs && isCopying && <dialogs.CopyDialog product={product} onClose={() => setCopying(false)} />}
    </section>
  );
}

/** The figure of the version in force beside a changed one. */
function Former({ rule, before, isNew }: { rule: Rule; before: Rule | undefined; isNew: boolean }) {
  const { texts, words } = useEditor();
  if (isNew)
    return (
      <>
        {' '}
        <Tag kind="info">{texts.isNew}</Tag>
      </>
    );
  if (!before || sentenceOf(before, words) === sentenceOf(rule, words)) return null;
  return (
    <span className="t-s12 t-3">
      {' '}
      {texts.was} <s>{limitParts(before, words)[1]}</s>
    </span>
  );
}
