import { isFolded, pageSizes } from '@zhibi/contract/papers';
import { facesOfCopy, type PrintOrderDetail, printingApi } from '@zhibi/contract/printing';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { Screen } from '../../platform/screen.js';
import { useFile } from '../../platform/use-file.js';
import styles from './check-detail.module.css';

/** Every side of the first copy, as the machine takes it. */
export function Sides({ order }: { order: PrintOrderDetail }) {
  const { t } = useTranslation('printing');
  const { orderId, pages, options, sheets } = order;
  const { widthMm, heightMm } = pageSizes[order.pageSize];
  const faces = facesOfCopy(pages, options);
  if (sheets.length === 0) return <EmptyState title={t('check.noFile')} hint={t('check.noFileHint')} />;
  return (
    <>
      <p className={styles.sample}>{t('check.sample', { name: sheets[0]?.name ?? '' })}</p>
      <ul className={styles.sides} data-wide={isFolded(order.pageSize)}>
        {faces.map((face, at) => (
          <li key={face ?? 'blank'}>
            {face === null ? (
              <div className={styles.blank} style={{ aspectRatio: `${widthMm} / ${heightMm}` }}>
                {t('check.blank')}
              </div>
            ) : (
              <Side orderId={orderId} page={at + 1} />
            )}
            <span>{t('check.side', { page: at + 1 })}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Side({ orderId, page }: { orderId: string; page: number }) {
  const { t } = useTranslation('printing');
  const file = useFile(printingApi.page, { orderId, page });
  return (
    <Screen read={file} skeleton={{ card: 280 }}>
      {() => <img src={file.url} alt={t('check.side', { page })} />}
    </Screen>
  );
}
