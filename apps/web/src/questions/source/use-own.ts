import type { UserInfo } from '@zhibi/contract/people';
import { useUser } from '../../people/index.js';
import { type Bank, banks } from './use-search.js';

/** What one may narrow a search to that depends on who looks. */
interface Own {
  banks: readonly Bank[];
  /** The classes whose use of a question is known. */
  classes: UserInfo['classList'];
}

/** A principal has neither questions nor classes of the own. */
export function useOwn(subjectId: number): Own {
  const { classList, asSchoolPrincipal } = useUser();
  if (asSchoolPrincipal) return { banks: banks.filter((one) => one !== 'mine'), classes: [] };
  return { banks, classes: classList.filter(({ subjects }) => subjects.some((one) => one.subjectId === subjectId)) };
}
