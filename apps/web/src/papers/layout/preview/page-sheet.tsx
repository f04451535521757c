import { type CopyForm, pageSizes, papersApi } from '@zhibi/contract/papers';
import { Button } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../platform/skeleton.js';
import { useFile } from '../../../platform/use-file.js';
import { AreaLayer } from './area-layer.js';
import { HitLayer, type HitLayerProps } from './hit-layer.js';
import styles from './page-sheet.module.css';
import { useSeen } from './use-seen.js';
import { isKey, type PaperView } from './use-view.js';
import { widthPx } from './zoom.js';

export interface PageSheetProps extends HitLayerProps {
  paperId: string;
  view: PaperView;
  form: CopyForm;
  zoom: number;
}

/** One true page of the paper as the printer gets it; `zoom` only changes how large the screen shows it. */
export function PageSheet(props: PageSheetProps) {
  const { page, geometry, zoom, view } = props;
  const { t } = useTranslation('papers');
  const sheet = useRef<HTMLElement>(null);
  const isSeen = useSeen(sheet);
  const { widthMm, heightMm } = pageSizes[geometry.pageSize];
  const size = { width: widthPx(widthMm, zoom), height: widthPx(heightMm, zoom) };
  return (
    <article
      ref={sheet}
      id={`page-${page}`}
      className={styles.sheet}
      style={size}
      aria-label={t('preview.pageOf', { page, count: geometry.pageCount })}
    >
      {isSeen && <Drawn {...props} />}
      {isSeen && view === 'areas' && <AreaLayer page={page} geometry={geometry} />}
      {view !== 'answer' && !isKey(view) && <HitLayer {...props} />}
    </article>
  );
}

function Drawn({ paperId, page, view, form, geometry }: PageSheetProps) {
  const { t } = useTranslation('papers');
  const { t: ofPlatform } = useTranslation('platform');
  const edition = view === 'areas' || view === 'paper' ? 'student' : view;
  const file = useFile(papersApi.page, {
    paperId,
    page,
    edition,
    ...(edition === 'student' && form !== 'usual' ? { form } : {}),
  });
  if (file.error && !file.data)
    return (
      <div className={styles.failed} role="alert">
        {file.error.message}
        <Button size="small" onClick={() => void file.refetch()}>
          {ofPlatform('retry')}
        </Button>
      </div>
    );
  if (!file.url)
    return (
      <div className={styles.awaited}>
        <Skeleton shape="page" />
      </div>
    );
  return (
    <img
      src={file.url}
      alt={t('preview.pageOf', { page, count: geometry.pageCount })}
      style={file.isFetching ? { opacity: 0.6 } : undefined}
    />
  );
}
