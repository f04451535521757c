import { homeworkApi } from '@zhibi/contract/homework';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSubjectId } from '../../people/index.js';
import { useInfinite } from '../../platform/api.js';
import { formatDay } from '../../platform/time.js';

export interface HomeworkChoiceProps {
  value: string | null;
  onChoose: (homeworkId: string) => void;
}

/** The homework of this teacher, newest first. */
export function HomeworkChoice({ value, onChoose }: HomeworkChoiceProps) {
  const { t } = useTranslation('capture');
  const subjectId = useSubjectId();
  const { rows, isLoading, hasNextPage, fetchNextPage } = useInfinite(
    homeworkApi.list,
    subjectId === null ? null : { subjectId },
  );
  const written = rows.filter(({ status }) => status === 'open' || status === 'closed');
  return (
    <Select
      aria-label={t('choice.homework')}
      placeholder={t('choice.homework')}
      value={value}
      loading={isLoading}
      style={{ width: 260 }}
      showSearch={{ optionFilterProp: 'label' }}
      options={written.map(({ homeworkId, title, startAt }) => ({
        value: homeworkId,
        label: `${title} · ${formatDay(startAt)}`,
      }))}
      onChange={onChoose}
      onPopupScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
        if (hasNextPage && scrollTop + clientHeight > scrollHeight - 40) void fetchNextPage();
      }}
    />
  );
}
