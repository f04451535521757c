import { type PartnerPaper, partnersApi } from '@zhibi/contract/questions/partners';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../../people/index.js';
import { useWrite } from '../../../platform/api.js';
import { download } from '../../../platform/download.js';
import { notify } from '../../../platform/notify.js';
import { paperTypeName } from './paper-types.js';
import styles from './papers.module.css';

interface PaperCardProps {
  bank: string;
  subjectId: number;
  paper: PartnerPaper;
  onOpen: () => void;
}

/** One ready paper or resource: what it is, and what can be done with it as a whole. */
export function PaperCard({ bank, subjectId, paper, onOpen }: PaperCardProps) {
  const { t } = useTranslation('partners');
  const shelve = useWrite(partnersApi.shelve, [], { onDone: () => notify.done(t('paper.shelved')) });
  const { paperId, title, paperType, year, region, gid, questions, timesUsed, file } = paper;
  const names = useNames();
  const grade = names.grade(gid ?? 0);
  const facts = [
    t(`paperType.${paperTypeName(paperType)}`),
    ...(year === null ? [] : [t('card.year', { year })]),
    ...(region ? [region] : []),
    ...(grade ? [grade] : []),
  ];
  const counts = [
    ...(questions > 0 ? [t('paper.questions', { count: questions })] : []),
    t('paper.used', { count: timesUsed }),
  ];
  return (
    <article className={styles.card}>
      <h2>{title}</h2>
      <div className={styles.facts}>{facts.join(' · ')}</div>
      <div className={styles.facts}>{counts.join(' · ')}</div>
      <div className={styles.actions}>
        <Button size="small" type="primary" ghost onClick={onOpen}>
          {t('paper.open')}
        </Button>
        {file && (
          <>
            <Button size="small" type="text" onClick={() => void download(partnersApi.file, { bank, paperId })}>
              {t('paper.download')}
            </Button>
            <Button
              size="small"
              type="text"
              loading={shelve.isPending}
              onClick={() => shelve.mutate({ bank, subjectId, paperId })}
            >
              {t('paper.shelve')}
            </Button>
          </>
        )}
      </div>
    </article>
  );
}
