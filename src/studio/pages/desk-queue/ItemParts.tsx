import type { DeskDetail, DeskItem } from '../../../wire/studio/desk.ts';
import { addressOf } from '../../api/index.ts';
import { type StudioTextKey, useMoment, useText } from '../../i18n/index.ts';
import { Badge, Icon } from '../../kit/index.ts';
import * as css from './queue.css.ts';
import { levelOf, useRiskText, useValueText } from './queueText.ts';
import { sumOf } from './sums.ts';

const levelTones = { low: 'success', middle: 'warning', high: 'danger' } as const;

/** Reasons to look twice, with their sum: never a verdict. */
export function Risks({ item, now }: { readonly item: DeskItem; readonly now: number }) {
  const text = useText();
  const riskText = useRiskText(now);
  if (item.kind === 'feedback' || item.kind === 'approval') return null;
  const level = levelOf(item.score);
  return (
    <>
      <div className={css.section}>
        <h3 className={css.sectionTitle}>{text('queue.risks')}</h3>
        <Badge tone={levelTones[level]}>{`${item.score}, ${text(`queue.level.${level}`)}`}</Badge>
      </div>
      {item.risks.length === 0 ? (
        <span className={css.wait}>{text('queue.noRisks')}</span>
      ) : (
        <ul className={css.reasons}>
          {item.risks.map((risk) => {
            const { title, text: about } = riskText(risk, item);
            return (
              <li key={risk.name} className={css.reason}>
                {risk.score === 0 ? (
                  <Icon name="check-circle" size={18} tone="success" />
                ) : risk.score >= 30 ? (
                  <Icon name="warning-circle" weight="fill" size={18} tone="danger" />
                ) : (
                  <Icon name="warning" weight="fill" size={18} tone="warning" />
                )}
                <span className={css.grow}>
                  <span className={css.strong}>{title}</span>
                  <span className={css.about}>{about}</span>
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}

/** Facts of the item, and the money of the member. */
export function Facts({ detail: { facts, money, item } }: { readonly detail: DeskDetail }) {
  const text = useText();
  const moment = useMoment();
  const valueText = useValueText();
  return (
    <>
      <span className={css.line} />
      <dl className={css.facts}>
        {facts.map(({ name, value, look }) => (
          <div key={name} className={css.fact}>
            <dt>{text(`queue.fact.${name}` as StudioTextKey)}</dt>
            <dd className={css.value}>
              {look === 'money' ? sumOf(value, item) : look === 'moment' ? moment(value) : valueText(value)}
            </dd>
          </div>
        ))}
        {money === null ? null : (
          <>
            <div className={css.fact}>
              <dt>{text('queue.available')}</dt>
              <dd className={css.value}>{sumOf(money.available, item)}</dd>
            </div>
            <div className={css.fact}>
              <dt>{text('queue.turnover30')}</dt>
              <dd className={css.value}>{`${sumOf(money.paidIn30, item)} / ${sumOf(money.paidOut30, item)}`}</dd>
            </div>
            <div className={css.fact}>
              <dt>{text('queue.ledger')}</dt>
              <dd className={css.value}>
                <span className={money.isLedgerEven ? css.even : css.uneven}>
                  <Icon name={money.isLedgerEven ? 'check-circle' : 'warning-circle'} size={15} />
                  {text(money.isLedgerEven ? 'queue.ledgerEven' : 'queue.ledgerUneven')}
                </span>
              </dd>
            </div>
          </>
        )}
      </dl>
    </>
  );
}

/** Proofs of a dispute, and images of an application or of feedback. */
export function Images({ item, count }: { readonly item: DeskItem; readonly count: number }) {
  const text = useText();
  const { merchant, kind, id } = item;
  return (
    <div>
      <h3 className={css.sectionTitle}>{text('queue.images')}</h3>
      <div className={css.images}>
        {Array.from({ length: count }, (_, position) => {
          const address = addressOf('deskImage', { params: { merchant, kind, id, position } });
          return (
            <a key={address} className={css.imageLink} href={address} target="_blank" rel="noreferrer">
              <img className={css.image} src={address} alt={text('queue.image', { number: position + 1 })} loading="lazy" />
            </a>
          );
        })}
      </div>
    </div>
  );
}

export function History({ detail: { item, history } }: { readonly detail: DeskDetail }) {
  const text = useText();
  const moment = useMoment();
  if (history.length === 0) return null;
  const amount = item.amount === null ? '' : sumOf(item.amount, item);
  return (
    <div>
      <h3 className={css.sectionTitle}>{text('queue.history')}</h3>
      <ul className={css.reasons}>
        {history.map(({ by, act, at, reason }) => (
          <li key={`${at} ${act}`} className={css.grow}>
            <span>{reason}</span>
            <span className={css.panelText}>
              {text('queue.history.line', {
                by,
                act: text(`queue.act.${act}` as StudioTextKey, { amount }).trim(),
                at: moment(at),
              })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
