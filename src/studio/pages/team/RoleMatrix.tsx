import { mayInStudio, type OperatorRole } from '../../../domain/operatorRole.ts';
import { useText } from '../../i18n/index.ts';
import { Icon, Scrolling } from '../../kit/index.ts';
import * as css from './team.css.ts';

const roles: readonly OperatorRole[] = ['viewer', 'editor', 'publisher', 'members', 'money', 'approve', 'owner'];

/** Columns with the roles that the guard of the server asks for. */
const rights = [
  { id: 'see', needs: ['viewer'] },
  { id: 'edit', needs: ['editor'] },
  { id: 'publish', needs: ['publisher'] },
  { id: 'audit', needs: ['publisher', 'approve'] },
  { id: 'players', needs: ['members'] },
  { id: 'money', needs: ['money'] },
  { id: 'approve', needs: ['approve'] },
  { id: 'team', needs: ['owner'] },
] as const satisfies readonly { readonly id: string; readonly needs: readonly OperatorRole[] }[];

export function RoleMatrix() {
  const text = useText();
  return (
    <section className={css.matrixCard} aria-labelledby="studio-roles">
      <header className={css.matrixHead}>
        <h2 id="studio-roles" className={css.matrixTitle}>
          {text('team.matrix')}
        </h2>
        <span className={css.quiet}>{text('team.matrixNote')}</span>
      </header>
      <Scrolling label={text('team.roles')} className={css.scrolls}>
        <table className={css.matrix} aria-labelledby="studio-roles">
          <thead>
            <tr>
              <th className={css.corner} scope="col">
                {text('team.roles')}
              </th>
              {rights.map(({ id }) => (
                <th key={id} className={css.right} scope="col">
                  {text(`team.right.${id}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {roles.map((role) => (
              <tr key={role}>
                <th className={css.role} scope="row">
                  {text(`team.role.${role}`)}
                </th>
                {rights.map(({ id, needs }) => (
                  <td key={id} className={css.mark}>
                    {mayInStudio([role], needs) ? (
                      <Icon name="check" weight="bold" size={14} tone="success" label={text('team.yes')} />
                    ) : (
                      <Icon name="minus" size={12} tone="quiet" label={text('team.no')} />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolling>
    </section>
  );
}
