export { labelOf, rankOf, rankPeriodOf, ranksOf, reviewMoment } from './ranks.ts';
