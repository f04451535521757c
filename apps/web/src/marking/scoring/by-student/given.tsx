import { captureApi } from '@zhibi/contract/capture';
import { markingApi, type StudentToMark } from '@zhibi/contract/marking';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { detailOf } from '../../../homework/index.js';
import { useRead } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { GoButton } from '../../../platform/layout/go-button.js';
import { ToolFrame } from '../../../platform/layout/tool-frame.js';
import { Screen } from '../../../platform/screen.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { RedoOfStudent } from '../../parts/redo-of-student.js';
import { StudentPaper } from '../../parts/student-paper.js';
import styles from './given.module.css';

/** What one student gave in a homework, by whatever way: to be looked at, never to be written on. */
export function Given({ homeworkId }: { homeworkId: string }) {
  const { t } = useTranslation('marking');
  const [params, setParams] = useSearchParams();
  const students = useRead(markingApi.students, { homeworkId });
  const student = students.data?.items.find(({ studentId }) => studentId === params.get('student'));
  const go = (studentId: string) => setParams((old) => ({ ...Object.fromEntries(old), student: studentId }));
  if (student && students.data)
    return (
      <OfStudent
        key={student.studentId}
        {...{ homeworkId, student }}
        title={students.data.title}
        items={students.data.items}
        onGo={go}
      />
    );
  return (
    <ToolFrame title={t('given.title')} note={students.data?.title} back={detailOf(homeworkId)}>
      <Screen
        read={students}
        skeleton={{ rows: 6 }}
        isEmpty={() => student === undefined}
        empty={
          <EmptyState
            title={t('given.none')}
            hint={t('given.noneHint')}
            action={<GoButton to={detailOf(homeworkId)}>{t('given.back')}</GoButton>}
          />
        }
      >
        {() => null}
      </Screen>
    </ToolFrame>
  );
}

interface GivenProps {
  homeworkId: string;
  title: string;
  student: StudentToMark;
  items: readonly StudentToMark[];
  onGo: (studentId: string) => void;
}

function OfStudent({ homeworkId, title, student: { studentId, classId, name, className }, items, onGo }: GivenProps) {
  const { t } = useTranslation('marking');
  const ways = useRead(captureApi.ways, { homeworkId }, { quiet: true }).data?.items ?? [];
  const sources = ways.find((one) => one.studentId === studentId)?.sources ?? [];
  // Whoever gave nothing is passed over.
  const present = items.filter((one) => !one.isAbsent || one.studentId === studentId);
  const at = present.findIndex((one) => one.studentId === studentId);
  const [before, after] = [present[at - 1], present[at + 1]];
  const how = sources.map((source) => t(`given.way.${source}`));
  return (
    <ToolFrame
      title={t('given.of', { name })}
      note={[title, className, ...how].join(' · ')}
      back={detailOf(homeworkId)}
      actions={
        <>
          <RedoOfStudent homeworkId={homeworkId} title={title} student={{ studentId, classId, name }} />
          <Button disabled={before === undefined} onClick={() => before && onGo(before.studentId)}>
            {t('byStudent.previous')}
          </Button>
          <Button disabled={after === undefined} onClick={() => after && onGo(after.studentId)}>
            {t('byStudent.next')}
          </Button>
          <GoButton to={`/markFullScreen?homework=${homeworkId}&student=${studentId}`}>{t('given.mark')}</GoButton>
        </>
      }
    >
      <div className={styles.given}>
        <Card>
          <StudentPaper homeworkId={homeworkId} studentId={studentId} />
        </Card>
      </div>
    </ToolFrame>
  );
}
