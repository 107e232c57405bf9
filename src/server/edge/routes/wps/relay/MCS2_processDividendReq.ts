import { DividendAct } from '../../../../../wire/contracts.ts';
import { actRoute } from '../../../../agents/contracts/index.ts';

export default actRoute('dividend', 'dividendContract', DividendAct);
