import { useSearchParams } from 'react-router';
import { homeworkIn } from '../../capture/index.js';
import { MyHomework } from './my-homework.js';
import { MyResult } from './my-result.js';

/** A student's own page: every homework, and one that came back in full. */
export function Page() {
  const [params] = useSearchParams();
  const homeworkId = homeworkIn(params);
  return homeworkId ? <MyResult key={homeworkId} homeworkId={homeworkId} /> : <MyHomework />;
}
