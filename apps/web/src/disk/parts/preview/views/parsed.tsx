import { useQuery } from '@tanstack/react-query';
import { diskApi } from '@zhibi/contract/disk';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../platform/layout/empty-state.js';
import { Skeleton } from '../../../../platform/skeleton.js';
import { type Seen, Unshowable } from '../read/bytes.js';
import styles from './media.module.css';

interface ParsedProps<T> {
  seen: Seen;
  /** Takes the file apart; whatever it stumbles over is a broken file. */
  parse(seen: Seen): T | Promise<T>;
  children(parsed: T): ReactNode;
}

/** Reads a file and draws what was found in it: waiting, too long, broken and out of reach are drawn here once. */
export function Parsed<T>({ seen, parse, children }: ParsedProps<T>) {
  const read = useQuery<T, Error>({
    queryKey: [diskApi.media.path, seen.url],
    queryFn: () => parse(seen),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  if (read.error) return <CannotShow why={read.error instanceof Unshowable ? read.error.why : 'broken'} />;
  if (read.data === undefined) return <Skeleton shape={{ card: 320 }} />;
  return children(read.data);
}

/** Why there is nothing to see; the file can be downloaded all the same. */
export function CannotShow({ why }: { why: Unshowable['why'] | 'unknown' | 'old-office' | 'no-codec' }) {
  const { t } = useTranslation('disk');
  return (
    <div className={styles.middle}>
      <EmptyState title={t(`preview.cannot.${why}`)} hint={t('preview.cannotHint')} />
    </div>
  );
}
