import { useNavigate } from 'react-router-dom';
import { languageName } from '../../../domain/language.ts';
import { studioLanguages, useChooseLanguage, useLanguage, useText } from '../../i18n/index.ts';
import { IconButton, Menu } from '../../kit/index.ts';
import { chooseMode, modeChoice } from '../../theme/mode.ts';
import { useSession } from '../session.ts';

const modeIcons = { system: 'desktop', dark: 'moon', light: 'sun' } as const;

/** Language and mode of the person, and the way out. */
export function Account({ placement = 'bottom end' }: { readonly placement?: 'bottom end' | 'top start' }) {
  const text = useText();
  const language = useLanguage();
  const chooseLanguage = useChooseLanguage();
  const navigate = useNavigate();
  const { signOut } = useSession();
  return (
    <Menu
      label={text('shell.account')}
      placement={placement}
      trigger={<IconButton icon="gear" label={text('shell.account')} />}
      groups={[
        studioLanguages.map((each) => ({
          id: each,
          label: languageName(each),
          icon: 'translate',
          isChosen: each === language,
          onChoose: () => chooseLanguage(each),
        })),
        (['system', 'dark', 'light'] as const).map((mode) => ({
          id: mode,
          label: text(`shell.mode.${mode}`),
          icon: modeIcons[mode],
          isChosen: modeChoice() === mode,
          onChoose: () => chooseMode(mode),
        })),
        [
          { id: 'account', label: text('shell.account'), icon: 'key', onChoose: () => void navigate('/account') },
          { id: 'sign-out', label: text('shell.signOut'), icon: 'sign-out', onChoose: signOut },
        ],
      ]}
    />
  );
}
