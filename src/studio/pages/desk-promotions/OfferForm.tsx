import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { promotionKinds } from '../../../domain/promotion.ts';
import { Failure } from '../../../wire/failure.ts';
import type { DeskOfferRow, DeskOffers, OfferVersion } from '../../../wire/studio/deskOffers.ts';
import { failureTextOf, useAct } from '../../api/index.ts';
import { useSession } from '../../app/index.ts';
import { sumText, useLanguage, useMoment, useText } from '../../i18n/index.ts';
import { Badge, Button, Icon, Note, PictureChoices, showToast, TextInput } from '../../kit/index.ts';
import { BudgetFields } from './BudgetFields.tsx';
import { documentKey, idFrom, type OfferDocument, ruleOfKind } from './document.ts';
import { Estimate } from './Estimate.tsx';
import { EndDialog, PublishDialog } from './OfferDialogs.tsx';
import { stateText, stateTones } from './OfferList.tsx';
import * as css from './promotions.css.ts';
import { RuleFields } from './RuleFields.tsx';
import { SiteCard } from './SiteCard.tsx';
import { useSentence } from './sentence.ts';
import { useKept } from './useKept.ts';
import { newOffer } from './usePlace.ts';
import { Versions } from './Versions.tsx';
import { faultsOf, WordsFields } from './WordsFields.tsx';

interface OfferFormProps {
  readonly merchant: string;
  readonly facts: Omit<DeskOffers, 'offers'>;
  readonly written: OfferDocument;
  readonly newest: number;
  /** Null for one that is not written yet. */
  readonly row: DeskOfferRow | null;
  readonly versions: readonly OfferVersion[];
  readonly onGo: (merchant: string, offer?: string) => void;
}

const kindIcons = {
  depositMatch: 'plus',
  cashback: 'arrow-u-up-left',
  fixed: 'money',
  ladder: 'chart-line',
  raffle: 'target',
  signIn: 'calendar-dots',
} as const;

/** One promotion as a form: rule, budget, dates and words; what it would have cost; and how it goes live. */
export function OfferForm({ merchant, facts, written, newest, row, versions, onGo }: OfferFormProps) {
  const text = useText();
  const language = useLanguage();
  const moment = useMoment();
  const queries = useQueryClient();
  const { operator } = useSession();
  const { kept, keep } = useKept(operator.name, merchant, row?.offer ?? newOffer);
  const [dialog, setDialog] = useState<'publish' | 'end' | null>(null);
  const sentence = useSentence(facts.symbol);
  const isLocked = !operator.roles.includes('money');
  const document = kept?.document ?? written;
  const expected = kept?.expected ?? newest;
  const isChanged = kept !== null && documentKey(kept.document) !== documentKey(written);
  const change = (next: OfferDocument) => keep({ document: next, expected });
  const save = useAct('deskSaveOffer', {
    changes: ['deskOffers', 'deskOffer'],
    failure: 'own',
    onDone: (value) => {
      const { offer } = value.row;
      queries.setQueryData(['deskOffer', { merchant, offer }, {}], value);
      keep(null);
      if (row === null) onGo(merchant, offer);
      showToast({ title: text('offers.saved', { version: value.row.newest }) });
    },
  });
  const id = row?.offer ?? (document.id === '' ? idFrom(document.title.en ?? document.title.vi ?? '') : document.id);
  const toSave = { params: { merchant, offer: id }, body: { expected, document: { ...document, id } } };
  const conflict = conflictOf(save.error) ?? (kept !== null && kept.expected < newest ? newest : null);
  const faults = faultsOf(document, facts);
  const version = row === null ? null : versions.find((each) => each.version === row.newest);
  const title = document.title[language] ?? document.title.en ?? document.title.vi ?? text('offers.new');
  const isLive = row !== null && row.live === row.newest && row.newest > 0 && !isChanged;
  return (
    <div className={css.page}>
      <div className={css.formHead}>
        <Button variant="ghost" size="small" icon="arrow-left" onPress={() => onGo(merchant)}>
          {text('offers.back')}
        </Button>
        <div className={css.headLine}>
          <h1 className={css.formTitle}>{title === '' ? text('offers.new') : title}</h1>
          {row === null ? (
            <Badge tone="draft" mark="dot">
              {text('offers.state.draft')}
            </Badge>
          ) : (
            <Badge tone={stateTones[row.state]} mark="dot">
              {stateText(text, row, (day) => moment(day, 'day'))}
            </Badge>
          )}
          {row !== null && row.live !== null && row.newest > row.live ? (
            <Badge tone="draft">{text('offers.hasDraft')}</Badge>
          ) : null}
        </div>
        <span className={css.meta}>
          {row === null
            ? text('offers.newText')
            : version?.madeBy == null
              ? text('offers.manifestText', { offer: row.offer })
              : text('offers.writtenBy', {
                  offer: row.offer,
                  version: version.version,
                  who: version.madeBy,
                  when: moment(version.madeAt),
                })}
        </span>
      </div>
      {isLocked ? <Note tone="info">{text('offers.noWrite')}</Note> : null}
      {conflict === null ? null : (
        <Note
          tone="warning"
          isLive
          act={
            <span className={css.chips}>
              <Button
                size="small"
                onPress={() => {
                  save.reset();
                  keep(null);
                  void queries.invalidateQueries({ queryKey: ['deskOffer'] });
                }}
              >
                {text('offers.takeTheirs')}
              </Button>
              <Button
                size="small"
                onPress={() => {
                  save.reset();
                  keep({ document, expected: conflict });
                }}
              >
                {text('offers.keepMine')}
              </Button>
            </span>
          }
        >
          {text('offers.conflict', { version: conflict })}
        </Note>
      )}
      <div className={css.split}>
        <div className={css.form}>
          <PictureChoices
            label={text('offers.kinds')}
            look="rows"
            value={document.rule?.kind ?? null}
            isLocked={isLocked}
            onChange={(kind) => change({ ...document, rule: ruleOfKind(document.rule, kind) })}
            choices={promotionKinds.map((kind) => ({
              value: kind,
              label: text(`offers.kind.${kind}`),
              detail: text(`offers.kindText.${kind}`),
              picture: <Icon name={kindIcons[kind]} size={20} />,
            }))}
          />
          {document.rule === undefined ? (
            <Note tone="info">{text('offers.wordsOnly')}</Note>
          ) : (
            <section className={css.section} aria-labelledby="offer-rule">
              <h2 id="offer-rule" className={css.sectionTitle}>
                {text('offers.rule')}
              </h2>
              <RuleFields
                rule={document.rule}
                symbol={facts.symbol}
                isLocked={isLocked}
                onChange={(rule) => change({ ...document, rule })}
              />
              <p className={css.sentence}>
                <Icon name="quotes" size={18} tone="quiet" /> <span>{sentence(document.rule)}</span>
              </p>
            </section>
          )}
          <section className={css.section} aria-labelledby="offer-budget">
            <h2 id="offer-budget" className={css.sectionTitle}>
              {text('offers.budget')}
            </h2>
            <BudgetFields document={document} facts={facts} isLocked={isLocked} onChange={change} />
          </section>
          <section className={css.section} aria-labelledby="offer-words">
            <h2 id="offer-words" className={css.sectionTitle}>
              {text('offers.words')}
            </h2>
            {row === null ? (
              <TextInput
                label={text('offers.field.id')}
                hint={text('offers.field.idHint')}
                value={document.id === '' ? id : document.id}
                onChange={(next) => change({ ...document, id: next })}
                maxLength={40}
                isCode
              />
            ) : null}
            <WordsFields
              document={document}
              offered={facts.offered}
              minAge={facts.minAge}
              isLocked={isLocked}
              onChange={change}
            />
          </section>
          {versions.length === 0 ? null : (
            <Versions
              versions={versions}
              live={row?.live ?? null}
              isLocked={isLocked}
              onTake={(earlier) => change(earlier as unknown as OfferDocument)}
            />
          )}
        </div>
        <aside className={css.panel} aria-label={text('offers.side')}>
          <SiteCard merchant={merchant} document={document} facts={facts} />
          {document.rule === undefined ? null : <Estimate merchant={merchant} document={{ ...document, id }} facts={facts} />}
        </aside>
      </div>
      {save.error === null || conflictOf(save.error) !== null ? null : (
        <Note tone="danger" isLive>
          {failureTextOf(save.error, text)}
        </Note>
      )}
      <div className={css.acts}>
        <span className={css.meta}>
          {isChanged
            ? text('offers.unsaved')
            : version == null
              ? ''
              : text('offers.savedAt', { version: version.version, when: moment(version.madeAt) })}
        </span>
        <span className={css.actsEnd}>
          {row === null || row.state === 'ended' || isLocked ? null : (
            <Button variant="ghost" onPress={() => setDialog('end')}>
              {text('offers.end')}
            </Button>
          )}
          {isChanged && row !== null ? (
            <Button variant="ghost" onPress={() => keep(null)}>
              {text('offers.drop')}
            </Button>
          ) : null}
          <Button
            icon="floppy-disk"
            isBusy={save.isPending}
            onPress={() => save.mutate(toSave)}
            {...(isLocked ? { why: text('offers.noWrite') } : isChanged ? {} : { why: text('offers.nothingNew') })}
          >
            {text('offers.save')}
          </Button>
          <Button variant="primary" onPress={() => setDialog('publish')} {...whyNot()}>
            {text(isAbove() ? 'offers.publishFirst' : 'offers.publish')}
          </Button>
        </span>
      </div>
      {dialog === 'publish' && row !== null ? (
        <PublishDialog
          merchant={merchant}
          row={row}
          approval={isAbove() ? sumText(facts.approvalFrom, facts.symbol) : null}
          onClose={() => setDialog(null)}
        />
      ) : null}
      {dialog === 'end' && row !== null ? <EndDialog merchant={merchant} row={row} onClose={() => setDialog(null)} /> : null}
    </div>
  );

  /** A second person agrees to a large budget, unless what is paid is as in the version in force. */
  function isAbove(): boolean {
    const { rule } = document;
    if (rule === undefined) return false;
    const inForce = row?.state === 'ended' ? undefined : versions.find((each) => each.version === row?.live)?.document;
    const costs = ({ rule: pays, from, until }: Partial<OfferDocument>) => documentKey([pays, from, until]);
    if (inForce !== undefined && costs(inForce) === costs(document)) return false;
    return rule.budget === undefined || rule.budget >= Number(facts.approvalFrom);
  }

  function whyNot(): { readonly why?: string } {
    if (isLocked) return { why: text('offers.noWrite') };
    if (isChanged || row === null || row.newest === 0) return { why: text('offers.saveFirst') };
    if (isLive && row.state !== 'ended') return { why: text('offers.isLive') };
    return faults.length === 0 ? {} : { why: text('offers.faults') };
  }
}

/** The version that someone else wrote meanwhile. */
function conflictOf(error: unknown): number | null {
  if (!(error instanceof Failure) || error.code !== 'CONFLICT') return null;
  const { newest } = (error.value ?? {}) as { readonly newest?: number };
  return newest ?? null;
}
