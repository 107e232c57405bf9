import { useLanguage } from '../../../src/i18n/index.ts';
import { useBrand } from '../../../src/runtime/brand/index.ts';
import { both } from '../both.ts';
import { plans } from '../flows/index.ts';
import { excuseOf } from '../inspect.ts';
import type { FlowPlan } from '../plan.ts';
import { states } from '../states.ts';
import * as css from './FlowIndex.css.ts';
import * as page from './FlowPage.css.ts';
import { Preview } from './Preview.tsx';
import { storyAddress, storyId } from './storyAddress.ts';

const words = {
  title: both('Mọi luồng, mọi trạng thái', 'Every flow, every state'),
  about: both(
    'Mỗi việc mà người chơi làm được là một luồng, và mỗi luồng là một máy trạng thái. Ở đây mọi trạng thái đi đến được đều có hình của màn hình thật: máy được dẫn đến đó từng bước, bằng đúng những gì người chơi, máy chủ và đồng hồ có thể làm.',
    'Whatever a player can do is a flow, and every flow is a state machine. Here each state that can be reached has a picture of its real screen: the machine was led there step by step, by exactly what a player, the server and the clock can do.',
  ),
  how: both(
    'Chọn thương hiệu, chế độ sáng tối và ngôn ngữ ở thanh trên cùng. Mở một luồng để xem sơ đồ cạnh hình; bấm một trạng thái để chỉ xem hình của nó.',
    'Choose brand, mode and language in the bar above. Open a flow for its chart beside the pictures; press a state to see its pictures only.',
  ),
} as const;

/** Overview of all flows, with the purpose and one picture of each. */
export function FlowIndex() {
  const language = useLanguage();
  const { name } = useBrand();
  const all = Object.values(plans);
  const found = Object.values(states).flat().length;
  const sum = { vi: `${all.length} luồng, ${found} trạng thái`, en: `${all.length} flows, ${found} states` };
  return (
    <main className={page.page}>
      <header className={page.head}>
        <h1 className={page.title}>{words.title[language]}</h1>
        <p className={page.about}>{words.about[language]}</p>
        <p className={page.about}>{words.how[language]}</p>
        <p className={page.count}>{`${name} · ${sum[language]}`}</p>
      </header>
      <div className={css.cards}>
        {all.map((plan) => (
          <Card key={plan.machine.id} plan={plan} language={language} />
        ))}
      </div>
    </main>
  );
}

function Card({ plan, language }: { readonly plan: FlowPlan; readonly language: 'vi' | 'en' }) {
  const flow = plan.machine.id;
  const own = states[flow] ?? [];
  const drawn = own.filter((state) => excuseOf(plan, state) === null);
  const face = drawn.find(({ steps }) => steps.length > 0) ?? drawn[0];
  const count = { vi: `${own.length} trạng thái, ${drawn.length} hình`, en: `${own.length} states, ${drawn.length} pictures` };
  return (
    <a className={css.card} href={storyAddress(storyId(flow, 'chart'))} target="_top">
      {face === undefined ? null : (
        <Preview story={storyId(flow, face.id)} title={plan.name[language]} device="phone" width={132} />
      )}
      <span className={css.words}>
        <strong className={css.name}>{plan.name[language]}</strong>
        <span className={css.about}>{plan.about[language]}</span>
        <span className={css.count}>{count[language]}</span>
      </span>
    </a>
  );
}
