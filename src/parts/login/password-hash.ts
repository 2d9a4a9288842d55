import { md5 } from '@noble/hashes/legacy.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Passwords, the pay password too, travel as md5 in lower-case hex (specification 1, section 7.1); the server hashes again. */
export const passwordHash = (password: string): string => bytesToHex(md5(utf8ToBytes(password)));
