import { libraryApi, type TechnicalRecord } from '@zhibi/contract/papers/library';
import { Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../platform/layout/card.js';
import { Screen } from '../../../../platform/screen.js';
import { useFile } from '../../../../platform/use-file.js';
import detail from '../../parts/paper.module.css';
import styles from './record.module.css';

/** The pages as they were laid out, of any revision: what lies on the desks of the students. */
export function Pages({ record: { paperId, versions } }: { record: TechnicalRecord }) {
  const { t } = useTranslation('library');
  const [revision, setRevision] = useState(versions[0]?.revision);
  const shown = versions.find((one) => one.revision === revision);
  if (shown === undefined) return null;
  return (
    <Card
      className={detail.card ?? ''}
      title={t('ofSchool.pages')}
      extra={
        versions.length > 1 && (
          <Segmented<number>
            aria-label={t('ofSchool.versions')}
            value={shown.revision}
            options={versions.map((one) => ({
              value: one.revision,
              label: t('version.name', { revision: one.revision }),
            }))}
            onChange={setRevision}
          />
        )
      }
    >
      <div className={styles.pages}>
        {Array.from({ length: shown.pageCount }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pages are told apart by their number
          <Sheet key={`${shown.revision} ${at}`} paperId={paperId} revision={shown.revision} page={at + 1} />
        ))}
      </div>
    </Card>
  );
}

function Sheet(of: { paperId: string; revision: number; page: number }) {
  const { t } = useTranslation('library');
  const file = useFile(libraryApi.pageOfSchool, of);
  const name = t('ofSchool.page', { page: of.page });
  return (
    <figure>
      <Screen read={file} skeleton={{ card: 240 }}>
        {() => file.url && <img src={file.url} alt={name} />}
      </Screen>
      <figcaption>{name}</figcaption>
    </figure>
  );
}
