import { useQuery } from '@tanstack/react-query';
import { figureSpans } from '../../../domain/figureSpan.ts';
import { zoneText } from '../../../domain/momentText.ts';
import type { DeskFigures } from '../../../wire/studio/deskFigures.ts';
import { failureTextOf, read } from '../../api/index.ts';
import { useSession } from '../../app/index.ts';
import { useLanguage, useText } from '../../i18n/index.ts';
import { Button, EmptyState, PageHead, Segmented, Select, Unread } from '../../kit/index.ts';
import { Categories } from './Categories.tsx';
import { ByDay, ByHour } from './Course.tsx';
import { FigureCards } from './FigureCards.tsx';
import * as css from './figures.css.ts';
import { figuresFile } from './figuresFile.ts';
import { Cohorts, Steps } from './Members.tsx';
import { timeLabel } from './placeText.ts';
import { type FigureView, useFigures, useFigureView } from './useFigures.ts';

/** Figures of one brand: today, trends by day, and what became of new members. */
export default function FiguresPage() {
  const text = useText();
  const { operator } = useSession();
  const mayRead = operator.roles.some((role) => role === 'money' || role === 'approve');
  const view = useFigureView();
  const brands = useQuery({ ...read('brands', { query: { limit: 100 } }), enabled: mayRead });
  const served = (brands.data?.brands ?? []).filter((brand) => brand.live !== null);
  const merchant = view.merchant ?? served[0]?.merchant ?? null;
  if (!mayRead) {
    return <EmptyState icon="lock-simple" title={text('figures.noRight.title')} text={text('figures.noRight.text')} />;
  }
  if (brands.data === undefined) {
    return (
      <div className={css.page}>
        <PageHead title={text('figures.title')} />
        <Unread failure={brands.error && failureTextOf(brands.error, text)} onRetry={brands.refetch} height={480} />
      </div>
    );
  }
  if (merchant === null) {
    return <EmptyState icon="chart-line" title={text('figures.noBrand.title')} text={text('figures.noBrand.text')} />;
  }
  const options = served.map((brand) => ({ value: brand.merchant, label: brand.name }));
  const brand = options.find(({ value }) => value === merchant)?.label ?? merchant;
  return <OfBrand key={merchant} merchant={merchant} brand={brand} options={options} view={view} />;
}

interface OfBrandProps {
  readonly merchant: string;
  readonly brand: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly view: FigureView;
}

function OfBrand({ merchant, brand, options, view }: OfBrandProps) {
  const text = useText();
  const language = useLanguage();
  const { span, figure, choose } = view;
  const { data, error, refetch } = useFigures(merchant, span);
  return (
    <div className={css.page}>
      <PageHead title={text('figures.title')} text={data === undefined ? undefined : <Until figures={data} />}>
        <div className={css.tools}>
          <Select
            look="pick"
            label={text('figures.brand')}
            icon="squares-four"
            value={merchant}
            options={options}
            onChange={(value) => choose('merchant', value)}
          />
          <Segmented
            label={text('figures.span')}
            value={String(span)}
            choices={figureSpans.map((days) => ({ value: String(days), label: text('figures.days', { count: days }) }))}
            onChange={(value) => choose('days', value)}
          />
          <Button
            icon="download-simple"
            {...(data === undefined
              ? { isDisabled: true }
              : {
                  onPress: () =>
                    save(
                      `figures-${merchant}-${data.today}.csv`,
                      figuresFile({ figures: data, brand, name: figure, text, language }),
                    ),
                })}
          >
            {text('figures.file')}
          </Button>
        </div>
      </PageHead>
      {data === undefined ? (
        <Unread failure={error && failureTextOf(error, text)} onRetry={refetch} height={640} />
      ) : (
        <Shown figures={data} view={view} brand={brand} />
      )}
    </div>
  );
}

/** The hours that figures of today are of. */
function Until({ figures: { hours, until, timeZone } }: { readonly figures: DeskFigures }) {
  const text = useText();
  const language = useLanguage();
  const zone = zoneText(timeZone, language);
  return (
    <>
      {hours === 0
        ? text('figures.firstHour', { zone })
        : text('figures.until', { time: timeLabel(until, timeZone, language), zone })}
    </>
  );
}

interface ShownProps {
  readonly figures: DeskFigures;
  readonly view: FigureView;
  readonly brand: string;
}

function Shown({ figures, view: { figure, choose }, brand }: ShownProps) {
  const text = useText();
  const days = figures.byDay.length;
  return (
    <>
      <FigureCards figures={figures} chosen={figure} onChoose={(name) => choose('figure', name)} />
      {isEmpty(figures) ? (
        <EmptyState
          icon="chart-line"
          title={text('figures.empty.title')}
          text={text('figures.empty.text', { brand, count: days })}
        />
      ) : (
        <>
          <div className={css.two}>
            <ByHour figures={figures} name={figure} />
            <ByDay figures={figures} name={figure} />
          </div>
          <div className={css.three}>
            <Steps steps={figures.steps} days={days} />
            {figures.categories.length === 0 ? null : <Categories figures={figures} />}
            <Cohorts cohorts={figures.cohorts} />
          </div>
        </>
      )}
    </>
  );
}

/** Whether nothing happened in any hour or day that is shown. */
const isEmpty = ({ soFar, span, byHour, cohorts }: DeskFigures) =>
  [soFar.now, span.now, span.before, ...byHour.map(({ before }) => before)].every((sums) =>
    Object.values(sums).every((value) => Number(value) === 0),
  ) && cohorts.every(({ members }) => members === 0);

function save(name: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
