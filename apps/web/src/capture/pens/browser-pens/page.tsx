import { useUser } from '../../../people/index.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { homeworkIn } from '../../parts/homework-in-address.js';
import { OwnPen } from './own-pen.js';
import { TeachersPen } from './teachers-pen.js';

/** A pen that this browser has connected: a teacher's for the class, a student's own. */
export function Page() {
  const { asStudent } = useUser();
  const [params] = useSearchParams();
  return asStudent ? <OwnPen /> : <TeachersPen homeworkId={homeworkIn(params)} />;
}
