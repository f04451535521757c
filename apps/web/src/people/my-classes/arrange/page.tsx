import { myClassesApi } from '@zhibi/contract/people/my-classes';
import { useRead } from '../../../platform/api.js';
import { Screen } from '../../../platform/screen.js';
import { ClassScreen } from '../parts/class-screen.js';
import { Seating } from './seating.js';

/** Where everybody of a class sits. */
export const Page = () => <ClassScreen>{(classId) => <Of classId={classId} />}</ClassScreen>;

function Of({ classId }: { classId: string }) {
  const read = useRead(myClassesApi.seating, { classId });
  return (
    <Screen read={read} skeleton={{ card: 560 }}>
      {(data) => <Seating data={data} />}
    </Screen>
  );
}
