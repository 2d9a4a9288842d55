import type { CertType } from '../../passenger/documents/cert-types.ts';

/** Documents of international flights (specification 2, section 3): passes are for their own region alone. */
export const intlCertTypes: readonly CertType[] = ['2', '8', '7', '5', '4', '9'];
