import type { Envelope, Row } from '#contract/row.ts';
import { signCall } from '#entries/sign.ts';
import { clientOf } from '../sandbox.ts';

type Server = Parameters<typeof clientOf>[0];
interface AppKey {
  appId: string;
  kid: string;
  secret: string;
}

/** The calls of a partner's server, each with a sign of its application's key. */
export async function partnerServer(sandbox: Server, appId = 'default') {
  const client = clientOf(sandbox, { appId });
  const key = { appId, ...(await client.ask(`/sandbox/key?appId=${appId}`)) } as AppKey;
  const send = async <In, Out>(row: Row<In, Out>, input: In): Promise<Envelope<Out>> =>
    await client.send<In, Out>(row, { ...input, sign: await signCall({ ...key, now: sandbox.now() }) });
  return { client, key, send };
}
