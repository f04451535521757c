import { codesOf } from '@zhibi/contract/printing';
import type { OfflineDetail } from '@zhibi/contract/printing/offline';
import { useTranslation } from 'react-i18next';
import { formatFarDay } from '../../../platform/time.js';
import styles from '../../parts/orders.module.css';
import { useDictionary } from '../../parts/use-dictionary.js';
import { yuan } from '../../parts/yuan.js';
import { OfflineStateTag } from './state-tag.js';

/** What was printed, by whom and why, and what it comes to. */
export function RecordFacts({ record }: { record: OfflineDetail }) {
  const { t } = useTranslation(['printing', 'offline']);
  const { nameOf } = useDictionary();
  const { options, pageInfo } = record;
  const codes = codesOf(options);
  const facts = [
    [t('offline:state'), <OfflineStateTag key="state" state={record.state} />],
    [t('offline:printedOn'), formatFarDay(record.printedOn)],
    [
      t('offline:paper'),
      [
        nameOf('paperSize', record.paperSize),
        nameOf('weight', record.weight),
        nameOf('colour', codes.colour),
        nameOf('duplex', codes.duplex),
        nameOf('imposition', codes.imposition),
        nameOf('binding', codes.binding),
      ].join(' · '),
    ],
    [t('offline:copies'), record.copies],
    ...(['pageCount', 'blankPageCount', 'pieceCount', 'totalPageCount', 'totalPieceCount'] as const).map(
      (name) => [t(`info.${name}`), pageInfo[name]] as const,
    ),
    [t('offline:shop'), record.shopName || t('offline:ownMachine')],
    [t('info.cost'), record.costLi === null ? '' : yuan(record.costLi)],
    [t('offline:printedBy'), record.printedBy],
    [t('offline:reason'), record.reason],
    ...record.codes.map(
      ({ first, last, books }) =>
        [t('offline:codes'), `${first} – ${last} · ${t('offline:books', { count: books })}`] as const,
    ),
    [t('offline:by'), record.by],
  ] as const;
  return (
    <>
      <div className={styles.head}>
        <b translate="no">{record.title}</b>
        <p translate="no">{record.schoolName}</p>
      </div>
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value], at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two ranges of codes have the same name
            <div key={at} style={{ display: 'contents' }}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}
