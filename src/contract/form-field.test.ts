import { expect, it } from 'vitest';
import { accountSchemas } from './account.schema.ts';
import {
  certNo,
  contactName,
  country,
  day,
  guestName,
  latinName,
  mobilePhone,
  personName,
} from './form-field.schema.ts';
import { hotelOrderSchemas } from './hotel-order.schema.ts';
import { passengerSchemas } from './passenger.schema.ts';

/** The text of a field as the server keeps it; null where it refuses it. */
const kept = (schema: { safeParse(value: unknown): { data?: unknown } }, text: string) =>
  schema.safeParse(text).data ?? null;

it.each([
  [mobilePhone, '+86 138 0000 0010', '13800000010'],
  [mobilePhone, '17951 13800000010', '13800000010'],
  [mobilePhone, '13800000010/13900000010', null],
  [mobilePhone, '138000000101', null],
  [day, '1990-1-5', '1990-01-05'],
  [day, '1990-01-05', '1990-01-05'],
  [day, '1990', null],
  [certNo, '\u202dE1234\u200b5678\u202c', 'E12345678'],
  [personName, ' ⾼⼤⼭\u200b', '高大山'],
  [guestName, '阿卜杜拉•买买提', '阿卜杜拉·买买提'],
  [guestName, 'O’BRIEN/MARY', 'OBRIEN/MARY'],
  [latinName, 'Müller/Jörg', 'MUELLER/JOERG'],
  [contactName, '李〇\u200b', '李〇'],
  [country, 'VU', 'VU'],
  [country, 'XX', null],
  [hotelOrderSchemas.createOrder.shape.taxNo, '税号：9131 0115 MA1K 3FAN 06', '91310115MA1K3FAN06'],
  [accountSchemas.login.shape.mobilePhone, '138 0000 0010', '13800000010'],
  [passengerSchemas.save.shape.mobilePhone, '17951-13800000010', '13800000010'],
])('the server reads %# %j as the forms do: %j', (schema, text, read) => {
  expect(kept(schema, text)).toBe(read);
});
