import { useUser } from '../../people/index.js';
import { OfClass } from './of-class.js';
import { Own } from './own.js';
import { Reasons } from './reasons.js';

/** A student reads the own points and remarks, a leader keeps the reasons, a teacher gives. */
export function Page() {
  const { currentRole } = useUser();
  if (currentRole === 'STUDENT') return <Own />;
  return currentRole === 'TEACHER' ? <OfClass /> : <Reasons />;
}
