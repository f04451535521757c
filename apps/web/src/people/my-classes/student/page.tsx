import { myClassesApi } from '@zhibi/contract/people/my-classes';
import { useRead } from '../../../platform/api.js';
import { Screen } from '../../../platform/screen.js';
import { ClassScreen } from '../parts/class-screen.js';
import { Students } from './students.js';

/** The students of a class. */
export const Page = () => <ClassScreen>{(classId) => <Of classId={classId} />}</ClassScreen>;

function Of({ classId }: { classId: string }) {
  const read = useRead(myClassesApi.students, { classId });
  return (
    <Screen read={read} skeleton={{ rows: 12 }}>
      {({ head, items }) => <Students head={head} items={items} />}
    </Screen>
  );
}
