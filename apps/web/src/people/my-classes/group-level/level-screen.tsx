import { analysisApi } from '@zhibi/contract/analysis';
import { type ClassHead, myClassesApi } from '@zhibi/contract/people/my-classes';
import { useRead } from '../../../platform/api.js';
import { Screen } from '../../../platform/screen.js';
import { together } from '../../../platform/together.js';
import { Levels } from './levels.js';

interface Props {
  classId: string;
  subjectId: number;
  subjects: ClassHead['can']['levelSubjects'];
  onSubject: (subjectId: number) => void;
}

/** What teachers have set beside what the returned homework speaks for. */
export function LevelScreen({ classId, subjectId, ...rest }: Props) {
  const levels = useRead(myClassesApi.levels, { classId, subjectId });
  const proposals = useRead(analysisApi.levelProposal, { classId, subjectId });
  return (
    <Screen read={together({ levels, proposals })} skeleton={{ rows: 12 }}>
      {(data) => <Levels subjectId={subjectId} levels={data.levels} proposals={data.proposals.items} {...rest} />}
    </Screen>
  );
}
