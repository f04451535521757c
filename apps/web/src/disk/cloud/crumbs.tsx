import type { DiskPlace } from '@zhibi/contract/disk';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './cloud.module.css';
import type { Place } from './place.js';

interface CrumbsProps {
  way: DiskPlace['path'];
  isOwn: boolean;
  address(change: Partial<Place>): string;
}

/** The way down to this folder; each step leads back to itself. */
export function Crumbs({ way, isOwn, address }: CrumbsProps) {
  const { t } = useTranslation('disk');
  const steps = [
    {
      name: t(isOwn ? 'scope.mine' : 'scope.shared'),
      to: { scope: isOwn ? 'folder' : 'shared', parentCdId: '' } as const,
    },
    ...way.slice(0, -1).map(({ cdId, name }) => ({ name, to: { scope: 'folder', parentCdId: cdId } as const })),
  ];
  return (
    <span className={styles.crumbs}>
      {steps.map(({ name, to }) => (
        <Fragment key={to.parentCdId}>
          <Link to={address(to)}>{name}</Link>
          <i>/</i>
        </Fragment>
      ))}
      <span>{way.at(-1)?.name}</span>
    </span>
  );
}
