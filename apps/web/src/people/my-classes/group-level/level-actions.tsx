import { CheckOutlined, HistoryOutlined } from '@ant-design/icons';
import type { LevelProposal } from '@zhibi/contract/analysis';
import { type ClassHead, myClassesApi } from '@zhibi/contract/people/my-classes';
import { Button, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { ExportButton } from '../../../platform/layout/export-button.js';
import { useNames } from '../../use-names.js';
import { UndoButtons } from '../parts/undo-buttons.js';
import { LimitsButton } from './limits-button.js';
import type { LevelsOfClass } from './shape.js';
import type { useLevels } from './use-levels.js';

interface Props {
  subjectId: number;
  subjects: ClassHead['can']['levelSubjects'];
  levels: LevelsOfClass;
  proposals: readonly LevelProposal[];
  edited: ReturnType<typeof useLevels>;
  onSubject: (subjectId: number) => void;
  onHistory: () => void;
  onWords: (words: string) => void;
}

/** Subject, history, export; and for a teacher of the subject: limits, accepting, undo and saving. */
export function LevelActions({ subjectId, subjects, levels, proposals, edited, onSubject, onHistory, onWords }: Props) {
  const { t } = useTranslation(['myClasses', 'platform']);
  const names = useNames();
  const { draft } = edited;
  const { classId } = levels.head;
  const accept = () => {
    const different = proposals.filter((one) => draft.now.levels.get(one.studentId) !== one.level);
    if (different.length > 0) edited.setAll(different.map((one) => [one.studentId, one.level]));
    onWords(different.length > 0 ? t('level.accepted', { count: different.length }) : t('level.nothingToAccept'));
  };
  return (
    <>
      {subjects.length > 1 && (
        <Select
          aria-label={t('level.subject')}
          style={{ width: 128 }}
          value={subjectId}
          options={subjects.map((one) => ({ value: one.subjectId, label: names.subject(one.subjectName) }))}
          onChange={onSubject}
        />
      )}
      {levels.can.edit && <UndoButtons draft={draft} />}
      <Button icon={<HistoryOutlined />} onClick={onHistory}>
        {t('history')}
      </Button>
      <ExportButton endpoint={myClassesApi.exportLevels} input={{ classId, subjectId }} />
      {levels.can.edit && (
        <>
          <LimitsButton limits={draft.now.limits} onApply={edited.limit} />
          {proposals.length > 0 && (
            <Button icon={<CheckOutlined />} onClick={accept}>
              {t('level.acceptAll')}
            </Button>
          )}
          <Button type="primary" disabled={!draft.isUnsaved} loading={edited.isBusy} onClick={edited.save}>
            {t('platform:save')}
          </Button>
        </>
      )}
    </>
  );
}
