import { productWords } from '#domain/company/preferences.ts';
import { useState } from 'react';
import { companySubstitute } from '#contract/company-substitute.ts';
import type { BookedFor } from '#contract/company-substitute.ts';
import { createResource } from '#kit/resources/resource.ts';
import { useValue } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Checkbox } from '#ui/controls/Checkbox.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Input } from '#ui/form/Input.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { colleagues } from './colleagues.ts';
import type { ForWhom } from './for-whom.ts';
import { forWhomTexts as ownTexts } from './for-whom-texts.ts';

/** Travellers of one order. */
const most = 9;

interface ForWhomDialogProps {
  people: readonly ForWhom[];
  onChoose(people: readonly ForWhom[]): void;
  onClose(): void;
}

/** Chooses the colleagues for whom a member books from now on; none: the member travels. */
export function ForWhomDialog({ people, onChoose, onClose }: ForWhomDialogProps) {
  const t = useTexts('for-whom', ownTexts);
  const [chosen, setChosen] = useState(people);
  const [keyword, setKeyword] = useState('');
  const isFull = chosen.length >= most;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.title}
      footer={
        <>
          <Button onClick={() => onChoose([])}>{t.self}</Button>
          <Button kind="primary" onClick={() => onChoose(chosen)}>
            {t.save}
          </Button>
        </>
      }
    >
      <div className="t-col">
        <p className="t-s13 t-3">{t.lead}</p>
        <Input
          type="search"
          aria-label={t.search}
          placeholder={t.searchHint}
          value={keyword}
          maxLength={40}
          onInput={setKeyword}
        />
        {isFull && (
          <p className="t-s13 t-3" role="status">
            {t.most(most)}
          </p>
        )}
        <Colleagues
          key={keyword.trim()}
          keyword={keyword.trim()}
          chosen={chosen}
          isFull={isFull}
          onChange={(one, on) =>
            setChosen(on ? [...chosen, one] : chosen.filter(({ employeeId }) => employeeId !== one.employeeId))
          }
        />
      </div>
    </Dialog>
  );
}

interface ColleaguesProps {
  keyword: string;
  chosen: readonly ForWhom[];
  isFull: boolean;
  onChange(one: ForWhom, on: boolean): void;
}

function Colleagues({ keyword, chosen, isFull, onChange }: ColleaguesProps) {
  const t = useTexts('for-whom', ownTexts);
  const { say } = useSay();
  const services = useServices();
  const from = useModel(() => {
    if (!keyword) return colleagues(services);
    const found = createResource(services, companySubstitute.mine, { keyword });
    void found.load();
    return found;
  });
  const known = useValue(from.current);
  if (known.state === 'loading') return <Skeleton height={120} />;
  if (known.state !== 'ready')
    return (
      <Empty
        art="fail"
        title={t.failed}
        text={known.text}
        action={<LinkButton onClick={() => void from.load()}>{t.retry}</LinkButton>}
      />
    );
  const { rows, total } = known.data;
  if (!rows.length)
    return <Empty art="search" title={keyword ? t.notFound : t.none} text={keyword ? '' : t.noneText} />;
  return (
    <div className="t-col" role="group" aria-label={t.title}>
      {rows.map((one) => {
        const on = chosen.some(({ employeeId }) => employeeId === one.employeeId);
        return (
          <Checkbox
            key={one.employeeId}
            checked={on}
            disabled={isFull && !on}
            onChange={(next) => onChange(forWhomOf(one), next)}
          >
            {one.name}{' '}
            <span className="t-s12 t-3">
              {[
                one.deptName,
                t.products(one.products.map((product) => say(productWords[product])).join(t.and), one.until),
                !one.passengerId && t.noPapers,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </Checkbox>
        );
      })}
      {total > rows.length && <p className="t-s12 t-3">{t.more(total)}</p>}
    </div>
  );
}

const forWhomOf = ({ employeeId, passengerId, name }: BookedFor): ForWhom => ({ employeeId, passengerId, name });
