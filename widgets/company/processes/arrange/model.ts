import { companyProcess as calls } from '#contract/process.ts';
import type { ProcessKind } from '#contract/process.ts';
import { createCommand } from '#kit/forms/command.ts';
import type { Services } from '#kit/services.ts';
import type { ArrangeTexts } from './texts.ts';

export const createArrange = (services: Services, texts: ArrangeTexts, settle: () => unknown) =>
  createCommand(services, calls.arrange, {
    input: (order: { kind: ProcessKind; processIds: number[] }) => order,
    done: () => texts.arranged,
    settle,
  });
