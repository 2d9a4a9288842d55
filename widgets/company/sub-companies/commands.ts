import { subCompany as calls } from '#contract/sub-company.ts';
import type { BindRequest, SubCompany } from '#contract/sub-company.ts';
import { createCommand } from '#kit/forms/command.ts';
import type { Services } from '#kit/services.ts';
import { textsOf } from '#kit/use-texts.ts';
import { commandTexts } from './command-texts.ts';
import type { Texts } from './command-texts.ts';

export const createUnbind = (services: Services, texts: Texts, settle: () => unknown) =>
  createCommand(services, calls.unbind, {
    input: ({ id }: SubCompany) => ({ companyId: id }),
    confirm: ({ name }) => texts.unbindQuestion(name),
    done: () => texts.unbound,
    settle,
  });

/** Goes on as the administrator of the company, from its workbench. */
const createEnter = (services: Services, texts: Texts, settle: () => unknown) =>
  createCommand(services, calls.enter, {
    input: ({ id }: SubCompany) => ({ companyId: id }),
    confirm: ({ name }) => texts.enterQuestion(name),
    settle: (outcome) => {
      if (!outcome.ok) return settle();
      services.session.adopt(outcome.data, 'company_index');
      return undefined;
    },
  });

export const createMakeCode = (services: Services, texts: Texts, settle: () => unknown) =>
  createCommand(services, calls.code, { input: (_code: 'code') => ({}), done: () => texts.codeMade, settle });

export const createAnswer = (services: Services, settle: () => unknown) =>
  createCommand(services, calls.answer, {
    input: ({ request, agree }: { request: BindRequest; agree: boolean }) => ({ bindId: request.id, agree }),
    settle,
  });

/** Writes of the list, from the first press on. */
export function createActions(services: Services, settle: () => unknown) {
  const texts = textsOf(services, 'sub-companies', commandTexts);
  return {
    unbind: createUnbind(services, texts, settle),
    enter: createEnter(services, texts, settle),
    makeCode: createMakeCode(services, texts, settle),
    answer: createAnswer(services, settle),
  };
}
