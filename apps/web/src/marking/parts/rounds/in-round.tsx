import { TeamOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Go } from '../../../platform/layout/go.js';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import { roundsOf } from './addresses.js';

/** Said where a question is scored by several: ordinary scores are refused until an answer is settled. */
export function InRound({ homeworkId }: { homeworkId: string }) {
  const { t } = useTranslation('rounds');
  return (
    <StatusTag tone="run" icon={<TeamOutlined />}>
      <Go to={roundsOf(homeworkId)} orWords>
        {t('inRound')}
      </Go>
    </StatusTag>
  );
}
