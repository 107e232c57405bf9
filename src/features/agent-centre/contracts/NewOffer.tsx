import { useText } from '../../../i18n/index.ts';
import { PageAction, useMedia } from '../../../runtime/centre/index.ts';
import { below } from '../../../theme/breakpoints.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';

/** Opens the form of an offer. In the title row. */
export function NewOffer({ onOffer }: { readonly onOffer: () => void }) {
  const t = useText();
  const isPhone = useMedia(below.md);
  return (
    <PageAction>
      {isPhone ? (
        <IconButton label={t('contract.new')} icon={<Icon name="plus" size={20} />} onClick={onOffer} />
      ) : (
        <Button iconStart={<Icon name="plus" size={18} />} onClick={onOffer}>
          {t('contract.new')}
        </Button>
      )}
    </PageAction>
  );
}
