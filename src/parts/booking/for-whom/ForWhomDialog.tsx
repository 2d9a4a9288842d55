import { productWords } from '#domain/company/preferences.ts';
import { useState } from 'react';
import { companySubstitute } from '#contract/company-substitute.ts';
import type { BookedFor } from '#contract/company-substitute.ts';
import { useResource } from '#kit/resources/use-resource.ts';
import { useValue } from '#kit/readable.ts';
import type { ForWhom } from '#parts/booking/company/for-whom.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Checkbox } from '#ui/controls/Checkbox.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Input } from '#ui/form/Input.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import type { HeaderModel } from '../model.ts';
import { texts as t } from './texts.ts';

/** Travellers of one order. */
const most = 9;

/** Chooses the colleagues for whom an employee books from now on; none: the employee travels. */
export function ForWhomDialog({ model }: { model: HeaderModel }) {
  const shown = useValue(model.shown);
  return shown === 'forWhom' ? <Open model={model} /> : null;
}

function Open({ model }: { model: HeaderModel }) {
  const [chosen, setChosen] = useState<readonly ForWhom[]>(model.others.peek());
  const [keyword, setKeyword] = useState('');
  const isFull = chosen.length >= most;
  return (
    <Dialog
      open
      onClose={model.close}
      title={t.title}
      footer={
        <>
          <Button onClick={() => model.bookFor([])}>{t.self}</Button>
          <Button kind="primary" onClick={() => model.bookFor(chosen)}>
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
  const from = useResource(companySubstitute.mine, keyword ? { keyword } : {});
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
            {one.name} <span className="t-s12 t-3">{noteOf(one)}</span>
          </Checkbox>
        );
      })}
      {total > rows.length && <p className="t-s12 t-3">{t.more(total)}</p>}
    </div>
  );
}

const forWhomOf = ({ employeeId, passengerId, name }: BookedFor): ForWhom => ({ employeeId, passengerId, name });

function noteOf({ deptName, products, until, passengerId }: BookedFor): string {
  const names = products.map((product) => productWords[product]).join('、');
  return [deptName, t.products(names, until), !passengerId && t.noPapers].filter(Boolean).join(' · ');
}
