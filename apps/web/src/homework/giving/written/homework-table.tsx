import type { HomeworkForTeacher } from '@zhibi/contract/homework';
import { ABSENT } from '@zhibi/contract/kernel';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Bar } from '../../../platform/layout/bar.js';
import { Go } from '../../../platform/layout/go.js';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import { formatNear } from '../../../platform/time.js';
import { detailOf, markingOf, reportOf } from '../../parts/addresses.js';
import { beginsAt, pushesAt, stageOf, stageTones } from '../../parts/stage.js';
import { CollectButton, WithdrawButton } from '../../parts/work-actions.js';
import styles from './homework-table.module.css';

const columns = ['name', 'state', 'times', 'handedIn', 'marked', 'actions'] as const;
const widths = {
  name: '',
  state: styles.status,
  times: styles.when,
  handedIn: styles.bar,
  marked: styles.bar,
  actions: styles.does,
};

/** Homework in rows: where each stands, how many are in and marked, what may be done. */
export function HomeworkTable({ rows }: { rows: readonly HomeworkForTeacher[] }) {
  const { t } = useTranslation('homework');
  return (
    <table className={styles.table} data-cards>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={widths[column]}>
              {t(`list.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((homework) => (
          <Row key={homework.homeworkId} homework={homework} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ homework }: { homework: HomeworkForTeacher }) {
  const { t } = useTranslation('homework');
  const { homeworkId, title, classes, status, endAt, collectedAt, progress, layers, forSome } = homework;
  const stage = stageOf(homework);
  const pushAt = pushesAt(homework);
  return (
    <tr>
      <td title={title}>
        <Link to={detailOf(homeworkId)}>{title}</Link>
        <small>
          {classes.map(({ className }) => className).join(' ')}
          {layers && ` · ${layers.map((layer) => t(`giving.layer.${layer}`)).join(' ')}`}
          {forSome && ` · ${t('changes.givenTo.some')}`}
        </small>
      </td>
      <td>
        {status === 'withdrawn' ? (
          <StatusTag tone="bad">{t('status.withdrawn')}</StatusTag>
        ) : (
          <StatusTag tone={stageTones[stage]}>{t(`state.${stage}`)}</StatusTag>
        )}
      </td>
      <td className={styles.day}>
        {collectedAt === null
          ? t('list.until', { when: formatNear(endAt) })
          : t('list.collected', { when: formatNear(collectedAt) })}
        <small>{t('list.from', { when: formatNear(beginsAt(homework)) })}</small>
        {pushAt && <small>{t('publish.pushes', { when: formatNear(pushAt) })}</small>}
      </td>
      <td data-label={t('list.handedIn')}>
        <Count done={progress.handedIn} of={progress.total} />
      </td>
      <td data-label={t('list.marked')}>
        <Count done={progress.marked} of={progress.handedIn} tone="success" />
      </td>
      <td>
        <Actions homework={homework} />
      </td>
    </tr>
  );
}

const Count = ({ done, of, tone }: { done: number; of: number; tone?: 'success' }) => (
  <span className={styles.count}>
    <Bar value={of ? done / of : 0} tone={tone} />
    <b>
      {of ? done : ABSENT}
      {of > 0 && <i>/{of}</i>}
    </b>
  </span>
);

/** The next thing to do first; who has handed in stands there from the first day to the last. */
function Actions({ homework }: { homework: HomeworkForTeacher }) {
  const { t } = useTranslation('homework');
  const { homeworkId, can, progress } = homework;
  const hasMarks = progress.marked > 0;
  const hasToMark = can.mark && progress.handedIn > 0;
  const stage = stageOf(homework);
  const isDone = stage === 'marked' || stage === 'released';
  const marking = <Go to={markingOf(homeworkId)}>{t('list.mark')}</Go>;
  return (
    <span className={styles.actions}>
      {hasToMark && !isDone && marking}
      {hasMarks && <Go to={reportOf(homeworkId)}>{t('list.report')}</Go>}
      {hasToMark && isDone && marking}
      <Go to={detailOf(homeworkId)}>{t('list.detail')}</Go>
      <CollectButton homework={homework} />
      <WithdrawButton homework={homework} />
    </span>
  );
}
