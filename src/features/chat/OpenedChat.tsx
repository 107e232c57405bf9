import { Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { chatQueries } from '../../api/chat.ts';
import { useText, WithWords } from '../../i18n/index.ts';
import { useQuery } from '../../runtime/data/index.ts';
import { chatSearch, readChat } from '../../runtime/navigation/index.ts';
import { useSession, useSessionView } from '../../runtime/session/index.ts';
import type { ChatSettings } from '../../wire/chat.ts';
import { failureCodeOf } from '../../wire/failure.ts';
import { ChatFrame } from './ChatFrame.tsx';
import { ChatNote } from './ChatNote.tsx';
import { ChatView } from './ChatView.tsx';
import { useChat } from './useChat.ts';

export interface OpenedChatProps {
  readonly onClose: () => void;
}

/** The chat room over the current page [OVERLAY-04]. */
export function OpenedChat(props: OpenedChatProps) {
  return (
    <Suspense fallback={null}>
      <WithWords areas={['chat']}>
        <Loaded {...props} />
      </WithWords>
    </Suspense>
  );
}

function Loaded({ onClose }: OpenedChatProps) {
  const t = useText();
  const { data, error, isFetching, refetch } = useQuery(chatQueries.settings());
  if (data !== undefined) return <Room settings={data} onClose={onClose} />;
  const isOff = error !== null && failureCodeOf(error) === 'NOT_FOUND';
  return (
    <ChatFrame title={t('chat.label')} onClose={onClose}>
      {error === null || isFetching ? (
        <ChatNote kind="busy" />
      ) : (
        <ChatNote
          kind="failed"
          title={t(isOff ? 'chat.off' : 'chat.refused')}
          {...(isOff ? {} : { text: t('chat.refusedText'), onRetry: () => void refetch() })}
        />
      )}
    </ChatFrame>
  );
}

function Room({ settings, onClose }: OpenedChatProps & { readonly settings: ChatSettings }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const session = useSession();
  const { isLoggedIn, account, isForced } = useSessionView();
  const named = readChat(search);
  const room = settings.rooms.find(({ id }) => id === named) ?? settings.rooms[0];
  const live = useChat(room?.id ?? '', `${isLoggedIn} ${isForced} ${account}`);
  return (
    <ChatView
      {...live}
      settings={settings}
      room={room?.id ?? ''}
      isGuest={!isLoggedIn}
      onRoom={(id) => void navigate({ search: chatSearch(id, search) }, { replace: true })}
      onLogin={() => session.guard(() => undefined)}
      onClose={onClose}
    />
  );
}
