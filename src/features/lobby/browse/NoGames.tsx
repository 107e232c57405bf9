import { useText } from '../../../i18n/index.ts';
import { useSession } from '../../../runtime/session/index.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { LinkButton } from '../../../ui/Button/LinkButton.tsx';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import type { GameView } from './useGameAddress.ts';

export interface LoginPromptProps {
  /** Whether the list belongs to the account (favourites, recent), or the games are for members only. */
  readonly own: boolean;
}

/** Shown instead of games that require a login. */
export function LoginPrompt({ own }: LoginPromptProps) {
  const t = useText();
  const { guard } = useSession();
  return (
    <EmptyState
      icon={own ? 'heart' : 'user-circle'}
      title={t(own ? 'lobby.login.title' : 'lobby.members.title')}
      text={t(own ? 'lobby.login.text' : 'lobby.members.text')}
      action={<Button onClick={() => guard(() => undefined)}>{t('lobby.login.action')}</Button>}
    />
  );
}

export interface NothingFoundProps {
  readonly view: GameView | null;
  /** Whether a filter or search is active. */
  readonly narrowed: boolean;
  /** URL of the list without filters. */
  readonly everything: string;
}

export function NothingFound({ view, narrowed, everything }: NothingFoundProps) {
  const t = useText();
  const action = (
    <LinkButton to={everything} tone="tonal">
      {t('category.empty.action')}
    </LinkButton>
  );
  if (view === 'favourite' || view === 'recent') {
    const icon = view === 'favourite' ? 'heart' : 'clock-counter-clockwise';
    return <EmptyState icon={icon} title={t(`lobby.empty.${view}Title`)} text={t(`lobby.empty.${view}`)} action={action} />;
  }
  const title = t(narrowed ? 'lobby.empty.filteredTitle' : 'category.empty.title');
  const text = t(narrowed ? 'lobby.empty.filtered' : 'category.empty.text');
  return <EmptyState icon="magnifying-glass" title={title} text={text} action={action} />;
}

/** Empty state of a category without vendors. */
export function NoVendors({ category, onRetry }: { readonly category: string; readonly onRetry: () => void }) {
  const t = useText();
  return (
    <EmptyState
      icon="storefront"
      title={t('lobby.gone.title')}
      text={t('lobby.gone.text', { category })}
      action={
        <Button tone="tonal" onClick={onRetry}>
          {t('lobby.gone.retry')}
        </Button>
      }
    />
  );
}
