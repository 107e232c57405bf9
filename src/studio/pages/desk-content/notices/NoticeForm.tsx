import { type ReactNode, useState } from 'react';
import { announcementTypes, noticeAudiences, noticeLimits, noticeTopics } from '../../../../domain/notice.ts';
import { isPopup, noticeOverlaps } from '../../../../domain/noticeOverlap.ts';
import type { ListedNotice, NoticeReaders } from '../../../../wire/notice.ts';
import { failureTextOf, useAct } from '../../../api/index.ts';
import { localTime, type Translate, useText } from '../../../i18n/index.ts';
import { Button, Note, Select, showToast, TextInput } from '../../../kit/index.ts';
import * as css from '../content.css.ts';
import { hasDefault, LocalFields, type Typed, typedOf, writtenOf } from '../LocalFields.tsx';
import { typedMoment } from '../moments.ts';
import { useNoticeText } from './noticeText.ts';
import { Overlap } from './Overlaps.tsx';

const moments = ['any', 'home', 'login', 'register'] as const;
const topics = ['none', ...noticeTopics] as const;

interface NoticeFormProps {
  readonly merchant: string;
  /** Null for a new one. */
  readonly notice: ListedNotice | null;
  readonly others: readonly ListedNotice[];
  readonly readers: NoticeReaders;
  readonly onMade: (id: string) => void;
  /** The act that ends it. */
  readonly end: ReactNode;
}

interface Entries {
  readonly type: ListedNotice['type'];
  readonly title: Typed;
  readonly body: Typed;
  readonly audience: ListedNotice['audience'];
  readonly topic: (typeof topics)[number];
  readonly execution: (typeof moments)[number];
  readonly from: string;
  readonly until: string;
}

const entriesOf = (notice: ListedNotice | null): Entries => ({
  type: notice?.type ?? 'B',
  title: typedOf(notice?.title),
  body: typedOf(notice?.body),
  audience: notice?.audience ?? 'all',
  topic: notice?.topic ?? 'none',
  execution: notice?.execution ?? 'any',
  from: localTime(notice?.from ?? null),
  until: localTime(notice?.until ?? null),
});

/** Kind, texts, audience and schedule of a notice. */
export function NoticeForm({ merchant, notice, others, readers, onMade, end }: NoticeFormProps) {
  const text = useText();
  const { audience: audienceText, countOf } = useNoticeText(readers);
  const [entries, setEntries] = useState(() => entriesOf(notice));
  const [requestId] = useState(() => crypto.randomUUID());
  const [opened] = useState(() => new Date().toISOString());
  const set = (change: Partial<Entries>) => setEntries((before) => ({ ...before, ...change }));
  const { type, title, body, audience, topic, execution, from, until } = entries;
  const done = { changes: ['deskNotices'], failure: 'own' } as const;
  const add = useAct('deskAddNotice', {
    ...done,
    onDone: ({ id }) => {
      showToast({ title: text('content.notice.added') });
      onMade(id);
    },
  });
  const edit = useAct('deskEditNotice', { ...done, onDone: () => showToast({ title: text('content.notice.changed') }) });
  const isOpening = isPopup({ type });
  const begins = typedMoment(from);
  const order = {
    type,
    title: writtenOf(title),
    body: writtenOf(body),
    audience,
    topic: topic === 'none' ? null : topic,
    execution: isOpening && execution !== 'any' ? execution : null,
    // Fields have whole minutes: what was not touched stays to the second.
    ...(until === localTime(notice?.until ?? null) ? {} : { until: typedMoment(until) }),
    ...(from === localTime(notice?.from ?? null) ? {} : { from: begins ?? opened }),
  };
  const failed = add.error ?? edit.error;
  const mine = { ...order, id: notice?.id ?? requestId, from: begins ?? opened, until: typedMoment(until) };
  const pairs = noticeOverlaps([mine, ...others.filter(({ id, state }) => id !== mine.id && state !== 'ended')]).filter(
    ({ first, second }) => first.id === mine.id || second.id === mine.id,
  );
  const why = whyNot(entries, notice, text);
  const isPlanned = begins !== null && begins > opened;
  const send = () =>
    notice === null
      ? add.mutate({ params: { merchant }, body: { ...order, requestId } })
      : edit.mutate({ params: { merchant, id: notice.id }, body: order });
  return (
    <div className={css.fields}>
      <Select
        label={text('content.notice.type')}
        value={type}
        onChange={(value) => set({ type: value, ...(value === 'PL' && audience === 'guests' ? { audience: 'members' } : {}) })}
        options={announcementTypes.map((value) => ({
          value,
          label: text(`content.notice.type.${value}`),
          detail: text(`content.notice.typeText.${value}`),
        }))}
      />
      <LocalFields
        label={text('content.title.field')}
        value={title}
        onChange={(value) => set({ title: value })}
        maxLength={noticeLimits.title}
      />
      <LocalFields
        label={text('content.body')}
        value={body}
        onChange={(value) => set({ body: value })}
        maxLength={noticeLimits.body}
        rows={5}
      />
      <span className={css.meta}>{text('content.notice.markdown')}</span>
      <Select
        label={text('content.notice.audience')}
        end={<span className={css.meta}>{countOf(audience)}</span>}
        value={audience}
        onChange={(value) => set({ audience: value })}
        options={noticeAudiences.map((value) => ({
          value,
          label: audienceText(value),
          detail: countOf(value),
          isDisabled: type === 'PL' && value === 'guests',
        }))}
      />
      <div className={css.pair}>
        <TextInput
          label={text('content.notice.begins')}
          hint={begins === null ? text('content.notice.now') : text('content.zone')}
          type="datetime-local"
          value={from}
          onChange={(value) => set({ from: value })}
        />
        <TextInput
          label={text('content.notice.ends')}
          hint={until === '' ? text('content.notice.noEnd') : text('content.zone')}
          type="datetime-local"
          value={until}
          onChange={(value) => set({ until: value })}
        />
      </div>
      <div className={css.pair}>
        <Select
          label={text('content.notice.topic')}
          value={topic}
          onChange={(value) => set({ topic: value })}
          options={topics.map((value) => ({ value, label: text(`content.notice.topic.${value}`) }))}
        />
        {isOpening ? (
          <Select
            label={text('content.notice.on')}
            value={execution}
            onChange={(value) => set({ execution: value })}
            options={moments.map((value) => ({ value, label: text(`content.notice.on.${value}`) }))}
          />
        ) : null}
      </div>
      {pairs.map((pair) => (
        <Overlap key={`${pair.first.id} ${pair.second.id}`} pair={pair} readers={readers} />
      ))}
      {failed === null ? null : (
        <Note tone="danger" isLive>
          {failureTextOf(failed, text)}
        </Note>
      )}
      <div className={css.panelFoot}>
        {end}
        <Button variant="primary" isBusy={add.isPending || edit.isPending} onPress={send} {...(why === null ? {} : { why })}>
          {text(notice !== null ? 'content.notice.save' : isPlanned ? 'content.notice.plan' : 'content.notice.show')}
        </Button>
      </div>
    </div>
  );
}

/** Reason why it cannot be sent; null if it can. */
function whyNot({ title, body, from, until }: Entries, notice: ListedNotice | null, text: Translate): string | null {
  if (!hasDefault(title) || !hasDefault(body)) return text('content.needsDefault');
  const lost = (given: Partial<Record<string, string>> | undefined, typed: Typed) =>
    Object.entries(typed).some(([language, value]) => value.trim() === '' && given?.[language] !== undefined);
  if (lost(notice?.title, title) || lost(notice?.body, body)) return text('content.notice.keepsText');
  const [begins, ends] = [typedMoment(from), typedMoment(until)];
  return ends !== null && ends <= (begins ?? new Date().toISOString()) ? text('content.notice.endsBefore') : null;
}
