import { type PaperSummary, papersApi } from '@zhibi/contract/papers';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useWrite } from '../../../platform/api.js';
import { Confirm } from '../../../platform/layout/confirm.js';
import { Go } from '../../../platform/layout/go.js';
import { notify } from '../../../platform/notify.js';
import { formatNear, formatNumber } from '../../../platform/time.js';
import { PaperStatusTag } from '../../parts/paper-status.js';
import styles from './paper-table.module.css';

/** Papers with what may be done with each; a published one stays. */
export function PaperTable({ papers }: { papers: readonly PaperSummary[] }) {
  const { t } = useTranslation('papers');
  return (
    <table className={styles.table} data-cards>
      <thead>
        <tr>
          <th scope="col">{t('list.name')}</th>
          <th scope="col" className={styles.status}>
            {t('list.state')}
          </th>
          <th scope="col" className={styles.number}>
            {t('list.questions')}
          </th>
          <th scope="col" className={styles.number}>
            {t('list.score')}
          </th>
          <th scope="col" className={styles.when}>
            {t('list.changed')}
          </th>
          <th scope="col" className={styles.does}>
            {t('list.actions')}
          </th>
        </tr>
      </thead>
      <tbody>
        {papers.map((paper) => (
          <Row key={paper.paperId} paper={paper} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ paper }: { paper: PaperSummary }) {
  const { t } = useTranslation('papers');
  const { paperId, title, status, questionCount, totalScore, updatedAt } = paper;
  return (
    <tr>
      <td title={title}>
        <Link to={`/paperTest/preview?paper=${paperId}`} translate="no">
          {title}
        </Link>
      </td>
      <td>
        <PaperStatusTag status={status} />
      </td>
      <td className={styles.number} data-label={t('list.questions')}>
        <Go to={`/paper/ques?paper=${paperId}`} aria-label={t('list.seeQuestions', { count: questionCount })}>
          {questionCount}
        </Go>
      </td>
      <td className={styles.number} data-label={t('list.score')}>
        {formatNumber(totalScore)}
      </td>
      <td className={styles.day}>{formatNear(updatedAt)}</td>
      <td>
        <Actions paper={paper} />
      </td>
    </tr>
  );
}

function Actions({ paper: { paperId, title, status } }: { paper: PaperSummary }) {
  const { t } = useTranslation('papers');
  const removing = useWrite(papersApi.remove, [papersApi.list], {
    onDone: () => notify.done(t('list.removed', { title })),
  });
  const isOpen = status !== 'published';
  return (
    <span className={styles.actions}>
      {isOpen && <Go to={`/paperTest/self?paper=${paperId}`}>{t('list.edit')}</Go>}
      <Go to={`/homework/written?step=paper&paper=${paperId}`}>{t('list.publish')}</Go>
      <Go to={`/paperTest/auto?from=${paperId}`}>{t('list.another')}</Go>
      {isOpen ? (
        <Confirm
          title={t('list.removeAsk')}
          hint={t('list.removeHint', { title })}
          onConfirm={() => removing.mutate({ paperId })}
        >
          <Button type="link" loading={removing.isPending}>
            {t('list.remove')}
          </Button>
        </Confirm>
      ) : (
        <Go to={`/paperTest/preview?paper=${paperId}`}>{t('list.open')}</Go>
      )}
    </span>
  );
}
