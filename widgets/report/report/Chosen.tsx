import { Chip } from '#ui/controls/Chip.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { chosenKeys } from './names.ts';
import type { NameOf } from './names.ts';
import type { Texts } from './texts.ts';
import { withKeys } from './where.ts';
import type { Where } from './where.ts';

/** The chosen keys of all dimensions; a press on one takes it away. */
export function Chosen({
  where,
  nameOf,
  t,
  onChange,
}: {
  where: Where;
  nameOf: NameOf;
  t: Texts;
  onChange: (where: Where) => void;
}) {
  const chosen = chosenKeys(where, nameOf);
  if (chosen.length === 0) return null;
  return (
    <div className="t-row t-row--wrap" role="group" aria-label={t.chosen}>
      <span className="t-s13 t-2">{t.chosen}</span>
      {chosen.map(({ dimension, key, name }) => (
        <Chip
          key={`${dimension}:${key}`}
          on
          size="sm"
          aria-label={t.drop(`${t.dimensions[dimension]} ${name}`)}
          onClick={() =>
            onChange(
              withKeys(
                where,
                dimension,
                (where[dimension] ?? []).filter((one) => one !== key),
              ),
            )
          }
        >
          {t.dimensions[dimension]}：{name} ×
        </Chip>
      ))}
      <LinkButton onClick={() => onChange({})}>{t.clear}</LinkButton>
    </div>
  );
}
