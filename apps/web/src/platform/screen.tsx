import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Read } from './api.js';
import { EmptyState } from './layout/empty-state.js';
import type { Refusal } from './refusal.js';
import styles from './screen.module.css';
import { Skeleton, type SkeletonShape } from './skeleton.js';

export interface ScreenProps<T> {
  read: Pick<Read<T>, 'data' | 'error' | 'refetch'>;
  skeleton?: SkeletonShape;
  isEmpty?: (data: T) => boolean;
  /** What to do first, where there is nothing yet. */
  empty?: ReactNode;
  /** Where one goes on from what is refused or not there. */
  wayOn?: ReactNode;
  children: (data: T) => ReactNode;
}

/** Loading, refused, failed and empty, drawn once for everybody; `children` draw what has arrived. */
export function Screen<T>({ read, skeleton = 'page', isEmpty, empty, wayOn, children }: ScreenProps<T>) {
  if (read.data === undefined && read.error)
    return <Failed error={read.error} retry={() => void read.refetch()} wayOn={wayOn} />;
  if (read.data === undefined) return <Skeleton shape={skeleton} />;
  if (isEmpty?.(read.data)) return <div className={styles.state}>{empty}</div>;
  return <>{children(read.data)}</>;
}

function Failed({ error, retry, wayOn }: { error: Refusal; retry: () => void; wayOn: ReactNode }) {
  const { t } = useTranslation('platform');
  if (error.is('forbidden')) return <State title={t('refused.title')} hint={t('refused.hint')} action={wayOn} />;
  // A reading that the server finds senseless was asked for by an address: its id is none.
  if (error.is('not-found') || error.is('invalid'))
    return <State title={t('missing.title')} hint={t('missing.hint')} action={wayOn} />;
  const hint = error.support ? `${error.message} · ${t('failed.support', { id: error.support })}` : error.message;
  return (
    <State
      title={t('failed.title')}
      hint={hint}
      action={
        <Button size="small" onClick={retry}>
          {t('retry')}
        </Button>
      }
    />
  );
}

const State = (props: { title: string; hint: string; action?: ReactNode }) => (
  <div className={styles.state} role="alert">
    <EmptyState {...props} />
  </div>
);
