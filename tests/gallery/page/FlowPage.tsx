import { useState } from 'react';
import { useLanguage } from '../../../src/i18n/index.ts';
import { useBrand } from '../../../src/runtime/brand/index.ts';
import { Icon } from '../../../src/ui/Icon/Icon.tsx';
import { Segmented } from '../../../src/ui/Segmented/Segmented.tsx';
import { both } from '../both.ts';
import { Chart } from '../chart/Chart.tsx';
import { planOf } from '../flows/index.ts';
import { excuseOf } from '../inspect.ts';
import { states } from '../states.ts';
import * as css from './FlowPage.css.ts';
import { Legend } from './Legend.tsx';
import type { Device } from './Preview.tsx';
import { StateCard, widths } from './StateCard.tsx';
import { storyAddress } from './storyAddress.ts';

const words = {
  all: both('Mọi luồng', 'All flows'),
  device: both('Màn hình', 'Screen'),
  phone: both('Điện thoại', 'Phone'),
  desktop: both('Máy tính', 'Desktop'),
  show: both('Hiện mọi trạng thái', 'Show all states'),
  states: both('Trạng thái', 'States'),
} as const;

/** One flow: its statechart beside the pictures of its states, in the selected brand. */
export function FlowPage({ flow }: { readonly flow: string }) {
  const language = useLanguage();
  const { name: brand } = useBrand();
  const plan = planOf(flow);
  const all = states[flow] ?? [];
  const [leaf, setLeaf] = useState<string | null>(null);
  const [state, setState] = useState<string | null>(null);
  const [device, setDevice] = useState<Device>('phone');
  const isOf = (name: string) => (value: string) => value.split('+').includes(name) || value === name;
  const shown = leaf === null ? all : all.filter(({ value }) => isOf(leaf)(value));
  const current = all.find(({ id }) => id === state)?.value.split('+') ?? (leaf === null ? [] : [leaf]);
  const pictures = all.filter((entry) => excuseOf(plan, entry) === null).length;
  const chooseLeaf = (name: string) => {
    setState(null);
    setLeaf(leaf === name ? null : name);
  };

  return (
    <main className={css.page}>
      <header className={css.head}>
        <a className={css.back} href={storyAddress('flows--overview')} target="_top">
          <Icon name="arrow-left" size={16} /> {words.all[language]}
        </a>
        <h1 className={css.title}>{plan.name[language]}</h1>
        <p className={css.about}>{plan.about[language]}</p>
        <p className={css.count}>{countWords(all.length, pictures, brand, language)}</p>
      </header>
      <div className={css.columns}>
        <section className={css.left}>
          <Chart
            plan={plan}
            chosen={current}
            countOf={(name) => all.filter(({ value }) => isOf(name)(value)).length}
            onChoose={chooseLeaf}
          />
          <Legend />
        </section>
        <section className={css.right} aria-label={words.states[language]}>
          <div className={css.bar}>
            <h2 className={css.subtitle}>
              {leaf === null
                ? `${words.states[language]} (${all.length})`
                : `${plan.states[leaf]?.[language] ?? leaf} (${shown.length})`}
            </h2>
            {leaf === null ? null : (
              <button type="button" className={css.clear} onClick={() => setLeaf(null)}>
                {words.show[language]}
              </button>
            )}
            <Segmented
              label={words.device[language]}
              options={[
                { value: 'phone', label: words.phone[language] },
                { value: 'desktop', label: words.desktop[language] },
              ]}
              value={device}
              onChange={setDevice}
            />
          </div>
          <div className={css.cards} style={{ gridTemplateColumns: `repeat(auto-fill, ${widths[device] + 26}px)` }}>
            {shown.map((entry) => (
              <StateCard
                key={`${entry.id} ${device}`}
                plan={plan}
                state={entry}
                device={device}
                chosen={entry.id === state}
                onChoose={() => setState(entry.id === state ? null : entry.id)}
              />
            ))}
          </div>
        </section>
      </div>
    </main>
  );
}

const countWords = (all: number, pictures: number, brand: string, language: 'vi' | 'en') =>
  ({
    vi: `${all} trạng thái đi đến được, ${pictures} hình của màn hình thật, mặc áo ${brand}. Mỗi hình do chính máy trạng thái dẫn đến.`,
    en: `${all} states can be reached, ${pictures} pictures of the real screens, themed as ${brand}. The machine itself was driven to each.`,
  })[language];
