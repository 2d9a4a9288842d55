import { z } from 'zod';
import { mostTickets } from '#domain/rail/most-tickets.ts';
import { ticketTypes } from '#domain/rail/ticket-types.ts';
import { mostWishes } from '#domain/rail/wait.ts';
import { trainOrderSchemas } from './train-order.schema.ts';

const { rides, travelType, travellers } = trainOrderSchemas.verify.shape;
const {
  requestId,
  verifyKey,
  passengers,
  contact,
  agreed,
  overReason,
  travelReason,
  costCenter,
  project,
  applicationId,
} = trainOrderSchemas.createOrder.shape;

export const trainWaitSchemas = {
  quote: z.object({
    /** Trains and classes that the party would take, any one of them. */
    wishes: z
      .array(rides.element)
      .min(1, '请至少选择一个候补车次')
      .max(mostWishes, `最多候补 ${mostWishes} 个车次与席别的组合`),
    ticketTypes: z.array(z.enum(ticketTypes)).min(1).max(mostTickets).default(['adult']),
    travelType,
    travellers,
  }),
  create: z.object({
    requestId,
    verifyKey,
    passengers,
    contact,
    /** Until when it waits: one of the quote's `deadlines`. */
    deadlineMs: z.number().int(),
    overReason,
    travelReason,
    costCenter,
    project,
    applicationId,
    agreed,
  }),
} as const;
