import type { NearItem } from '@zhibi/contract/questions/exchange';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/time.js';
import styles from './exchange.module.css';
import { placeIn } from './place.js';

/** How alike, and where the other question stands: in a bank, or further up in the file. */
export function NearName({ near }: { near: NearItem }) {
  const { t } = useTranslation('exchange');
  const { bank, where, likeness } = near;
  return (
    <span className={styles.near}>
      <b>{t('near.share', { percent: formatNumber(likeness * 100, 0) })}</b>
      {bank === null ? t('near.inFile', { place: placeIn(t, where) }) : t(`near.bank.${bank}`)}
    </span>
  );
}
