import { isProductArea } from './product-area.ts';
import { accountRoutes } from './account.ts';
import { approvalRoutes } from './approval.ts';
import { billRoutes } from './bill.ts';
import { carRoutes } from './car.ts';
import { corporateRoutes } from './corporate.ts';
import { flightRoutes } from './flight.ts';
import { homeRoutes } from './home.ts';
import { hotelRoutes } from './hotel.ts';
import { orderRoutes } from './order.ts';
import { passengerRoutes } from './passenger.ts';
import { paymentRoutes } from './payment.ts';
import { reportRoutes } from './report.ts';
import { shellRoutes } from './shell.ts';
import { trainRoutes } from './train.ts';
import { walletRoutes } from './wallet.ts';
import { workbenchRoutes } from './workbench.ts';
import type { Route, RouteRow } from './route.ts';

/** Every named route of the product. The trip application of a search goes along to all pages of products on sale. */
export const allRoutes: readonly Route[] = [
  ...homeRoutes,
  ...shellRoutes,
  ...accountRoutes,
  ...workbenchRoutes,
  ...passengerRoutes,
  ...walletRoutes,
  ...paymentRoutes,
  ...flightRoutes,
  ...hotelRoutes,
  ...trainRoutes,
  ...orderRoutes,
  ...billRoutes,
  ...reportRoutes,
  ...approvalRoutes,
  ...corporateRoutes,
  ...carRoutes,
].map((row: RouteRow) => ({
  access: 'login',
  frame: 'account',
  ...row,
  ...(isProductArea(row.domain) && { carries: 'applicationId' }),
}));
