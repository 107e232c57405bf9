import { type ReactNode, useState } from 'react';
import { below } from '../../../theme/breakpoints.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import { Sheet } from '../../../ui/Sheet/Sheet.tsx';
import { PageAction } from './PageAction.tsx';
import { useMedia } from './useMedia.ts';

interface RulesSheetProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The rules of a page, opened from its title row. */
export function RulesSheet({ title, children }: RulesSheetProps) {
  const isPhone = useMedia(below.md);
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  return (
    <>
      <PageAction>
        {isPhone ? (
          <IconButton label={title} icon={<Icon name="scroll" size={20} />} onClick={open} />
        ) : (
          <Button tone="ghost" iconStart={<Icon name="scroll" size={18} />} onClick={open}>
            {title}
          </Button>
        )}
      </PageAction>
      {isOpen ? (
        <Sheet title={title} width={680} onClose={() => setOpen(false)}>
          {children}
        </Sheet>
      ) : null}
    </>
  );
}
