import { subCompany as calls } from '#contract/sub-company.ts';
import { createCommand } from '#kit/forms/command.ts';
import { useValues } from '#kit/readable.ts';
import type { Services } from '#kit/services.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { texts } from './words/acting-texts.ts';

/** Ends the session inside, and goes on in the own company. */
const createLeave = (services: Services) =>
  createCommand(services, calls.leave, {
    input: (_leave: 'leave') => ({}),
    settle: (outcome) => {
      if (outcome.ok) services.session.adopt(outcome.data, 'sub_companies');
    },
  });

/** Says that a main company's account acts inside of another, and leads back. */
export function ActingBar() {
  const services = useServices();
  const words = useTexts('acting', texts);
  const leave = useModel(() => createLeave(services));
  const [user, busy] = useValues(services.session.user, leave.busy);
  if (!user?.acting) return null;
  return (
    <Alert
      kind="warn"
      className="t-grow"
      action={
        <LinkButton disabled={busy !== null} onClick={() => void leave.run('leave')}>
          {words.leave(user.acting.from)}
        </LinkButton>
      }
    >
      {words.acting(user.creditMember?.organizeName ?? '', user.acting.from)}
    </Alert>
  );
}
