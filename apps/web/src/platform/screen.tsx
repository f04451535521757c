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
  children: (data: T) => ReactNode;
}

/** Loading, refused, failed and empty, drawn once for everybody; `children` draw what has arrived. */
export function Screen<T>({ read, skeleton = 'page', isEmpty, empty, children }: ScreenProps<T>) {
  if (read.data === undefined && read.error) return <Failed error={read.error} retry={() => void read.refetch()} />;
  if (read.data === undefined) return <Skeleton shape={skeleton} />;
  if (isEmpty?.(read.data)) return <div className={styles.state}>{empty}</div>;
  return <>{children(read.data)}</>;
}

function Failed({ error, retry }: { error: Refusal; retry: () => void }) {
  const { t } = useTranslation('platform');
  if (error.is('forbidden')) return <State title={t('refused.title')} hint={t('refused.hint')} />;
  // A reading that the server finds senseless was asked for by an address: its id is none.
  if (error.is('not-found') || error.is('invalid'))
    return <State title={t('missing.title')} hint={t('missing.hint')} />;
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
