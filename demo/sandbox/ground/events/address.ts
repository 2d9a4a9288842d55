import { lookup } from 'node:dns';
import type { LookupAddress } from 'node:dns';
import { BlockList, isIP } from 'node:net';

/** Looks a name up; a test gives its own. */
export type Resolve = (name: string) => Promise<readonly string[]>;

const longestAddress = 500;

/** Networks that no partner's server may be in: our own and everybody's private ones. A list for each family: one list takes an IPv4 address for its form as IPv6. */
const closed = { 4: new BlockList(), 6: new BlockList() };
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  closed[4].addSubnet(network, bits, 'ipv4');
// Of IPv6 only global addresses (2000::/3) are open, and of those none that carries an IPv4 address or is a document's.
for (const [network, bits] of [
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed[6].addSubnet(network, bits, 'ipv6');

/** True for an address of the internet. An IPv4 address written as IPv6 is none: no name of a server has it. */
export const isOpenAddress = (ip: string): boolean => {
  const family = isIP(ip);
  if (family === 4) return !closed[4].check(ip, 'ipv4');
  return family === 6 && !closed[6].check(ip, 'ipv6');
};

const ownNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The host of a URL as `isIP` reads it. */
export const bareHost = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** True where the sandbox may send to the own machine. */
export const isOwnMachine = (url: URL, isSandbox: boolean): boolean => isSandbox && ownNames.has(url.hostname);

/** The address of a receiver, or why it is none. Its name is looked up again with each delivery. */
export async function readAddress(
  text: string,
  isSandbox: boolean,
  resolve: Resolve,
): Promise<{ ok: true; address: string } | { ok: false; message: string }> {
  const wrong = (message: string) => ({ ok: false, message }) as const;
  if (text.length > longestAddress) return wrong(`接收地址最长 ${longestAddress} 个字符`);
  if (!URL.canParse(text)) return wrong('接收地址应为完整的网址，例如 https://example.com/hooks');
  const url = new URL(text);
  if (url.username || url.password) return wrong('接收地址不能带用户名和密码');
  if (url.hash) return wrong('接收地址不能带 # 之后的部分');
  if (isOwnMachine(url, isSandbox)) {
    if (url.protocol !== 'http:' && url.protocol !== 'https:') return wrong('接收地址应以 http:// 或 https:// 开头');
    return { ok: true, address: url.href };
  }
  if (url.protocol !== 'https:')
    return wrong(isSandbox ? '接收地址应以 https:// 开头，仅本机地址可用 http://' : '接收地址应以 https:// 开头');
  const host = bareHost(url);
  const closedNetwork = '接收地址指向内部网络，请使用公网可访问的地址';
  if (ownNames.has(url.hostname) || host.endsWith('.localhost')) return wrong(closedNetwork);
  // A name that does not exist yet may be given; deliveries wait for it.
  const found = isIP(host) ? [host] : await resolve(host).catch(() => []);
  if (!found.every(isOpenAddress)) return wrong(closedNetwork);
  return { ok: true, address: url.href };
}

export const resolveName: Resolve = (name) =>
  new Promise((resolve, reject) =>
    lookup(name, { all: true }, (error, found: LookupAddress[]) =>
      error ? reject(error) : resolve(found.map(({ address }) => address)),
    ),
  );
