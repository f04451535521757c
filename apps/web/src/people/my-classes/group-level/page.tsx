import { myClassesApi } from '@zhibi/contract/people/my-classes';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { Screen } from '../../../platform/screen.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { useSubjectId } from '../../user.js';
import { ClassScreen } from '../parts/class-screen.js';
import { LevelScreen } from './level-screen.js';

/** The layers of a class in a subject. */
export const Page = () => <ClassScreen>{(classId) => <Of classId={classId} />}</ClassScreen>;

/** Which subjects may be seen comes with the class; the address, the switcher or the first of them decides. */
function Of({ classId }: { classId: string }) {
  const { t } = useTranslation('myClasses');
  const [params, setParams] = useSearchParams();
  const chosen = useSubjectId();
  const read = useRead(myClassesApi.students, { classId });
  return (
    <Screen
      read={read}
      skeleton={{ rows: 12 }}
      isEmpty={({ head }) => head.can.levelSubjects.length === 0}
      empty={<EmptyState title={t('level.noSubject')} hint={t('level.noSubjectHint')} />}
    >
      {({ head }) => {
        const subjects = head.can.levelSubjects;
        const wanted = Number(params.get('subjectId')) || chosen;
        const subjectId = (subjects.find((one) => one.subjectId === wanted) ?? subjects[0])?.subjectId ?? 0;
        return (
          <LevelScreen
            key={subjectId}
            classId={classId}
            subjectId={subjectId}
            subjects={subjects}
            onSubject={(next) => setParams({ classId, subjectId: String(next) })}
          />
        );
      }}
    </Screen>
  );
}
