import type { recommend } from '#contract/recommend.ts';
import type { recommendSchemas } from '#contract/recommend.schema.ts';
import type { HandlersOf } from '../../ground/call.ts';
import { countRecommended, listRecommended, recommendMember } from '../recommend/recommended.ts';

export const recommendHandlers: HandlersOf<typeof recommend, typeof recommendSchemas> = {
  appRecommendMember: recommendMember,
  AppRecommendedList: listRecommended,
  appRecommendedCount: countRecommended,
};
