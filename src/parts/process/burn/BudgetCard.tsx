import { approval } from '#contract/approval.ts';
import { levelOf } from '#domain/menu/viewer.ts';
import { linkToNamed } from '#kit/links/link-to.ts';
import { useValues } from '#kit/readable.ts';
import { createResource } from '#kit/resources/resource.ts';
import type { Services } from '#kit/services.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { Reading } from '#screens/cards/Reading.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Card } from '#ui/display/Card.tsx';
import { BudgetBurn } from './BudgetBurn.tsx';
import { burnTexts } from './texts.ts';

function createBudgetCard(services: Services) {
  const budgets = createResource(services, approval.budgets, {}, { freshMs: 60_000 });
  void budgets.load();
  return budgets;
}

/** Budgets of the company's departments; others than its account see none, nor does an application without approvals. */
export function BudgetCard({ most }: { most: number }) {
  const { session, config } = useServices();
  const [user, { switches }] = useValues(session.user, config);
  return levelOf(user) === '70' && switches.applyForForm ? <Budgets most={most} /> : null;
}

function Budgets({ most }: { most: number }) {
  const services = useServices();
  const t = useTexts('budget-burn', burnTexts);
  const budgets = useModel(() => createBudgetCard(services));
  const [known] = useValues(budgets.data);
  const isSet = known?.rows.some(({ amount }) => amount !== '');
  return (
    <Card
      title={t.title}
      sub={known && <span className="t-only-l">{t.sub(known.quarter)}</span>}
      end={
        <LinkButton className="t-s13" {...linkToNamed(services, 'travel_audit', { set: 'budgets' })}>
          {isSet ? t.all : t.setUp}
        </LinkButton>
      }
    >
      <Reading reading={budgets} height={120} words={t}>
        {(data) => <BudgetBurn of={data} most={most} />}
      </Reading>
    </Card>
  );
}
