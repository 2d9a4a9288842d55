import { useEffect, useState } from 'react';
import { policyProductNames } from '#domain/policy/schema.ts';
import { sentenceOf } from '#domain/policy/words/sentence.ts';
import { useLater } from '#kit/part.ts';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { useSay } from '#kit/say.ts';
import { withRule } from '#parts/policy/content/edit-content.ts';
import { freshId } from '#parts/policy/rule/edit-rule.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Turner } from '#ui/controls/Turner.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconPlus } from '#ui/icons/icons.ts';
import { Alert } from '#ui/states/Alert.tsx';
import { useEditor } from '../context.ts';

/** Rules are proved when the member pauses. */
const pauseMs = 200;

/** The holes and contradictions of the rules, one after the other: a case each, and the row that closes it. */
export function ProofBar() {
  const services = useServices();
  const { model, texts, draft, names, words } = useEditor();
  const { say } = useSay();
  const { content, assigned } = draft;
  const proof = useValue(model.proof);
  const [at, setAt] = useState(0);
  const prover = useLater(true, () => import('#domain/policy/proof/prove.ts'));
  useEffect(() => {
    if (!prover) return undefined;
    return services.timers.after(pauseMs, () => {
      const own = assigned.flatMap((subject) => (subject.kind === 'level' ? [String(subject.id)] : []));
      // Employees of every level are in a department.
      const levels =
        own.length === assigned.length && own.length ? own : [...names.levels.map(({ code }) => code), '0'];
      const startMs = services.clock.now();
      model.proof.value = { ...prover.prove(content, levels, words), tookMs: services.clock.now() - startMs };
    });
  }, [prover, content, assigned, names]);
  if (!proof || !content.rules.length) return null;
  const { findings, checked, isCut, tookMs } = proof;
  const place = Math.min(at, findings.length - 1);
  const finding = findings[place];
  const cost = (
    <span className="t-s12 t-3">{texts.checked(checked.toLocaleString('en-US'), Math.max(1, Math.round(tookMs)))}</span>
  );
  if (!finding)
    return (
      <Alert kind="ok" action={cost}>
        {texts.proved}
      </Alert>
    );
  const { kind, product, rules, closing } = finding;
  const numberOf = (id: string): number =>
    content.rules.filter((rule) => rule.product === product).findIndex((rule) => rule.id === id) + 1;
  const close = () => {
    if (!closing) return;
    const id = freshId(content.rules);
    model.content(withRule(content, { ...closing, id }, rules[0]));
    model.show(id);
  };
  const lead = `${say(policyProductNames[product])} · ${finding.words || texts.allCases}`;
  return (
    <Alert kind="warn">
      <div className="t-row t-row--wrap">
        <div className="t-grow" style={{ minWidth: 240 }}>
          <b>
            {texts.findings(findings.length, isCut)} {texts.findingLead[kind](lead)}
          </b>
          <div>
            {kind === 'gap' ? '' : texts.findingRules[kind](rules.map(numberOf))}
            {closing && texts.closing(sentenceOf(closing, words))}
          </div>
        </div>
        {cost}
        <span className="t-row">
          <Turner
            at={place}
            count={findings.length}
            back={texts.previousFinding}
            on={texts.nextFinding}
            onTurn={setAt}
          />
        </span>
        <Button size="sm" onClick={() => (rules[0] ? model.show(rules[0]) : (model.product.value = product))}>
          {texts.findRule}
        </Button>
        {closing && (
          <Button size="sm" kind="primary" icon={<Icon of={iconPlus} size={16} />} onClick={close}>
            {texts.closeGap}
          </Button>
        )}
      </div>
    </Alert>
  );
}
