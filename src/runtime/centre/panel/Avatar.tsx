import { profileQueries } from '../../../api/profile.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { useQuery } from '../../data/index.ts';
import * as css from './Avatar.css.ts';

export interface AvatarProps {
  readonly size: keyof typeof css.size;
}

/** The picture of the account; a symbol until it is known. Decorative: the name stands beside it. */
export function Avatar({ size }: AvatarProps) {
  const { data } = useQuery(profileQueries.icon());
  return (
    <span className={`${css.frame} ${css.size[size]}`} aria-hidden="true">
      {data === undefined || data.icon === '' ? (
        <Icon name="user" weight="fill" size={20} />
      ) : (
        <img className={css.picture} src={data.icon} alt="" width={size} height={size} />
      )}
    </span>
  );
}
