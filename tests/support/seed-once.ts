import { seededFile } from './seeded.ts';

/** Before all files that start a sandbox: two of them would make the same seeded data at once. */
export default async function seedOnce(): Promise<(() => Promise<void>) | undefined> {
  const serverUrl = process.env['TEST_DATABASE_URL'];
  if (serverUrl) return await (await import('./template.ts')).makeTemplate(serverUrl);
  await seededFile();
  return undefined;
}
