import { BarChartOutlined, SendOutlined } from '@ant-design/icons';
import { homeworkApi } from '@zhibi/contract/homework';
import { markingApi } from '@zhibi/contract/marking';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { reportOf } from '../../../homework/index.js';
import { useWrite } from '../../../platform/api.js';
import { Confirm } from '../../../platform/layout/confirm.js';
import { GoButton } from '../../../platform/layout/go-button.js';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import { notify } from '../../../platform/notify.js';
import styles from './release-button.module.css';

export interface ReleaseButtonProps {
  homeworkId: string;
  title: string;
  canRelease: boolean;
  released: boolean;
}

/** The end of marking: the papers go back to the students. */
export function ReleaseButton({ homeworkId, title, canRelease, released }: ReleaseButtonProps) {
  const { t } = useTranslation('marking');
  const release = useWrite(
    markingApi.release,
    [markingApi.items, markingApi.waiting, homeworkApi.list, homeworkApi.detail],
    {
      onDone: () => notify.done(t('release.done')),
    },
  );
  if (released)
    return (
      <span className={styles.pill}>
        <StatusTag tone="done">{t('release.released')}</StatusTag>
        <GoButton type="primary" size="small" icon={<BarChartOutlined />} to={reportOf(homeworkId)}>
          {t('release.report')}
        </GoButton>
      </span>
    );
  if (!canRelease) return null;
  return (
    <Confirm
      title={t('release.ask', { title })}
      hint={t('release.hint')}
      words={t('release.action')}
      onConfirm={() => release.mutate({ homeworkId })}
    >
      <Button type="primary" size="small" icon={<SendOutlined />} loading={release.isPending}>
        {t('release.action')}
      </Button>
    </Confirm>
  );
}
