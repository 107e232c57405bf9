import { useId, useState } from 'react';
import { matchesSearch } from '../../../domain/searchText.ts';
import { useText } from '../../../i18n/index.ts';
import { Card } from '../../../runtime/centre/index.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { LinkButton } from '../../../ui/Button/LinkButton.tsx';
import { SearchField } from '../../../ui/SearchField/SearchField.tsx';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import type { BankApp } from '../../../wire/deposit.ts';
import { keepBank, keptBank } from './keptBank.ts';
import * as css from './transfer.css.ts';

/** Banks that are shown without a search: the others would push the code off the screen. */
const maxUnsought = 8;

/** Apps of banks that pay the order, on phones: the one of last time first, the others to choose from. */
export function BankApps({ apps }: { readonly apps: readonly BankApp[] }) {
  const t = useText();
  const [kept] = useState(keptBank);
  const own = apps.find(({ code }) => code === kept);
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  if (apps.length === 0) return null;
  return (
    <div className={css.apps}>
      <Card title={own === undefined || isOpen ? t('deposit.transfer.banks') : undefined}>
        {own === undefined ? null : (
          <>
            <LinkButton to={own.address} newTab size="lg" block iconStart={<Mark code={own.code} />}>
              {t('deposit.transfer.open', { bank: own.name })}
            </LinkButton>
            <Button tone="ghost" block aria-expanded={isOpen} aria-controls={list} onClick={() => setOpen(!isOpen)}>
              {t('deposit.transfer.other')}
            </Button>
          </>
        )}
        {own === undefined || isOpen ? <Choice id={list} apps={apps} /> : null}
      </Card>
    </div>
  );
}

function Choice({ id, apps }: { readonly id: string; readonly apps: readonly BankApp[] }) {
  const t = useText();
  const [search, setSearch] = useState('');
  const sought = apps.filter(({ code, name }) => matchesSearch(`${name} ${code}`, search));
  const found = search === '' ? sought.slice(0, maxUnsought) : sought;
  return (
    <div id={id} className={css.choice}>
      {apps.length <= maxUnsought ? null : (
        <SearchField label={t('deposit.transfer.search')} value={search} onSearch={setSearch} />
      )}
      <ul className={css.banks}>
        {found.map(({ code, name, note, address }) => (
          <li key={code}>
            <SiteLink to={address} newTab className={css.bank} onFollow={() => keepBank(code)}>
              <Mark code={code} />
              <span className={css.bankWords}>
                <span className={css.bankName}>{name}</span>
                {note === null ? null : <span className={css.bankNote}>{note}</span>}
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
      {found.length === 0 ? <output className={css.codeText}>{t('deposit.transfer.noBank')}</output> : null}
    </div>
  );
}

/** A bank in letters: its logo is not ours to show. */
function Mark({ code }: { readonly code: string }) {
  return (
    <span className={css.mark} aria-hidden="true">
      {code.slice(0, 4)}
    </span>
  );
}
