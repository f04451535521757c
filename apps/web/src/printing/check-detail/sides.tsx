import { isFolded, pageSizes } from '@zhibi/contract/papers';
import { facesOfCopy, type PrintOrderDetail, printingApi } from '@zhibi/contract/printing';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { Screen } from '../../platform/screen.js';
import { useFile } from '../../platform/use-file.js';
import { usePageName } from '../parts/use-page-name.js';
import styles from './check-detail.module.css';

/** Every side of the first copy, as the machine takes it. */
export function Sides({ order }: { order: PrintOrderDetail }) {
  const { t } = useTranslation('printing');
  const pageName = usePageName();
  const { orderId, pages, options, sheets, leadingFaces } = order;
  const { widthMm, heightMm } = pageSizes[order.pageSize];
  const faces = facesOfCopy(pages, options);
  if (sheets.length === 0) return <EmptyState title={t('check.noFile')} hint={t('check.noFileHint')} />;
  return (
    <>
      <p className={styles.sample}>{t('check.sample', { name: sheets[0]?.name ?? '' })}</p>
      <ul className={styles.sides} data-wide={isFolded(order.pageSize)}>
        {leadingFaces > 0 && (
          <li>
            <Side orderId={orderId} page={1} name={t('check.separator')} />
            <span>{t('check.separator')}</span>
          </li>
        )}
        {faces.map((face, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a side is its place
          <li key={at}>
            {face.every((page) => page === null) ? (
              <div className={styles.blank} style={{ aspectRatio: `${widthMm} / ${heightMm}` }}>
                {t('check.blank')}
              </div>
            ) : (
              <Side orderId={orderId} page={leadingFaces + at + 1} name={t('check.side', { page: at + 1 })} />
            )}
            <span>
              {t('check.side', { page: at + 1 })}
              {face.length > 1 && ` · ${face.map(pageName).join(' | ')}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Side({ orderId, page, name }: { orderId: string; page: number; name: string }) {
  const file = useFile(printingApi.page, { orderId, page });
  return (
    <Screen read={file} skeleton={{ card: 280 }}>
      {() => <img src={file.url} alt={name} />}
    </Screen>
  );
}
