import type { KnownStudent } from '#contract/train-order.ts';
import { courseYears } from '#domain/rail/student.ts';
import type { FormOf } from '#kit/forms/use-form.ts';
import { useValue, useValues } from '#kit/readable.ts';
import type { Readable } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import type { Judged } from '#parts/traveller/judge.ts';
import { Card } from '#ui/display/Card.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { SelectField } from '#ui/form/more-fields.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { proofOf, withProof } from './student-values.ts';
import type { StudentValues } from './student-values.ts';
import { studentTexts } from './student-texts.ts';

interface StudentsProps {
  model: {
    form: FormOf<StudentValues> & { party: { present: Readable<readonly Judged[]> } };
    hold: { verified: Readable<{ students: readonly KnownStudent[] } | null> };
  };
}

/** School and way of every passenger with a student ticket, as the last order had them. */
export function Students({ model: { form, hold } }: StudentsProps) {
  const [{ students }, errors, people] = useValues(form.values, form.errors, form.party.present);
  const t = useTexts('rail-student', studentTexts);
  const known = useValue(hold.verified)?.students ?? [];
  const own = people.filter(({ ticket }) => ticket?.type === 'student');
  if (!own.length) return null;
  return (
    <Card className="bk-sec" title={t.title} sub={t.sub}>
      {own.map(({ draft, input }) => {
        const proof = proofOf(students, known, draft);
        const left = known.find(({ passengerId }) => passengerId === draft.passengerId)?.left;
        const path = `${draft.key}.student`;
        const field = (name: keyof typeof proof) => ({
          name: `${path}.${name}`,
          value: proof[name],
          error: undefined,
          onInput(typed: string) {
            // Two fields may change before the page is drawn.
            const now = form.values.peek().students;
            form.edit({ students: withProof(now, { ...proofOf(now, known, draft), [name]: typed }) });
          },
          onBlur: () => form.leave(path),
        });
        return (
          <div key={draft.key} role="group" aria-label={t.of(input.name || t.someone)}>
            <p className="t-s13">
              <b>{input.name || t.someone}</b> {left !== undefined && t.left(left)}
            </p>
            <div className="t-form">
              <TextField {...field('school')} label={t.school} maxLength={40} placeholder={t.schoolHint} required />
              <TextField
                {...field('entered')}
                label={t.entered}
                inputMode="numeric"
                maxLength={4}
                placeholder={t.enteredHint}
                required
              />
              <SelectField
                {...field('years')}
                label={t.years}
                options={courseYears.map((value) => ({ value: value as string, label: t.yearsOf(value) }))}
                required
              />
              <TextField {...field('from')} label={t.from} maxLength={20} placeholder={t.fromHint} required />
              <TextField {...field('to')} label={t.to} maxLength={20} placeholder={t.toHint} required />
            </div>
            {errors[path] && <Alert kind="bad">{errors[path]}</Alert>}
          </div>
        );
      })}
    </Card>
  );
}
