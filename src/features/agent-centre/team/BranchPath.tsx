import { Fragment } from 'react';
import type { AgentPageKey } from '../../../domain/agentPages.ts';
import { useText } from '../../../i18n/index.ts';
import { useMemberParams } from '../../../runtime/centre/index.ts';
import { useAgentHref } from '../../../runtime/navigation/index.ts';
import { Badge } from '../../../ui/Badge/Badge.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import type { TeamPage } from '../../../wire/agents.ts';
import { shownPath } from './shownPath.ts';
import * as css from './team.css.ts';

interface BranchPathProps {
  readonly path: TeamPage['root']['path'] | undefined;
  /** The page that the steps lead to. */
  readonly page: AgentPageKey;
}

/** The branch that is shown, by its path from the top: each step leads to its own branch. */
export function BranchPath({ path, page }: BranchPathProps) {
  const t = useText();
  const hrefOf = useBranchHref(page);
  if (path === undefined) {
    return (
      <div className={css.path}>
        <Skeleton shape="text" />
      </div>
    );
  }
  const level = path.length - 1;
  const steps = shownPath(path);
  return (
    <div className={css.path}>
      <nav className={css.steps} aria-label={t('agent.team.path')}>
        <span className={css.pathIcon}>
          <Icon name="tree-structure" size={18} />
        </span>
        {steps.map((step, index) => (
          <Fragment key={step?.id ?? 'cut'}>
            {index === 0 ? null : (
              <span className={css.separator} aria-hidden="true">
                <Icon name="caret-right" weight="bold" size={12} />
              </span>
            )}
            {step === null ? (
              <span title={path.map(({ name }) => name).join(' › ')}>…</span>
            ) : index === steps.length - 1 ? (
              <strong className={css.step} aria-current="page" translate="no">
                {step.name}
              </strong>
            ) : (
              <SiteLink to={hrefOf(step.id)} className={css.stepLink}>
                <span translate="no">{step.name}</span>
              </SiteLink>
            )}
          </Fragment>
        ))}
        {level === 0 ? null : (
          <Badge kind="accent" size="lg">
            {t('agent.team.level', { level })}
          </Badge>
        )}
      </nav>
      {level === 0 ? null : (
        <SiteLink to={hrefOf(null)} className={css.toTop}>
          <Icon name="arrow-u-up-left" size={16} />
          {t('agent.team.top')}
        </SiteLink>
      )}
    </div>
  );
}

/** Link to the branch of an account, with the period and order of this one. */
export function useBranchHref(page: AgentPageKey): (root: string | null) => string {
  const href = useAgentHref();
  const [{ days, sort }] = useMemberParams();
  return (root) => href(page, { days: days ?? null, sort: sort ?? null, root });
}
