import { DividendAct } from '../../../../wire/contracts.ts';
import { actRoute } from '../../../contracts/actRoute.ts';

export default actRoute('dividend', 'dividendContract', DividendAct);
