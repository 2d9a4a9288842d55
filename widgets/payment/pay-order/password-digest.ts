import { md5 } from '@noble/hashes/legacy.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The pay password travels as md5 in lower-case hex by contract; the server hashes it again (quality.md, Security). */
export const passwordDigest = (password: string): string => bytesToHex(md5(utf8ToBytes(password)));
