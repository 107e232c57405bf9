import { agentFiles } from '../../../api/agents.ts';
import { contractQueries } from '../../../api/contracts.ts';
import type { ContractKind } from '../../../domain/contracts/index.ts';
import { momentText } from '../../../domain/momentText.ts';
import { useLanguage, useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import {
  Amount,
  Card,
  ExportButton,
  firstPage,
  PeriodRange,
  PeriodSegment,
  useMemberParams,
  usePeriod,
} from '../../../runtime/centre/index.ts';
import { useQuery } from '../../../runtime/data/index.ts';
import { Figures } from '../../../ui/Figures/Figures.tsx';
import { RadioChips } from '../../../ui/RadioChips/RadioChips.tsx';
import type { Contract } from '../../../wire/contracts.ts';
import type { WagePage } from '../../../wire/wages.ts';
import { percentText } from '../parts/useTermText.ts';
import { Bars } from './Bars.tsx';
import { Payments } from './Payments.tsx';
import { Statement } from './Statement.tsx';
import { thresholdOf } from './thresholdOf.ts';
import { usePayments } from './usePayments.ts';
import * as css from './wages.css.ts';

const directions = ['received', 'paid'] as const;

/** Payments of contracts of a kind in a period: to the agent, or to its downlines. */
export function Wages({ kind }: { readonly kind: ContractKind }) {
  const t = useText();
  const [params, change] = useMemberParams();
  const { range } = usePeriod();
  const direction = directions.find((each) => each === params['direction']) ?? 'received';
  const filter = { ...range, kind, direction };
  const { data } = usePayments(filter);
  const { data: options } = useQuery(contractQueries.options({ kind }));
  const own = options?.own ?? null;
  const linked = params['statement'];
  const isElsewhere =
    linked !== undefined && linked !== 'none' && data !== undefined && !data.rows.some(({ paymentId }) => paymentId === linked);
  return (
    <>
      <ExportButton title={t(`contract.kind.${kind}`)} days={range} load={() => agentFiles.wages(filter)} />
      <div className={css.filters}>
        <RadioChips
          label={t('wage.direction')}
          options={directions.map((value) => ({ value, label: t(`wage.direction.${value}`) }))}
          value={direction}
          onChange={(value) => change({ direction: value === 'received' ? null : value, statement: null, ...firstPage })}
        />
        <PeriodSegment />
        <PeriodRange />
      </div>
      {direction === 'received' && own !== null ? (
        <OwnFigures contract={own} page={data} />
      ) : (
        <SumFigures page={data} direction={direction} />
      )}
      {kind === 'hourly' || kind === 'realTime' ? (
        <Bars kind={kind} rows={data?.rows} own={direction === 'received' ? own : null} />
      ) : null}
      {isElsewhere ? (
        <Card title={t('wage.statement')} flush>
          <Statement paymentId={linked} />
        </Card>
      ) : null}
      <Payments kind={kind} filter={filter} />
      <p className={css.foot}>{t(`wage.formula.${kind}`)}</p>
    </>
  );
}

interface OwnFiguresProps {
  readonly contract: Contract;
  readonly page: WagePage | undefined;
}

/** Rate and threshold of the own contract, what the period paid, and what the running one has come to. */
function OwnFigures({ contract, page }: OwnFiguresProps) {
  const t = useText();
  const language = useLanguage();
  const { timeZone } = useBrand();
  const { data } = useQuery(contractQueries.detail(contract.contractId));
  const { kind, terms } = contract;
  const soFar = data?.soFar;
  return (
    <Figures
      items={[
        { id: 'rate', label: t('wage.figure.rate'), value: ratesOf(terms), note: t(`wage.figure.rate.${kind}`) },
        {
          id: 'threshold',
          label: t(`wage.figure.threshold.${kind}`),
          value: <Amount value={thresholdOf(terms)} isPublic />,
          note: t(`wage.figure.threshold.${kind}.note`),
        },
        {
          id: 'paid',
          label: t('wage.figure.paid'),
          value: page && <Amount value={page.sums.paid} signed />,
          ...(page === undefined ? {} : { note: t(`wage.figure.periods.${kind}`, { count: page.sums.periods }) }),
        },
        {
          id: 'running',
          label: t('wage.figure.running'),
          value: soFar === null ? '–' : soFar && <Amount value={soFar.wage} />,
          ...(soFar == null
            ? {}
            : { note: t('wage.figure.settled', { at: momentText(soFar.settledAt, { timeZone, language, to: 'short' }) }) }),
        },
      ]}
    />
  );
}

const ratesOf = (terms: Contract['terms']) =>
  'rate' in terms ? percentText(terms.rate) : `${percentText(terms.profitRate)} · ${percentText(terms.lossRate)}`;

interface SumFiguresProps {
  readonly page: WagePage | undefined;
  readonly direction: (typeof directions)[number];
}

function SumFigures({ page, direction }: SumFiguresProps) {
  const t = useText();
  const items = [
    { id: 'validBet', label: t('wage.figure.validBet'), value: page && <Amount value={page.sums.validBet} isPublic /> },
    { id: 'wage', label: t('wage.figure.wage'), value: page && <Amount value={page.sums.wage} /> },
    { id: 'paid', label: t('wage.figure.paid'), value: page && <Amount value={page.sums.paid} /> },
    {
      id: 'debt',
      label: t(direction === 'received' ? 'wage.figure.debt.received' : 'wage.figure.debt.paid'),
      value: page && <Amount value={page.sums.debt} />,
    },
  ];
  return <Figures items={items} />;
}
