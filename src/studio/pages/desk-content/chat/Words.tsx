import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import type { DeskChat } from '../../../../wire/chat.ts';
import { failureTextOf, read } from '../../../api/index.ts';
import { useMoment, useNumber, useText } from '../../../i18n/index.ts';
import { Badge, Button, Note, TextInput, Unread } from '../../../kit/index.ts';
import * as css from '../content.css.ts';

/** Words that hide a message, and a new one tried on the messages of the last days. The brand decides the words in its editor. */
export function Words({ merchant, chat }: { readonly merchant: string; readonly chat: DeskChat }) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const [word, setWord] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    setWord(typed.trim());
  };
  return (
    <section className={css.box} aria-label={text('content.chat.view.words')}>
      <h2 className={css.panelTitle}>{text('content.words.try')}</h2>
      <form className={css.tryForm} onSubmit={send}>
        <TextInput label={text('content.words.word')} value={typed} onChange={setTyped} maxLength={60} />
        <Button type="submit" {...(typed.trim().length < 2 ? { why: text('content.words.short') } : {})}>
          {text('content.words.do')}
        </Button>
      </form>
      {word === '' ? null : <Trial key={word} merchant={merchant} word={word} />}
      <h3 className={css.panelTitle}>{text('content.words.now')}</h3>
      <p className={css.line}>{text(chat.hideLinks ? 'content.words.links' : 'content.words.noLinks')}</p>
      <p className={css.words}>
        {chat.hiddenWords.length === 0
          ? text('content.words.none')
          : chat.hiddenWords.map((each) => <Badge key={each}>{each}</Badge>)}
      </p>
      <p className={css.line}>
        <Link className={css.link} to={`/brands/${merchant}/edit`}>
          {text('content.words.edit')}
        </Link>
      </p>
    </section>
  );
}

function Trial({ merchant, word }: { readonly merchant: string; readonly word: string }) {
  const text = useText();
  const number = useNumber();
  const moment = useMoment();
  const { data, error, refetch } = useQuery(read('deskChatTrial', { params: { merchant }, query: { word } }));
  if (data === undefined) return <Unread failure={error && failureTextOf(error, text)} onRetry={refetch} height={120} />;
  const { lines, members, days, tried, samples } = data;
  return (
    <div className={css.fields} aria-live="polite">
      <Note tone={lines === 0 ? 'info' : 'warning'}>
        {text('content.words.would', {
          word,
          count: lines,
          lines: number(lines),
          members: number(members),
          days: number(days),
          tried: number(tried),
        })}
      </Note>
      {samples.length === 0 ? null : (
        <ul className={css.pairs}>
          {samples.map(({ room, seq, text: said, username, at }) => (
            <li key={`${room} ${seq}`} className={css.bubble}>
              <span className={css.meta}>
                {username ?? text('content.chat.nameless')} · {room} · {moment(at)}
              </span>
              <p className={css.letterText}>{said}</p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
