import { myClassesApi } from '@zhibi/contract/people/my-classes';
import { useRead } from '../../../platform/api.js';
import { Screen } from '../../../platform/screen.js';
import { ClassScreen } from '../parts/class-screen.js';
import { Groups } from './groups.js';

/** The groups of a class. */
export const Page = () => <ClassScreen>{(classId) => <Of classId={classId} />}</ClassScreen>;

function Of({ classId }: { classId: string }) {
  const read = useRead(myClassesApi.groups, { classId });
  return (
    <Screen read={read} skeleton={{ card: 420 }}>
      {(data) => <Groups {...data} />}
    </Screen>
  );
}
