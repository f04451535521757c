import { Suspense } from 'react';
import { homeworkIn } from '../../capture/index.js';
import { loadStudentRecord, useUser } from '../../people/index.js';
import { lazily } from '../../platform/lazily.js';
import { useSearchParams } from '../../platform/search-params.js';
import { Skeleton } from '../../platform/skeleton.js';
import { MyHomework } from './my-homework.js';
import { MyResult } from './my-result.js';

const StudentRecord = lazily(() => loadStudentRecord().then(({ Page }) => Page));

/** A student's own page: every homework, and one that came back in full. For the school it is the record of a student. */
export function Page() {
  const [params] = useSearchParams();
  const { asStudent } = useUser();
  const homeworkId = homeworkIn(params);
  if (asStudent) return homeworkId ? <MyResult key={homeworkId} homeworkId={homeworkId} /> : <MyHomework />;
  return (
    <Suspense fallback={<Skeleton shape="page" />}>
      <StudentRecord />
    </Suspense>
  );
}
