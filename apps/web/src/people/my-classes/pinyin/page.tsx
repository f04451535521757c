import { myClassesApi } from '@zhibi/contract/people/my-classes';
import { useRead } from '../../../platform/api.js';
import { Screen } from '../../../platform/screen.js';
import { ClassScreen } from '../parts/class-screen.js';
import { Readings } from './readings.js';

/** How the names of a class are read. */
export const Page = () => <ClassScreen>{(classId) => <Of classId={classId} />}</ClassScreen>;

function Of({ classId }: { classId: string }) {
  const read = useRead(myClassesApi.readings, { classId });
  return (
    <Screen read={read} skeleton={{ rows: 12 }}>
      {({ head, items }) => <Readings head={head} items={items} />}
    </Screen>
  );
}
