import { ArrowLeftOutlined } from '@ant-design/icons';
import type { ClassReport } from '@zhibi/contract/analysis';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Drawer } from '../../../platform/layout/drawer.js';
import { QuestionAnswers } from './question-answers.js';
import { StudentList } from './student-list.js';
import { StudentSheet } from './student-sheet.js';
import type { Trail } from './use-trail.js';

interface BehindDrawerProps {
  report: ClassReport;
  trail: Trail;
}

/** What stands behind a number: students, answers, papers. Part of the page, so that it hides and comes back with it. */
export function BehindDrawer({ report, trail }: BehindDrawerProps) {
  const { t } = useTranslation('platform');
  const title = useTitle(report, trail);
  return (
    <Drawer
      open={trail.isOpen}
      onClose={trail.close}
      getContainer={false}
      rootStyle={{ position: 'fixed' }}
      styles={{ mask: { background: 'rgb(16 24 40 / 12%)' } }}
      size={trail.shown?.kind === 'students' ? 'form' : 'wide'}
      title={title}
      extra={
        trail.canGoBack && (
          <Button type="text" size="small" icon={<ArrowLeftOutlined />} onClick={trail.back}>
            {t('back')}
          </Button>
        )
      }
    >
      <Content report={report} trail={trail} />
    </Drawer>
  );
}

function Content({ report, trail: { shown, further } }: BehindDrawerProps) {
  if (shown?.kind === 'students') return <StudentList report={report} opened={shown} onOpen={further} />;
  if (shown?.kind === 'question')
    return <QuestionAnswers key={shown.itemId} report={report} itemId={shown.itemId} onOpen={further} />;
  if (shown?.kind === 'student') return <StudentSheet report={report} studentId={shown.studentId} />;
  return null;
}

function useTitle({ questions, rows }: ClassReport, { shown }: Trail): string {
  const { t } = useTranslation('analysis');
  if (shown?.kind === 'students')
    return t('classReport.behind', { title: shown.title, count: shown.studentIds.length });
  if (shown?.kind === 'question') {
    const no = questions.find(({ itemId }) => itemId === shown.itemId)?.no ?? 0;
    return t('classReport.question', { no });
  }
  return rows.find(({ studentId }) => studentId === shown?.studentId)?.name ?? '';
}
