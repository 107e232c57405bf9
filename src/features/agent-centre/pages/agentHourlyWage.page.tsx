import { ContractCentre } from '../contracts/ContractCentre.tsx';
import { contractWords } from '../contracts/contractWords.ts';
import { AgentPage } from '../parts/AgentPage.tsx';

export default function HourlyWagePage() {
  return (
    <AgentPage areas={contractWords}>
      <ContractCentre kind="hourly" />
    </AgentPage>
  );
}
