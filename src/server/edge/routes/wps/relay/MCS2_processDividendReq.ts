import { actRoute } from '../../../../agents/contracts/index.ts';

export default actRoute('dividend');
