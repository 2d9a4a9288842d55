import { useServices } from '../widget.ts';

/** True of a widget on a partner's page without the account centre's frame: it has neither a breadcrumb nor a menu. */
export function useStandsAlone(): boolean {
  const { isEmbedded, home } = useServices();
  return isEmbedded === true && home !== 'my_center_index';
}
