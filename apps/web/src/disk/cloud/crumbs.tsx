import type { DiskPlace } from '@zhibi/contract/disk';
import { Button } from 'antd';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './cloud.module.css';
import type { Place } from './place.js';

interface CrumbsProps {
  way: DiskPlace['path'];
  isOwn: boolean;
  go(change: Partial<Place>): void;
}

/** The way down to this folder; each step leads back to itself. */
export function Crumbs({ way, isOwn, go }: CrumbsProps) {
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
          <Button type="link" size="small" onClick={() => go(to)}>
            {name}
          </Button>
          <i>/</i>
        </Fragment>
      ))}
      <span>{way.at(-1)?.name}</span>
    </span>
  );
}
