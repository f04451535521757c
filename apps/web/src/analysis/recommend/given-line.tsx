import type { GivenSet } from '@zhibi/contract/analysis/recommend';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { beginGiving, detailOf } from '../../homework/index.js';
import { Go } from '../../platform/layout/go.js';
import { StatusTag } from '../../platform/layout/status-tag.js';
import { formatDay } from '../../platform/time.js';

/** A set that became a paper: what came of it, or the way to give it. */
export function GivenLine({ classId, set, mayGive }: { classId: string; set: GivenSet; mayGive: boolean }) {
  const { t } = useTranslation('recommend');
  const navigate = useNavigate();
  const { level, point, paperId, homework } = set;
  return (
    <li>
      <b>{level === null ? t('given.class', { point }) : t('given.layer', { level, point })}</b>
      {homework ? (
        <>
          <StatusTag tone={homework.handedIn === homework.students ? 'done' : 'wait'}>
            {t('given.done', {
              day: formatDay(homework.startAt),
              handedIn: homework.handedIn,
              students: homework.students,
            })}
          </StatusTag>
          <Go to={detailOf(homework.homeworkId)}>{t('given.see')}</Go>
        </>
      ) : (
        <>
          <StatusTag tone="off">{t('given.notGiven')}</StatusTag>
          {mayGive && (
            <Button type="link" onClick={() => void navigate(beginGiving(paperId, { classId, layer: level }))}>
              {t('given.give')}
            </Button>
          )}
        </>
      )}
    </li>
  );
}
