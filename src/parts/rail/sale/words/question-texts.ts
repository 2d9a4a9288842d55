import { changeName } from '#domain/rail/change-rules.ts';

/** Of the question before a change that is done by the press. */
export const questionTexts = {
  title: (isOther: boolean, tickets: number) => `确认${changeName(isOther)} ${tickets} 张？`,
  /** `back`: "" where nothing comes back. */
  text: (old: string, fresh: string, back: string) =>
    `${old} 改为 ${fresh}。${back ? `退回 ¥${back}` : '没有差额可退'}。确认后立即生效，不能撤回，每张票只能改 1 次。`,
  yes: (isOther: boolean) => `确认${changeName(isOther)}`,
  no: '再想想',
};
